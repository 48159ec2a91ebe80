import CommandLineKit
import Presets

/// What is said about a preset, as options of the commands that make one.
struct AboutOptions: Options {
  @Option(help: "When to use it, in a sentence.", placeholder: "text") var summary: String?
  @Option(
    help: "What replaces it when a person asks for less motion; none is a cut.", placeholder: "name|none",
    completion: .presetName)
  var reduced: ReducedPartner?
  @Option(help: "What it is for.") var role: Role?

  func apply(to preset: inout Preset) {
    if let summary { preset.summary = summary.isEmpty ? nil : summary }
    if let reduced { preset.reduced = reduced.reduced }
    if let role { preset.role = role }
  }
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
  public init(argument: String) throws { try self.init(argument) }

  /// What is expected.
  public static var typeName: String { "a preset's name" }
  /// The name.
  public var argumentText: String { text }
}
