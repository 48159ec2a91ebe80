import CommandLineKit
import Presets
import Registry
import StrictJSON

/// A change of what a registry sets for a rule.
struct SettingChange {
  let key: RuleKey
  let change: (inout RuleSetting) -> Void

  /// What the rule's values were and are.
  struct Result {
    let key: RuleKey
    let before: EffectiveSetting
    let after: EffectiveSetting
  }

  /// Changes and writes the settings; nothing is written when they stay as they are.
  func run(on registry: Registry) throws -> Result {
    try registry.write {
      let before = try registry.settings()
      var after = before
      var setting = before.rules[key.rule.id] ?? RuleSetting()
      change(&setting)
      after.rules[key.rule.id] = setting == RuleSetting() ? nil : setting
      if after != before { try registry.save(after) }
      return Result(
        key: key, before: EffectiveSetting(key.rule, in: before), after: EffectiveSetting(key.rule, in: after)
      )
    }
  }
}

extension SettingChange.Result {
  func print(on console: Console, asJSON: Bool) {
    if asJSON {
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("rule", key.rule.id)
        writer.object("before") { before.write(key.member, to: &$0) }
        writer.object("after") { after.write(key.member, to: &$0) }
      }
      return console.outBytes(writer.text.utf8)
    }
    for (old, new) in zip(before.lines(of: key.member), after.lines(of: key.member)) {
      console.out("\(key.rule.id): " + (old == new ? "\(new), as before" : "\(old) -> \(new)"))
    }
  }
}
