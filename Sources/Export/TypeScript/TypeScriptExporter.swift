import MotionPhysics
import PlainText
import Presets

/// A module of typed constants: a nested object of all presets, another of what replaces them, and a function that
/// takes one of both.
///
/// Each preset is put into words once. The helpers that the words need and the variables that they share stand
/// further up, so the object is kept until those are known.
final class TypeScriptExporter: CodeExporter {
  let context: CodeContext
  let layout: CodeLayout
  private let system: any TypeScriptSystem
  private let support: SupportFile?
  private let names: TypeScriptNames
  /// Whether types are left out.
  private let isPlain: Bool
  /// The presets at the ends of aliases: each is a variable.
  private let aliased: Set<PresetName>
  private let variables = DeferredText()
  /// The functions that the file needs.
  private var helpers: Set<TypeScriptHelper> = []
  private var customProperties: Set<String> = []
  /// The presets that the library cannot play.
  private var missing: Set<PresetName> = []

  init(
    _ system: any TypeScriptSystem, format: String, _ input: ExportInput, output: ExportOutput
  ) throws {
    self.system = system
    layout = CodeLayout(format: format, fileName: "motion.ts", groupEnd: "},", isAiry: false)
    support = try system.supportFile.map(SupportFile.init)
    let taken = TypeScriptHelper.allCases.map(\.rawValue) + (support.map(Self.names(in:)) ?? [])
    names = try TypeScriptNames(input.options, taken: Set(taken))
    try names.check(input.names, format: format)
    isPlain = input.options.isPlain
    context = CodeContext(input: input, root: names.object, output: output)
    let aliases = input.presets.filter { $0.kind == .alias }.map(\.name)
    aliased = try Set(zip(aliases, aliases.map(input.origin(of:))).filter { $0 != $1 }.map(\.1))
  }

  /// The names that code imports and declares: of `import { a, b } from` the words in the brackets, else the one behind
  /// the last keyword of a line.
  private static func names(in code: SupportFile) -> [String] {
    let imported = code.imports.flatMap { $0.prefix { $0 != "}" }.drop { $0 != "{" }.split(separator: ",") }
    let declared = code.lines().compactMap { line in
      let words = line.split { !$0.isLetter }.drop { $0 == "export" }
      return line.hasPrefix("export ") || line.hasPrefix("let ") ? words.dropFirst().first : nil
    }
    return (imported + declared).map { $0.trimming { "{ }".contains($0) } }
  }

  var toolMarks: [String] { TypeScriptText.toolMarks }
  var introduction: [String] { system.introduction(names) }
  var opening: [String] { ["", "/** The presets. */", "export const \(root) = {"] }
  var closing: String { isPlain ? "};" : "} as const;" }

  func path(_ name: PresetName) -> String { "\(root).\(TypeScriptNames.path(name).joined(separator: "."))" }
  func groupOpening(_ group: String) -> String {
    "\(TypeScriptNames.path(PresetName(stored: group)).joined()): {"
  }

  func writeHead(to text: inout CodeText) throws {
    if let imports = support?.imports, !imports.isEmpty { try text.lines([""] + imports) }
    let worklet = ["WORKLET": system.isWorklet ? "\n    \"worklet\";" : ""]
    for helper in TypeScriptHelper.allCases where helpers.contains(helper) {
      try text.lines(lines(of: SupportFile(helper.rawValue + ".ts"), worklet))
    }
    if let support, let blanks = system.blanks(customProperties: customProperties.sorted()) {
      try text.lines(lines(of: support, blanks))
    }
    try text.deferred(variables)
  }

  /// The code behind an empty line; nothing of a file that only has types, where those are left out.
  private func lines(of code: SupportFile, _ blanks: [String: String]) -> [String] {
    let lines = code.lines(root: root, isPlain: isPlain, blanks)
    return lines.isEmpty ? [] : [""] + lines
  }

  func write(_ preset: ExportedPreset, to text: inout CodeText) throws {
    let key = TypeScriptNames.path(preset.name).last ?? ""
    var notes = TypeScriptNotes(preset.origin)
    do {
      let typed = try system.value(of: preset.motion, &notes)
      let value = isPlain ? typed.plain : typed
      // What replaces it is written further down, and its helpers stand further up.
      var cut = notes
      if preset.motion.kind == .curve, preset.reduced?.isCut == true {
        _ = try system.curve(.steps(StepsCurve(count: 1, jump: .start)), &cut)
      }
      helpers.formUnion(cut.helpers)
      customProperties.formUnion(cut.customProperties)
      for loss in notes.losses { note(loss, of: preset.name) }
      for (reason, gap) in notes.gaps { context.output.note(reason, gap: gap, of: preset.name) }
      try text.lines(documentation(of: preset, notes))
      if aliased.contains(preset.name) { try addVariable(preset.name, value) }
      let isVariable = aliased.contains(preset.origin)
      let shown = isVariable ? .code(TypeScriptNames.variable(preset.origin)) : value
      try text.lines(shown.lines("\(key): "))
    } catch let error as MotionError {
      missing.insert(preset.name)
      try leaveOut(preset, error.sentence, to: &text)
    }
  }

  private func addVariable(_ name: PresetName, _ value: TypeScriptValue) throws {
    try variables.lines(
      ["", "// \(name): others stand for it."]
        + value.lines(
          "const \(TypeScriptNames.variable(name)) = ", end: isPlain ? ";" : "\(value.constancy);"))
  }

  private func documentation(of exported: ExportedPreset, _ notes: TypeScriptNotes) -> [String] {
    var remarks = PresetRemarks.lines(of: exported)
    if exported.preset.deprecated != nil { remarks.removeLast() }
    remarks += notes.sentences
    if let deprecated = exported.preset.deprecated {
      remarks.append(deprecated.text.map { "@deprecated \($0)" } ?? "@deprecated")
    }
    return TypeScriptText.documentation(remarks)
  }

  func writeTail(to text: inout CodeText) throws {
    let opening = [
      "",
      "/** What replaces the presets where a person asks for less motion; themselves where nobody said. */",
      "export const \(names.reduced) = {",
    ]
    try writeGroups(opening, closing, without: missing, to: &text) { try writeReplacement(of: $0, to: &$1) }
    let type = [
      "", "/** The presets' names with their types. */", "export type \(names.type) = typeof \(root);",
    ]
    let parameters = isPlain ? "(reduced)" : "(reduced: boolean): \(names.type) | typeof \(names.reduced)"
    try text.lines(
      (isPlain ? [] : type) + [
        "",
        "/** The presets, or what replaces them where a person asks for less motion. */",
        "export function \(names.choice)\(parameters) {",
      ] + (system.isWorklet ? ["  \"worklet\";"] : []) + [
        "  return reduced ? \(names.reduced) : \(root);",
        "}",
      ])
  }

  private func writeReplacement(of preset: ExportedPreset, to text: inout CodeText) throws {
    let (value, remark) = try replacement(of: preset)
    if let remark {
      try text.line(CommentStyle.slashes.line(remark.prefix(1).uppercased() + remark.dropFirst()))
      note(remark, of: preset.name)
    }
    let shown = isPlain ? value.plain : value
    try text.lines(shown.lines("\(TypeScriptNames.path(preset.name).last ?? ""): "))
  }

  /// A preset's replacement for reduced motion, and a remark on it.
  private func replacement(of exported: ExportedPreset) throws -> (TypeScriptValue, remark: String?) {
    guard let partner = exported.reduced else { return (.code(path(exported.name)), nil) }
    guard case .preset(let other, let motion) = partner else { return (try cut(exported), partner.loss) }
    if missing.contains(other) {
      return (try cut(exported), "its partner \(other) cannot be carried, so nothing moves instead")
    }
    return (.code(system.replacement(path(other), isAnimation: motion.animation != nil)), nil)
  }

  private func cut(_ exported: ExportedPreset) throws -> TypeScriptValue {
    guard let cut = try exported.motion.cut() else { return .code("null") }
    var notes = TypeScriptNotes(exported.origin)
    return try system.value(of: cut, &notes)
  }
}

extension ReducedPartner {
  /// Whether nothing of this export takes a preset's place.
  fileprivate var isCut: Bool {
    switch self {
    case .cut, .elsewhere: true
    case .preset: false
    }
  }
}

extension Motion {
  /// The motion without movement: everything is at its end at once. Nil where there is no end, or what leads is no
  /// time but a finger.
  func cut() throws(MotionError) -> Motion? {
    switch self {
    case .spring, .tween: return .tween(.linear, duration: 0, delay: 0)
    case .curve: return .curve(.steps(try StepsCurve(count: 1, jump: .start)))
    case .duration: return .duration(0)
    case .clip(let timeline, let driver, let loops):
      if loops || driver == .progress { return nil }
      var tracks: [TrackTimeline.PropertyTrack] = []
      for track in timeline.tracks {
        // Where the clip itself comes to rest, which is at the target of a spring that has all but reached it.
        let end = try Components(PropertyTimeline(track.track, property: track.property).final)
        tracks.append(.init(property: track.property, track: try ValueTrack(initial: end, keyframes: [])))
      }
      return .clip(TrackTimeline(tracks: tracks), driver: driver, loops: false)
    // It ends where it began.
    case .sequence: return nil
    case .morph(let morph): return .morph(try morph.cut())
    }
  }
}

extension Morph {
  fileprivate func cut() throws(MotionError) -> Morph {
    let cut = Animation.tween(.linear, duration: 0, delay: 0)
    do throws(PartError) {
      return try Morph(
        present: Transition(animation: cut), dismiss: nil,
        elements: elements.map { Element(name: $0.name, properties: $0.properties) },
        interaction: interaction.map {
          Interaction(
            axis: $0.axis, distance: $0.distance, cap: $0.cap, threshold: $0.threshold,
            projection: $0.projection, finish: cut, cancel: cut)
        })
    } catch {
      throw error.atPath
    }
  }
}
