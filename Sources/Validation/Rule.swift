import Findings

/// One thing that can be wrong with a registry: what it is, why a person should care, how it is found, and
/// examples, which are its tests and its documentation.
package struct Rule: Sendable {
  /// The name behind `--only` and in a preset's `allow`, in kebab case.
  package let id: String
  /// What must not be, in one sentence.
  package let summary: String
  /// Why a person should care, and what to do.
  package let explanation: String
  /// What a finding counts as, unless the registry's settings say otherwise.
  package let severity: Severity
  /// The number that the rule measures against; nil for a rule without one.
  package let threshold: RuleThreshold?
  /// Whether presets that come unchanged from a pack are spared.
  package let isStyle: Bool
  /// Registries in which the rule finds nothing.
  package let good: [RuleExample]
  /// Registries in which the rule finds something.
  package let bad: [RuleExample]
  /// Looks at a registry and reports what is wrong.
  let check: @Sendable (_ subject: ValidationSubject, _ report: inout RuleReport) -> Void

  init(
    id: String, summary: String, explanation: String, severity: Severity, threshold: RuleThreshold? = nil,
    isStyle: Bool = true, good: [RuleExample], bad: [RuleExample],
    check: @escaping @Sendable (_ subject: ValidationSubject, _ report: inout RuleReport) -> Void
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.threshold = threshold
    self.isStyle = isStyle
    self.good = good
    self.bad = bad
    self.check = check
  }
}

/// The number that a rule measures against.
package struct RuleThreshold: Hashable, Sendable {
  /// What it is, with its unit: "the largest allowed bounce".
  package let meaning: String
  /// The number, unless the registry's settings say another.
  package let value: Double
}
