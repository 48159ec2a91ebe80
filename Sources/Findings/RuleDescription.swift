/// What a report says about a rule.
public struct RuleDescription: Hashable, Sendable {
  /// The rule's name, such as `bounce-exaggerated`.
  public let id: String
  /// What the rule is for, in one sentence.
  public let summary: String
  /// Why the rule exists and how to satisfy it.
  public let explanation: String
  /// How bad its findings are, as configured.
  public let severity: Severity
  /// The number it measures against, as configured; nil for a rule without one.
  public let threshold: Double?
  /// What the threshold is, with its unit: "the largest allowed bounce".
  public let thresholdMeaning: String?

  /// Makes a description.
  public init(
    id: String, summary: String, explanation: String, severity: Severity, threshold: Double? = nil,
    thresholdMeaning: String? = nil
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.threshold = threshold
    self.thresholdMeaning = thresholdMeaning
  }
}
