import MotionPhysics
import Presets

/// A style sheet in the making: what stands in `:root` is written at once, what belongs further down is kept until
/// all presets have been seen.
struct CSSSheet {
  let names: IdentifierTable
  let reader: CSSVariables.Reader
  let prefix: String
  let tolerance: Double
  let note: (String) -> Void
  private let supports = LaterText(depth: 2)
  private let keyframes = LaterText(depth: 0)
  private let reduced = LaterText(depth: 2)
  private let reducedSupports = LaterText(depth: 3)
  private var registered: Set<String> = []

  init(
    names: IdentifierTable, reader: CSSVariables.Reader, prefix: String, tolerance: Double,
    note: @escaping (String) -> Void
  ) {
    self.names = names
    self.reader = reader
    self.prefix = prefix
    self.tolerance = tolerance
    self.note = note
  }

  /// Writes a whole sheet.
  ///
  /// - Parameters:
  ///   - rule: What holds the custom properties.
  ///   - usualPrefix: What stands in front of every name where no prefix was chosen.
  static func write(
    _ input: ExportInput, to output: ExportOutput, file: String, format: String, rule: String,
    reader: CSSVariables.Reader, usualPrefix: String
  ) throws {
    let prefix = try CSSName.prefix(input.options, usual: usualPrefix)
    var sheet = CSSSheet(
      names: try CSSName.table(input, prefix: prefix, format: format), reader: reader, prefix: prefix,
      tolerance: input.options.tolerance, note: output.note)
    let header = try GeneratedHeader.lines(input).map(CommentStyle.block.line)
    try output.bytes(file) { sink in
      var root = CodeText(sink: sink)
      try root.lines(header)
      try root.line()
      try root.block(rule) { root in try input.forEach { try sheet.add($0, to: &root) } }
      try root.flush()
      try sheet.writeRest(to: sink)
    }
  }

  private func variables(_ name: PresetName) -> CSSVariables {
    CSSVariables(base: names[name], reader: reader)
  }

  private mutating func add(_ exported: ExportedPreset, to root: inout CodeText) throws {
    try root.line(CommentStyle.block.line(exported.name.text))
    try root.lines(PresetRemarks.lines(of: exported).map(CommentStyle.block.line))
    do {
      try addMotion(of: exported, to: &root)
    } catch let error as MotionError {
      try root.line(CommentStyle.block.line("Not in CSS: \(error.sentence)."))
      note("\(exported.name): \(error.sentence)")
    }
  }

  private mutating func addMotion(of exported: ExportedPreset, to root: inout CodeText) throws {
    let own = variables(exported.name)
    if case .morph(let morph) = exported.motion { return try add(morph, of: exported, own, to: &root) }
    if let target = exported.target {
      try root.lines(CSSValues.references(to: variables(target), from: own, motion: exported.motion))
      // What an alias stands for is reduced already.
      if exported.preset.reduced == nil { return }
    } else if let timing = try CSSTiming(exported.motion, tolerance: tolerance) {
      try root.lines(CSSValues.declarations(timing, own))
      if let easing = timing.easing, let linear = CSSValues.linear(easing, own) { try supports.line(linear) }
    } else if let animation = try CSSAnimation(
      exported.motion, name: own.base, prefix: prefix, tolerance: tolerance)
    {
      try tell(animation.losses, of: exported, to: &root)
      try root.lines(animation.remarks.map(CommentStyle.block.line))
      try root.lines(CSSValues.declarations(animation, own))
      for part in animation.parts { try keyframes.add(part, &registered) }
    }
    try addReduced(of: exported, [own])
  }

  private mutating func add(
    _ morph: Morph, of exported: ExportedPreset, _ own: CSSVariables, to root: inout CodeText
  ) throws {
    let sheet = try CSSMorph(morph, own, tolerance: tolerance)
    try tell(sheet.loss.map { [$0] } ?? [], of: exported, to: &root)
    for group in sheet.groups {
      try root.lines(group.declarations)
      if let linear = group.linear { try supports.line(linear) }
    }
    try root.lines(sheet.places)
    try addReduced(of: exported, sheet.groups.filter { $0.shared == nil }.map(\.variables))
    if case .none = exported.reduced { return }
    for group in sheet.groups where group.shared != nil && group.timing.delay > 0 {
      try reduced.line("\(group.variables.delay): 0ms;")
    }
  }

  /// Says what could not be carried where it would stand, and to who exports.
  private func tell(_ losses: [String], of exported: ExportedPreset, to root: inout CodeText) throws {
    for loss in losses {
      try root.line(CommentStyle.block.line("Not in CSS: \(loss)."))
      note("\(exported.name): \(loss)")
    }
  }

  private func addReduced(of exported: ExportedPreset, _ variables: [CSSVariables]) throws {
    guard let partner = exported.reduced else { return }
    if case .preset(exported.name, _) = partner { return }
    let replacement = try CSSReplacement(
      partner, of: exported, tolerance: tolerance, prefix: prefix, name: { names[$0] })
    if let remark = replacement.remark {
      try reduced.line(CommentStyle.block.line("\(exported.name): \(remark)"))
      note("\(exported.name): \(remark)")
    }
    for own in variables {
      for line in replacement.declarations(own) { try reduced.line(line) }
      if let linear = replacement.linear(own) { try reducedSupports.line(linear) }
    }
  }

  private func writeRest(to sink: @escaping ExportOutput.Sink) throws {
    if !supports.isEmpty {
      try Self.wrap([Self.supportsRule, "  :root {"], supports, ["  }", "}"], to: sink)
    }
    try keyframes.write(to: sink)
    if reduced.isEmpty { return }
    try Self.wrap(["@media (prefers-reduced-motion: reduce) {", "  :root {"], reduced, ["  }"], to: sink)
    if !reducedSupports.isEmpty {
      try Self.wrap(["  " + Self.supportsRule, "    :root {"], reducedSupports, ["    }", "  }"], to: sink)
    }
    try sink(Array("}\n".utf8))
  }

  private static let supportsRule = "@supports (transition-timing-function: linear(0, 1)) {"

  private static func wrap(
    _ before: [String], _ section: LaterText, _ after: [String], to sink: ExportOutput.Sink
  ) throws {
    let isFirst = before.first?.hasPrefix("@") == true
    try sink(Array(((isFirst ? "\n" : "") + before.joined(separator: "\n") + "\n").utf8))
    try section.write(to: sink)
    try sink(Array((after.joined(separator: "\n") + "\n").utf8))
  }
}
