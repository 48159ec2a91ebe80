import CommandLineKit
import PlainText
import Presets
import Registry
import StrictJSON
import Validation

/// A key of the configuration: a rule, `near-duplicate`, or one of its values, `near-duplicate.severity`.
struct RuleKey {
  /// A value that a registry may set for a rule.
  enum Member: String, CaseIterable {
    case severity
    /// From where the rule finds something.
    case threshold
  }

  let rule: Rule
  /// Nil is all of the rule's values.
  let member: Member?

  init(_ text: String) throws {
    // In a registry's JSON the key stands below "rules", and so it may be typed.
    let text = text.hasPrefix("rules.") ? String(text.dropFirst("rules.".count)) : text
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let rule = try Rules.existing(parts[0])
    self.rule = rule
    guard parts.count == 2 else {
      member = nil
      return
    }
    guard let member = Member(rawValue: parts[1]) else {
      let known = Member.allCases.map(\.rawValue)
      let suggestion = Suggestions.nearest(to: parts[1], among: known).map {
        "; did you mean \(rule.id).\($0)?"
      }
      throw Failure(
        "a rule has no \"\(parts[1])\"\(suggestion ?? ""); it has \(known.joined(separator: " and "))")
    }
    if member == .threshold, rule.threshold == nil {
      throw Failure("the rule \(rule.id) has no threshold; \(rule.id).severity can be set")
    }
    self.member = member
  }
}

extension UnknownRule: CommandFailure {
  /// Something that was asked for does not exist.
  package var exitCode: Int32 { 1 }
}

/// The values of a rule that hold in a registry: those that are set there, else the rule's own.
struct EffectiveSetting {
  private let rule: Rule
  /// The values that the registry sets.
  private let setting: RuleSetting

  init(_ rule: Rule, in settings: Settings) {
    self.rule = rule
    setting = rule.isRequired ? RuleSetting() : settings.rules[rule.id] ?? RuleSetting()
  }

  var severity: String { setting.severity?.rawValue ?? rule.severity.rawValue }

  var threshold: Double? { rule.threshold.map { setting.threshold ?? $0.value } }

  /// The values that a key names, one a line.
  func lines(of member: RuleKey.Member?) -> [String] {
    var lines: [String] = []
    if member != .threshold { lines.append("severity \(severity)" + origin(isSet: setting.severity != nil)) }
    if member != .severity, let threshold {
      lines.append("threshold \(DecimalText.exact(threshold))" + origin(isSet: setting.threshold != nil))
    }
    return lines
  }

  private func origin(isSet: Bool) -> String { isSet ? "" : " (the rule's own)" }

  /// Writes the values that a key names as members of an object that is open.
  func write(_ member: RuleKey.Member?, to writer: inout JSONWriter) {
    if member != .threshold {
      writer.member("severity", severity)
      writer.member("severityIsSet", setting.severity != nil)
    }
    if member != .severity {
      writer.member("threshold", threshold, reason: "the rule measures against no number")
      writer.member("thresholdIsSet", setting.threshold != nil)
    }
  }
}

/// A rule's values before and after a change of what a registry sets.
struct ChangedSetting: CommandResult {
  private let key: RuleKey
  private let before: EffectiveSetting
  private let after: EffectiveSetting

  /// Changes and writes the settings; nothing is written when they stay as they are.
  init(_ key: RuleKey, in registry: RegistryStore, _ change: (inout RuleSetting) -> Void) throws {
    let (old, new) = try registry.write {
      let old = try registry.settings
      var new = old
      var setting = old.rules[key.rule.id] ?? RuleSetting()
      change(&setting)
      new.rules[key.rule.id] = setting == RuleSetting() ? nil : setting
      if new != old { try registry.save(new) }
      return (old, new)
    }
    self.key = key
    (before, after) = (EffectiveSetting(key.rule, in: old), EffectiveSetting(key.rule, in: new))
  }

  func text(for console: Console) -> String {
    zip(before.lines(of: key.member), after.lines(of: key.member)).map { old, new in
      "\(key.rule.id): " + (old == new ? "\(new), as before" : "\(old) -> \(new)")
    }.joined(separator: "\n")
  }

  func write(to writer: inout JSONWriter) {
    writer.member("rule", key.rule.id)
    writer.object("before") { before.write(key.member, to: &$0) }
    writer.object("after") { after.write(key.member, to: &$0) }
  }
}

extension JSONWriter {
  /// Writes a member that is what a registry sets for a rule, or null.
  mutating func member(_ key: String, _ setting: RuleSetting?) {
    guard let setting else { return member(key, String?.none) }
    object(key) { writer in
      writer.member("severity", setting.severity?.rawValue)
      writer.member("threshold", setting.threshold)
    }
  }
}
