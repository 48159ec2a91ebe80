/// What a report says about a rule.
package struct RuleDescription: Hashable, Sendable {
  /// The rule's name, such as `bounce-exaggerated`.
  package let id: String
  /// What the rule is for, in one sentence.
  package let summary: String
  /// Why the rule exists and how to satisfy it.
  package let explanation: String
  /// How bad its findings are, as configured.
  package let severity: Severity
  /// The number it measures against, as configured; nil for a rule without one.
  package let threshold: Double?
  /// What the threshold is, with its unit: "the largest allowed bounce".
  package let thresholdMeaning: String?

  /// Makes a description.
  package init(
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
