import Presets
import StrictJSON
import Validation

/// What counts for a rule in a registry: what is set there, else the rule's own.
struct EffectiveSetting {
  private let rule: Rule
  /// What the registry sets.
  private let setting: RuleSetting

  init(_ rule: Rule, in settings: Settings) {
    self.rule = rule
    setting = settings.rules[rule.id] ?? RuleSetting()
  }

  var severity: String { setting.severity?.rawValue ?? rule.severity.rawValue }

  /// Nil for a rule without one.
  var threshold: Double? { rule.threshold.map { setting.threshold ?? $0.value } }

  /// The values that a key names, one a line.
  func lines(of member: RuleKey.Member?) -> [String] {
    var lines: [String] = []
    if member != .threshold { lines.append("severity \(severity)" + origin(isSet: setting.severity != nil)) }
    if member != .severity, let threshold {
      lines.append("threshold \(Figures.exact(threshold))" + origin(isSet: setting.threshold != nil))
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
      writer.member("threshold", threshold)
      if threshold == nil { writer.member("thresholdReason", "the rule measures against no number") }
      writer.member("thresholdIsSet", setting.threshold != nil)
    }
  }
}
