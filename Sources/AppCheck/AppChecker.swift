import Findings
import Presets

/// Every rule for apps.
package enum CheckRules {
  package static let all: [CheckRule] = [
    .handWrittenEqual, .handWrittenNear, .handWrittenUnknown,
    .deprecatedUse, .unknownSymbol, .staleExport, .noReducedMotion,
    .unreadableMotion, .unusedException,
  ]

  /// The rule of that name, nil when there is none.
  package static func rule(_ id: String) -> CheckRule? { all.first { $0.id == id } }
}

/// Runs the rules over an app, with the severities that its project file sets.
package struct AppChecker: Sendable {
  private let rules: [(rule: CheckRule, severity: Severity, isConfigured: Bool)]

  /// Chooses rules.
  ///
  /// - Parameters:
  ///   - settings: What is configured, by the rules' names.
  ///   - only: The rules that shall run; none stands for all that are on.
  package init(settings: [String: RuleSeverity] = [:], only: [String] = []) {
    rules = CheckRules.all.compactMap { rule in
      let setting = settings[rule.id]
      if only.isEmpty ? setting == .off : !only.contains(rule.id) { return nil }
      let severity = setting.flatMap { Severity(rawValue: $0.rawValue) }
      return (rule, severity ?? rule.severity, severity != nil)
    }
  }

  /// The rules that run, as configured.
  package var descriptions: [RuleDescription] {
    rules.map {
      RuleDescription(
        id: $0.rule.id, summary: $0.rule.summary, explanation: $0.rule.explanation, severity: $0.severity)
    }
  }

  /// The findings in an app, sorted and numbered.
  ///
  /// - Parameter obstacle: Why a place cannot use what an export has.
  package func check(
    _ subject: CheckSubject, obstacle: @escaping UseObstacle = { _, _, _ in nil }
  ) -> [Finding] {
    var (findings, unchanged) = ([Finding](), [Finding]())
    var used: Set<CheckReport.UsedException> = []
    for (rule, severity, isConfigured) in rules {
      var report = CheckReport(
        rule: rule, severity: severity, isConfigured: isConfigured, obstacle: obstacle, usedExceptions: used)
      rule.check(subject, &report)
      findings += report.findings
      unchanged += report.unchanged
      used = report.usedExceptions
    }
    return Finding.sortedAndNumbered(findings, after: unchanged)
  }
}
