import Findings
import Presets

/// Runs rules over registries, with a registry's settings of severities and thresholds.
package struct Validator: Sendable {
  private struct ConfiguredRule {
    let rule: Rule
    let severity: Severity
    let threshold: Double?
  }

  private let rules: [ConfiguredRule]
  private let knownRules: Set<String>

  /// Chooses rules.
  ///
  /// - Parameters:
  ///   - rules: The rules there are.
  ///   - settings: A registry's settings. A rule that is off is left out, unless `only` asks for it.
  ///   - only: The rules that shall run; none is all of them.
  ///   - otherRules: Names beside those of `rules` that exceptions and settings may speak of, such as those of
  ///     the scan of an app.
  /// - Throws: ``UnknownRule`` for a name in `only`.
  package init(
    rules: [Rule] = Rules.all, settings: Settings = Settings(), only: [String] = [], otherRules: [String] = []
  ) throws(UnknownRule) {
    for id in only where !rules.contains(where: { $0.id == id }) { throw UnknownRule(id, among: rules) }
    knownRules = Set(rules.map(\.id)).union(Rules.all.map(\.id)).union(otherRules)
    self.rules = rules.compactMap { rule in
      let setting = settings.rules[rule.id]
      if only.isEmpty ? setting?.severity == .off : !only.contains(rule.id) { return nil }
      let severity = setting?.severity.flatMap { Severity(rawValue: $0.rawValue) } ?? rule.severity
      return ConfiguredRule(
        rule: rule, severity: severity, threshold: rule.threshold.map { setting?.threshold ?? $0.value })
    }
  }

  /// The rules that run, as configured.
  package var descriptions: [RuleDescription] {
    rules.map {
      RuleDescription(
        id: $0.rule.id, summary: $0.rule.summary, explanation: $0.rule.explanation, severity: $0.severity,
        threshold: $0.threshold, thresholdMeaning: $0.rule.threshold?.meaning)
    }
  }

  /// What is wrong with a registry, sorted and numbered.
  package func validate(_ subject: ValidationSubject) -> [Finding] {
    Finding.sortedAndNumbered(unnumbered(subject))
  }

  /// What is wrong with a registry: sorted, if its presets stand in no file.
  func unnumbered(_ subject: ValidationSubject) -> [Finding] {
    var findings = FindingList()
    for configured in rules.sorted(by: { $0.rule.id < $1.rule.id }) {
      // Handed over and taken back rather than joined: the list may be long.
      let list = findings
      findings = FindingList()
      var report = RuleReport(
        rule: configured.rule, severity: configured.severity, threshold: configured.threshold ?? .nan,
        knownRules: knownRules, subject: subject, findings: list)
      configured.rule.check(subject, &report)
      findings = report.findings
    }
    return findings.byPreset
  }

  /// A rule's severity as configured; nil when it does not run.
  func severity(ofRule id: String) -> Severity? { rules.first { $0.rule.id == id }?.severity }
}
