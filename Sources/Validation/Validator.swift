import CLibrary
import Findings
import Presets

/// Runs rules over registries, with a registry's settings of severities and thresholds.
package struct Validator: Sendable {
  /// As the registry's settings say.
  private let rules: [Rule]

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
      let isOff = setting?.severity == .off && !rule.isRequired
      if only.isEmpty ? isOff : !only.contains(rule.id) { return nil }
      return rule.configured(by: setting)
    }
  }

  /// The rules that run, as configured.
  package var descriptions: [RuleDescription] {
    rules.map {
      RuleDescription(
        id: $0.id, summary: $0.summary, explanation: $0.explanation, severity: $0.severity,
        threshold: $0.threshold?.value, thresholdMeaning: $0.threshold?.meaning)
    }
  }

  /// The findings of a registry, sorted and numbered.
  package func validate(_ subject: ValidationSubject) -> [Finding] {
    Finding.sortedAndNumbered(unnumbered(subject))
  }

  /// The findings of a registry, rule by rule. Of a large one motions are compared on a thread of their own, which takes a
  /// fifth off the time of 2,000 presets and a third off that of 100,000.
  func unnumbered(_ subject: ValidationSubject) -> [Finding] {
    let comparing = rules.filter(\.comparesMotions)
    let others = rules.filter { !$0.comparesMotions }
    guard subject.presets.count >= Self.largeRegistry, !subject.isText else {
      return Self.findings(of: comparing + others, subject)
    }
    // Nothing of a subject without a text changes while rules look at it, but for its twins, which only these ask for,
    // and its names, for which only the others do.
    nonisolated(unsafe) let shared = subject
    let (near, rest) = SystemThread.both {
      Self.findings(of: comparing, shared)
    } and: {
      Self.findings(of: others, subject)
    }
    return near + rest
  }

  /// Fewer presets are looked at before a thread has started.
  private static let largeRegistry = 500

  private static func findings(of rules: [Rule], _ subject: ValidationSubject) -> [Finding] {
    rules.flatMap { rule in
      var report = RuleReport(rule: rule, subject: subject)
      report.run()
      return report.findings
    }
  }
}

extension Rule {
  /// Whether it compares motions with one another.
  fileprivate var comparesMotions: Bool {
    if case .motions = check { true } else { false }
  }
}
