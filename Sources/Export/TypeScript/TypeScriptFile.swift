import MotionPhysics
import Presets

/// A module of typed constants: a nested object of all presets, another of what replaces them, and a function that
/// takes one of both.
///
/// Each preset is put into words once. The helpers that the words need and the variables that they share stand
/// further up, so the object is kept until those are known.
struct TypeScriptFile<System: TypeScriptSystem> {
  private let input: ExportInput
  private let system: System
  private let names: TypeScriptNames
  private let namespace: TypeScriptNamespace
  private let note: (String) -> Void
  private let aliases: TypeScriptAliases
  private let variables = LaterText()
  private let presets = LaterText()
  /// The functions that the file needs.
  private var helpers: Set<TypeScriptHelper> = []
  private var customProperties: Set<String> = []
  /// The presets that the library cannot play.
  private var missing: Set<PresetName> = []

  /// Writes the whole.
  ///
  /// - Throws: ``ExportError`` before anything is written; what the input or the output throws.
  static func write(_ system: System, _ input: ExportInput, to output: ExportOutput, file name: String) throws
  {
    var file = try TypeScriptFile(system, input, note: output.note)
    let header = try GeneratedHeader.lines(input) + System.introduction
    try file.makePresets()
    try output.text(name) { text in
      try text.lines(header.map(CommentStyle.slashes.line))
      try file.writeHead(to: &text)
      try text.later(file.presets)
      try file.writeReduced(to: &text)
    }
  }

  private init(_ system: System, _ input: ExportInput, note: @escaping (String) -> Void) throws {
    self.input = input
    self.system = system
    self.note = note
    let taken = TypeScriptHelper.allCases.map(\.rawValue) + System.imports + System.functionNames
    namespace = try TypeScriptNamespace(input.options, taken: Set(taken))
    names = try TypeScriptNames(input.names(), format: System.format)
    aliases = try TypeScriptAliases(input)
  }

  private func writeHead(to text: inout CodeText) throws {
    if !System.imports.isEmpty {
      try text.line()
      try text.line("import { \(System.imports.joined(separator: ", ")) } from \"\(System.importedFrom)\";")
    }
    for helper in TypeScriptHelper.allCases where helpers.contains(helper) {
      try text.line()
      try text.lines(helper.lines(isWorklet: System.isWorklet))
    }
    let functions = System.functions(namespace, customProperties: customProperties.sorted())
    if !functions.isEmpty { try text.line() }
    try text.lines(functions)
    try text.later(variables)
  }

  private var nesting: GroupNesting { GroupNesting(closing: "},", isAiry: false) { "\($0): {" } }

  private mutating func makePresets() throws {
    try presets.line()
    try presets.line("/** The presets. */")
    try presets.add { try $0.open("export const \(namespace.object) = {") }
    var nesting = nesting
    try input.forEach { exported in
      let path = TypeScriptNames.path(exported.name)
      try presets.add { try nesting.open(path.dropLast(), to: &$0) }
      try make(exported, key: path.last ?? "")
    }
    try presets.add { text in
      try nesting.close(to: &text)
      try text.close("} as const;")
    }
  }

  private mutating func make(_ exported: ExportedPreset, key: String) throws {
    var notes = TypeScriptNotes()
    do {
      let value = try system.value(of: exported.motion, &notes)
      // What replaces it is written further down, and its helpers stand further up.
      var cut = notes
      if exported.motion.kind == .curve, exported.reduced?.isCut == true {
        _ = try system.curve(.steps(StepsCurve(count: 1, jump: .start)), &cut)
      }
      helpers.formUnion(cut.helpers)
      customProperties.formUnion(cut.customProperties)
      for loss in notes.losses { note("\(exported.name): \(loss)") }
      try presets.lines(documentation(of: exported, notes))
      if aliases.aliased.contains(exported.name) { try addVariable(exported.name, value) }
      let shown = aliases.variable(for: exported.name).map(TypeScriptValue.code) ?? value
      try presets.add { try shown.write("\(key): ", to: &$0) }
    } catch let error as MotionError {
      missing.insert(exported.name)
      try presets.line(CommentStyle.slashes.line("\(exported.name) is not here: \(error.sentence)."))
      note("\(exported.name): \(error.sentence)")
    }
  }

  private func addVariable(_ name: PresetName, _ value: TypeScriptValue) throws {
    try variables.line()
    try variables.line("// \(name): others stand for it.")
    try variables.add {
      try value.write("const \(TypeScriptNames.variable(name)) = ", end: " as const;", to: &$0)
    }
  }

  private func documentation(of exported: ExportedPreset, _ notes: TypeScriptNotes) -> [String] {
    var remarks = PresetRemarks.lines(of: exported)
    if exported.preset.deprecated != nil { remarks.removeLast() }
    remarks += notes.remarks + notes.losses.map { "Not as it should be: \($0)." }
    switch exported.preset.deprecated {
    case .plain: remarks.append("@deprecated")
    case .instead(let text): remarks.append("@deprecated \(text)")
    case nil: break
    }
    return ["/**"] + remarks.map { " * " + SafeText.inComment($0) } + [" */"]
  }

  private func writeReduced(to text: inout CodeText) throws {
    try text.line()
    try text.line(
      "/** What replaces the presets where a person asks for less motion; themselves where nobody said. */")
    try text.open("export const \(namespace.reduced) = {")
    var nesting = nesting
    try input.forEach { exported in
      guard !missing.contains(exported.name) else { return }
      let (value, remark) = try replacement(of: exported)
      let path = TypeScriptNames.path(exported.name)
      try nesting.open(path.dropLast(), to: &text)
      if let remark {
        try text.line(CommentStyle.slashes.line(remark))
        note("\(exported.name): \(remark.prefix(1).lowercased() + remark.dropFirst())")
      }
      try value.write("\(path.last ?? ""): ", to: &text)
    }
    try nesting.close(to: &text)
    try text.close("} as const;")
    try text.lines(
      [
        "",
        "/** The presets' names with their types. */",
        "export type \(namespace.type) = typeof \(namespace.object);",
        "",
        "/** The presets, or what replaces them where a person asks for less motion. */",
        "export function \(namespace.choice)(reduced: boolean): \(namespace.type) | typeof \(namespace.reduced) {",
      ] + (System.isWorklet ? ["  \"worklet\";"] : []) + [
        "  return reduced ? \(namespace.reduced) : \(namespace.object);",
        "}",
      ])
  }

  /// What stands in the place of a preset, and what people have to know of it.
  private func replacement(of exported: ExportedPreset) throws -> (TypeScriptValue, remark: String?) {
    switch exported.reduced {
    case nil: return (.code("\(namespace.object).\(names[exported.name])"), nil)
    case .cut: return (try cut(exported.motion), nil)
    case .elsewhere(let other):
      return (
        try cut(exported.motion), "Its partner \(other) is not part of this export, so nothing moves instead"
      )
    case .preset(let other, let motion):
      if missing.contains(other) {
        return (try cut(exported.motion), "Its partner \(other) cannot be carried, so nothing moves instead")
      }
      let reference = "\(namespace.object).\(names[other])"
      return (.code(system.replacement(reference, isAnimation: motion.animation != nil)), nil)
    }
  }

  private func cut(_ motion: Motion) throws -> TypeScriptValue {
    guard let cut = try motion.cut() else { return .code("null") }
    var notes = TypeScriptNotes()
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
