import CommandLineKit
import Export
import Findings
import MotionPhysics
import PlainText
import Presets

/// A time of the command line: `0.4`, `0.4s`, `400ms`.
struct Time: ArgumentValue {
  let seconds: Double

  init(argument: String) throws { seconds = try Seconds.parse(argument) }

  static var typeName: String { "a time" }
}

extension Bounds {
  /// Refuses a number of an option that is out of the range.
  func check(_ number: Double?, option: String) throws {
    guard let number, !contains(number) else { return }
    throw UsageError("\(option) is \(DecimalText.exact(number)), and must be \(allowed)")
  }
}

/// `--format` of commands that report findings.
extension Report: ArgumentValue {
  package init(argument: String) throws {
    guard let report = Reports.all.first(where: { $0.name == argument }) else { throw InvalidValue() }
    self = report
  }

  package static var choices: [String] { Reports.all.map(\.name) }
}

/// `--format` of `export`.
extension ExportFormat: ArgumentValue {
  package init(argument: String) throws {
    guard let format = ExportFormats.named(argument) else { throw InvalidValue() }
    self = format
  }

  package static var choices: [String] { ExportFormats.all.map(\.name) }
}

extension Kind: ArgumentValue {}
extension Role: ArgumentValue {}

/// The description of a preset, as options of the commands that make one.
struct AboutOptions: Options {
  @Option(help: "When to use it, in a sentence.", placeholder: "text") var summary: String?
  @Option(
    help: "What replaces it when a person asks for less motion; none is a cut.", placeholder: "name|none",
    completion: .presetNameOr(["none"]))
  var reduced: ReducedPartner?
  @Option(help: "What it is for; none is without.") var role: RoleChoice?

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
  package init(argument: String) throws { try self.init(argument) }

  package static var typeName: String { "a preset's name" }
  package var argumentText: String { text }
}
