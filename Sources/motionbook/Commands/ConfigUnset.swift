import CommandLineKit
import Presets
import Validation

/// `motionbook config unset`
struct ConfigUnset: Command {
  static let info = CommandInfo(
    name: "unset",
    summary: "Takes back what is set for a rule; the rule's own counts again.",
    examples: ["motionbook config unset near-duplicate.severity", "motionbook config unset near-duplicate"])

  @Argument(help: "A rule, or a value of one: near-duplicate.severity", completion: .choices(Rules.all.map(\.id)))
  var key: String
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let key = try RuleKey(key)
    let registry = try location.writableRegistry(console, isDryRun: dryRun.dryRun)
    let change = SettingChange(key: key) { setting in
      if key.member != .threshold { setting.severity = nil }
      if key.member != .severity { setting.threshold = nil }
    }
    try change.run(on: registry).print(on: console, asJSON: format.json)
    dryRun.remark(on: console)
  }
}
