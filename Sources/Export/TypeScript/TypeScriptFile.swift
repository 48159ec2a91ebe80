import MotionPhysics
import Presets

/// A module of typed constants: a nested object of all presets, another of what replaces them, and a function that
/// takes one of both.
struct TypeScriptFile<System: TypeScriptSystem> {
  private let input: ExportInput
  private let system: System
  private let names: TypeScriptNames
  private let namespace: TypeScriptNamespace
  private let note: (String) -> Void
  private let survey: TypeScriptSurvey

  /// Writes the whole.
  ///
  /// - Throws: ``ExportError`` before anything is written; what the input or the output throws.
  static func write(_ system: System, _ input: ExportInput, to output: ExportOutput, file name: String) throws
  {
    let file = try TypeScriptFile(system, input, note: output.note)
    let header = try GeneratedHeader.lines(input) + System.introduction
    try output.text(name) { text in
      try text.lines(header.map(CommentStyle.slashes.line))
      try file.writeHead(to: &text)
      try file.writePresets(to: &text)
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
    survey = try TypeScriptSurvey(input, system)
  }

  private func writeHead(to text: inout CodeText) throws {
    if !System.imports.isEmpty {
      try text.line()
      try text.line("import { \(System.imports.joined(separator: ", ")) } from \"\(System.importedFrom)\";")
    }
    for helper in TypeScriptHelper.allCases where survey.helpers.contains(helper) {
      try text.line()
      try text.lines(helper.lines(isWorklet: System.isWorklet))
    }
    let functions = System.functions(namespace)
    if !functions.isEmpty { try text.line() }
    try text.lines(functions)
    try input.forEach { exported in
      guard survey.aliased.contains(exported.name) else { return }
      try text.line()
      try text.line("// \(exported.name): others stand for it.")
      try value(of: exported).write(
        "const \(TypeScriptNames.variable(exported.name)) = ", end: " as const;", to: &text)
    }
  }

  private func value(of exported: ExportedPreset) throws -> TypeScriptValue {
    var notes = TypeScriptNotes()
    return try system.value(of: exported.motion, &notes)
  }

  private func writePresets(to text: inout CodeText) throws {
    try text.line()
    try text.line("/** The presets. */")
    var nesting = TypeScriptNesting()
    try text.open("export const \(namespace.object) = {")
    try input.forEach { exported in
      try nesting.open(TypeScriptNames.path(exported.name), to: &text)
      try write(exported, key: nesting.key, to: &text)
    }
    try nesting.close(to: &text)
    try text.close("} as const;")
  }

  private func write(_ exported: ExportedPreset, key: String, to text: inout CodeText) throws {
    var notes = TypeScriptNotes()
    do {
      let value = try system.value(of: exported.motion, &notes)
      for loss in notes.losses { note("\(exported.name): \(loss)") }
      try text.lines(documentation(of: exported, notes))
      if let variable = survey.variable(for: exported.name) {
        try TypeScriptValue.code(variable).write("\(key): ", to: &text)
      } else {
        try value.write("\(key): ", to: &text)
      }
    } catch let error as MotionError {
      try text.line(CommentStyle.slashes.line("\(exported.name) is not here: \(error.sentence)."))
      note("\(exported.name): \(error.sentence)")
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
    var nesting = TypeScriptNesting()
    try input.forEach { exported in
      guard !survey.missing.contains(exported.name) else { return }
      let (value, remark) = try replacement(of: exported)
      try nesting.open(TypeScriptNames.path(exported.name), to: &text)
      if let remark {
        try text.line(CommentStyle.slashes.line(remark))
        note("\(exported.name): \(remark.prefix(1).lowercased() + remark.dropFirst())")
      }
      try value.write("\(nesting.key): ", to: &text)
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
      if survey.missing.contains(other) {
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
