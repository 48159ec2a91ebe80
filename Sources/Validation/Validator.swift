import Findings
import Presets

/// Runs rules over registries, with a registry's settings of severities and thresholds.
package struct Validator: Sendable {
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

  /// The findings of a registry, sorted and numbered.
  package func validate(_ subject: ValidationSubject) -> [Finding] {
    Finding.sortedAndNumbered(unnumbered(subject))
  }

  /// The findings of a registry: sorted, if its presets stand in no file.
  ///
  /// One walk over the presets, each looked at by every rule in turn: presets are large, and a walk for each rule
  /// would fetch them from memory thirty times.
  func unnumbered(_ subject: ValidationSubject) -> [Finding] {
    var reports = rules.sorted { $0.rule.id < $1.rule.id }.map {
      RuleReport($0, knownRules: knownRules, subject: subject)
    }
    var findings: [Finding] = []
    for index in reports.indices {
      reports[index].begin()
      reports[index].take(upTo: -1, &findings)
    }
    for preset in subject.presets {
      for index in reports.indices { reports[index].examine(preset, &findings) }
    }
    return findings
  }

  /// A rule's severity as configured; nil when it does not run.
  func severity(ofRule id: String) -> Severity? { rules.first { $0.rule.id == id }?.severity }
}
