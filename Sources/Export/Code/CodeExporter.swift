import MotionPhysics
import Presets

/// How a language lays out a file.
struct CodeLayout: Sendable {
  let format: String
  let fileName: String
  var indentation = "  "
  var groupEnd = "}"
  /// Whether an empty line stands between members.
  var isAiry = true
}

/// The input and the output of an exporter.
struct CodeContext {
  let input: ExportInput
  /// The name around all presets.
  let root: String
  let output: ExportOutput
}

/// A format of code. A file of any language is built alike: what made it, what it imports, the presets in their groups,
/// and behind them what they share. An exporter says how its language writes those parts and a preset; everything else
/// stands in the extension.
///
/// An exporter is an object: what has to be imported is known only when all presets are written.
protocol CodeExporter: AnyObject {
  var layout: CodeLayout { get }
  var context: CodeContext { get }
  /// A preset's whole path as code.
  func path(_ name: PresetName) -> String

  /// The lines that keep formatters and linters away from a file that the next export writes anew, as those tools read
  /// them.
  var toolMarks: [String] { get }
  /// The remarks behind the line that names the file's maker.
  var introduction: [String] { get }
  /// Imports and what else stands above the presets. It is asked for when all of them are written.
  func writeHead(to text: inout CodeText) throws
  /// Writes all presets: in blocks of their groups, where a language nests them.
  func writePresets(to text: inout CodeText) throws
  /// The lines around all presets; the last of the first ones opens the block.
  var opening: [String] { get }
  var closing: String { get }
  func groupOpening(_ group: String) -> String
  /// The code behind the presets.
  func writeTail(to text: inout CodeText) throws

  /// Writes a preset: another name, or the motion itself.
  func write(_ preset: ExportedPreset, to text: inout CodeText) throws
}

/// A format of code that has lines of its own for each kind of preset.
protocol KindExporter: CodeExporter {
  /// Another name for a preset.
  func lines(of preset: ExportedPreset, aliasOf target: PresetName) -> [String]
  func lines(of preset: ExportedPreset, _ animation: Animation) -> [String]
  func lines(of preset: ExportedPreset, _ curve: UnitCurve) -> [String]
  func lines(of preset: ExportedPreset, duration: Double) -> [String]
  func lines(
    of preset: ExportedPreset, _ timeline: TrackTimeline, driver: ClipDriver, loops: Bool
  ) -> [String]
  func lines(of preset: ExportedPreset, _ sequence: PhaseSequence) -> [String]
  func lines(of preset: ExportedPreset, _ morph: Morph) -> [String]

  /// A documentation comment of sentences that are not yet made safe.
  func documentation(_ sentences: [String]) -> [String]
  /// The mark of a preset that should not be used any more, with the path of what should.
  func deprecation(_ preset: ExportedPreset) -> [String]
}

extension CodeExporter {
  var root: String { context.root }

  /// Says on stderr what could not be carried of a preset.
  func note(_ reason: String, of name: PresetName) { context.output.note(reason, of: name) }

  func export() throws {
    let presets = DeferredText(indentation: layout.indentation)
    try presets.add(writePresets)
    try context.output.text(layout.fileName, indentation: layout.indentation) { text in
      try text.lines(GeneratedHeader.lines.map(CommentStyle.slashes.line) + toolMarks)
      try text.lines(introduction.map(CommentStyle.slashes.line))
      try writeHead(to: &text)
      try text.deferred(presets)
      try writeTail(to: &text)
    }
  }

  func writePresets(to text: inout CodeText) throws {
    try writeGroups(opening, closing, to: &text) { try write($0, to: &$1) }
  }

  /// Writes all presets in blocks of their groups. They come in the order of their names, in which the members of a
  /// group stand together.
  func writeGroups(
    _ opening: [String], _ closing: String, without others: Set<PresetName> = [], to text: inout CodeText,
    _ write: (ExportedPreset, inout CodeText) throws -> Void
  ) throws {
    try text.lines(opening.dropLast())
    try text.open(opening.last ?? "")
    var groups: [String] = []
    var isFirst = true
    func close(down count: Int, _ text: inout CodeText) throws {
      while groups.count > count {
        try text.close(layout.groupEnd)
        groups.removeLast()
      }
    }
    try context.input.forEach { preset in
      if others.contains(preset.name) { return }
      let path = preset.name.groupSegments
      let common = zip(groups, path).prefix { $0 == $1 }.count
      try close(down: common, &text)
      if layout.isAiry, !isFirst { try text.line() }
      isFirst = false
      for group in path[common...] {
        try text.open(groupOpening(group))
        groups.append(group)
      }
      try write(preset, &text)
    }
    try close(down: 0, &text)
    try text.close(closing)
  }

  /// The remark on a spring without damping.
  static var endless: String { "undamped, so it runs until something stops it" }

  /// Says in a preset's place why it is not written.
  func leaveOut(_ preset: ExportedPreset, _ reason: String, to text: inout CodeText) throws {
    try text.line(CommentStyle.slashes.line("\(preset.name) is not here: \(reason)."))
    note(reason, of: preset.name)
  }

  var toolMarks: [String] { [] }
  var introduction: [String] { [] }
  var opening: [String] { [] }
  var closing: String { layout.groupEnd }
  func groupOpening(_ group: String) -> String { "\(group) {" }
  func writeTail(to text: inout CodeText) throws {}
}

extension KindExporter {
  func write(_ preset: ExportedPreset, to text: inout CodeText) throws {
    try text.lines(preset.target.map { lines(of: preset, aliasOf: $0) } ?? lines(of: preset))
  }

  /// The same motion once more, where a language has no better way.
  func lines(of preset: ExportedPreset, aliasOf target: PresetName) -> [String] { lines(of: preset) }

  func lines(of preset: ExportedPreset) -> [String] {
    switch preset.motion {
    case .spring(let spring, let delay): lines(of: preset, .spring(spring, delay: delay))
    case .tween(let curve, let duration, let delay):
      lines(of: preset, .tween(curve, duration: duration, delay: delay))
    case .curve(let curve): lines(of: preset, curve)
    case .duration(let seconds): lines(of: preset, duration: seconds)
    case .clip(let timeline, let driver, let loops):
      lines(of: preset, timeline, driver: driver, loops: loops)
    case .sequence(let sequence): lines(of: preset, sequence)
    case .morph(let morph): lines(of: preset, morph)
    }
  }

  func documentation(_ sentences: [String]) -> [String] { sentences.map(CommentStyle.documentation.line) }

  /// The comment above a declaration, and its mark where it should not be used any more.
  ///
  /// - Parameter remarks: What could not be carried, which is noted too.
  func heading(_ preset: ExportedPreset, _ remarks: [String] = []) -> [String] {
    for remark in remarks { note(remark, of: preset.name) }
    return documentation(PresetRemarks.lines(of: preset) + PresetRemarks.notes(remarks)) + deprecation(preset)
  }

  /// The sentence about a preset that should not be used any more; nil for any other.
  func deprecationMessage(_ preset: ExportedPreset) -> String? {
    guard let deprecated = preset.preset.deprecated else { return nil }
    if let successor = preset.successor, context.input.written.contains(successor) {
      return "Use \(path(successor))"
    }
    return deprecated.text ?? "Should not be used any more"
  }
}
