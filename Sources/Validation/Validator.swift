import CLibrary
import Findings
import Presets

/// Runs rules over registries, with a registry's settings of severities and thresholds.
package struct Validator: Sendable {
  private let rules: [ConfiguredRule]

  /// Chooses rules.
  ///
  /// - Parameters:
  ///   - settings: A registry's settings. A rule that is off is left out, unless `only` asks for it.
  ///   - only: The rules that shall run; none is all of them.
  /// - Throws: ``UnknownRule`` for a name in `only`.
  package init(settings: Settings = Settings(), only: [String] = []) throws(UnknownRule) {
    for id in only { _ = try Rules.existing(id) }
    rules = Rules.all.compactMap { rule in
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
  func unnumbered(_ subject: ValidationSubject) -> [Finding] {
    let reports = rules.sorted { $0.rule.id < $1.rule.id }.map { RuleReport($0, subject: subject) }
    var done = finished(reports, subject)
    var findings: [Finding] = []
    findings.reserveCapacity(done.reduce(0) { $0 + $1.count })
    for place in -1..<subject.presets.count {
      for index in done.indices { done[index].take(upTo: place, &findings) }
    }
    return findings
  }

  /// The rules' reports after their work: of a large registry motions are compared while the other rules look at it, which
  /// takes a third off the time for all of them.
  private func finished(_ reports: [RuleReport], _ subject: ValidationSubject) -> [RuleReport] {
    guard subject.presets.count >= Self.largeRegistry, !subject.isText else {
      return Self.examined(Self.compared(reports))
    }
    // Nothing of a subject without a text changes while rules look at it, but for its twins, which only these ask for.
    nonisolated(unsafe) let comparing = reports.filter(\.comparesMotions)
    let (compared, others) = SystemThread.both {
      Sent(reports: Self.compared(comparing))
    } and: {
      Self.examined(Self.compared(reports.filter { !$0.comparesMotions }))
    }
    return (compared.reports + others).sorted { $0.rule.id < $1.rule.id }
  }

  /// Fewer presets are looked at before a thread has started.
  private static let largeRegistry = 500

  private static func compared(_ reports: [RuleReport]) -> [RuleReport] {
    var reports = reports
    for index in reports.indices { reports[index].compare() }
    return reports
  }

  /// One walk over the presets, each looked at by every rule in turn: presets are large, and a walk for each rule
  /// would fetch them from memory thirty times.
  private static func examined(_ reports: [RuleReport]) -> [RuleReport] {
    var reports = reports
    guard let subject = reports.first?.subject else { return reports }
    for preset in subject.presets {
      for index in reports.indices { reports[index].examine(preset) }
    }
    return reports
  }

  /// Reports on their way from the thread that made them and has ended.
  private struct Sent: @unchecked Sendable {
    let reports: [RuleReport]
  }

  /// A rule's severity as configured; nil when it does not run.
  func severity(ofRule id: String) -> Severity? { rules.first { $0.rule.id == id }?.severity }
}
