import CommandLineKit
import Presets
import Registry
import StrictJSON
import Validation

/// `motionbook config unset`
struct ConfigUnset: Command {
  static let info = CommandInfo(
    name: "unset",
    summary: "Takes back what is set for a rule; the rule's own counts again.",
    examples: ["motionbook config unset near-duplicate.severity", "motionbook config unset near-duplicate"])

  @Argument(
    help: "A rule, or a value of one: near-duplicate.severity", completion: .choices(Rules.all.map(\.id)))
  var key: String
  @OptionGroup var dryRun: DryRunOption
  @OptionGroup var location: RegistryOptions
  @OptionGroup var format: JSONOption
  @OptionGroup var output: OutputOptions

  func run(_ console: Console) throws {
    output.apply(to: console)
    let registry = try location.writableRegistry(console, isDryRun: dryRun.dryRun)
    do {
      let key = try RuleKey(key)
      let change = SettingChange(key: key) { setting in
        if key.member != .threshold { setting.severity = nil }
        if key.member != .severity { setting.threshold = nil }
      }
      try change.run(on: registry).print(on: console, asJSON: format.json)
    } catch let error as UnknownRule {
      guard try removeStray(error.id, from: registry) else { throw error }
      if format.json {
        var writer = JSONWriter()
        writer.object { $0.member("rule", error.id) }
        console.outBytes(writer.text.utf8)
      } else {
        console.out("\(error.id): taken back; there is no such rule")
      }
    }
    dryRun.remark(on: console)
  }

  /// Takes back what is set for a rule that this version does not know.
  private func removeStray(_ rule: String, from registry: Registry) throws -> Bool {
    try registry.write {
      var settings = try registry.settings()
      guard settings.rules.removeValue(forKey: rule) != nil else { return false }
      try registry.save(settings)
      return true
    }
  }
}
