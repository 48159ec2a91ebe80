/// The registry's own settings: what its rules are to count as, and from where.
public struct Settings: Hashable, Sendable {
  /// By rule.
  public var rules: [String: RuleSetting] = [:]

  /// Makes settings.
  public init(rules: [String: RuleSetting] = [:]) { self.rules = rules }
}

/// What a registry says of one rule. Nil leaves the rule's own.
public struct RuleSetting: Hashable, Sendable {
  /// What a finding counts as.
  public var severity: RuleSeverity?
  /// From where the rule finds something, in the rule's own unit.
  public var threshold: Double?

  /// Makes a setting.
  public init(severity: RuleSeverity? = nil, threshold: Double? = nil) {
    self.severity = severity
    self.threshold = threshold
  }
}

/// What a finding of a rule counts as.
public enum RuleSeverity: String, CaseIterable, Hashable, Sendable {
  /// The rule does not run.
  case off
  /// Worth knowing.
  case note
  /// Worth changing.
  case warning
  /// Wrong.
  case error
}
