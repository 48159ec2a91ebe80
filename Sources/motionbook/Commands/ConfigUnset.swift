import CommandLineKit
import Presets
import Registry
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
  @OptionGroup var writing: WritingOptions

  func run(_ console: Console) throws {
    try writing.print(on: console) { try unset(in: writing.registry(console)) }
  }

  private func unset(in registry: RegistryStore) throws -> any CommandResult {
    do {
      let key = try RuleKey(key)
      return try SettingChange(key: key) { setting in
        if key.member != .threshold { setting.severity = nil }
        if key.member != .severity { setting.threshold = nil }
      }.run(on: registry)
    } catch let error as UnknownRule {
      guard try removeStray(error.id, from: registry) else { throw error }
      return Answer("\(error.id): taken back; there is no such rule") { $0.member("rule", error.id) }
    }
  }

  /// Takes back what is set for a rule that this version does not know.
  private func removeStray(_ rule: String, from registry: RegistryStore) throws -> Bool {
    try registry.write {
      var settings = try registry.settings()
      guard settings.rules.removeValue(forKey: rule) != nil else { return false }
      try registry.save(settings)
      return true
    }
  }
}
