import CommandLineKit
import Presets

/// The description of a preset, as options of the commands that make one.
struct AboutOptions: Options {
  @Option(help: "When to use it, in a sentence.", placeholder: "text") var summary: String?
  @Option(
    help: "What replaces it when a person asks for less motion; none is a cut.", placeholder: "name|none",
    completion: .presetNameOr(["none"]))
  var reduced: ReducedPartner?
  @Option(help: "What it is for; none takes it back.") var role: RoleChoice?

  func apply(to preset: inout Preset) {
    if let summary { preset.summary = summary.isEmpty ? nil : summary }
    if let reduced { preset.reduced = reduced.reduced }
    if let role { preset.role = role.role }
  }
}

/// A role on the command line, or that there shall be none.
struct RoleChoice: ArgumentValue {
  /// Nil is none.
  let role: Role?

  init(argument: String) throws {
    role = Role(rawValue: argument)
    if role == nil, argument != "none" { throw InvalidValue() }
  }

  static var choices: [String] { Role.allCases.map(\.rawValue) + ["none"] }
  static var typeName: String { "a role" }
}

/// A reduced partner on the command line.
struct ReducedPartner: ArgumentValue {
  let reduced: Reduced

  init(argument: String) throws {
    reduced = argument == "none" ? Reduced.none : .preset(try PresetName(argument))
  }

  static var typeName: String { "a preset's name or none" }
}

/// A preset's name on the command line.
extension PresetName: ArgumentValue {
  /// Reads a name.
  package init(argument: String) throws { try self.init(argument) }

  /// The words for what is expected.
  package static var typeName: String { "a preset's name" }
  /// The name.
  package var argumentText: String { text }
}
