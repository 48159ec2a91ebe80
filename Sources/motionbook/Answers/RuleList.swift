import AppCheck
import CommandLineKit
import Findings
import PlainText
import StrictJSON
import Validation

/// A rule for registries or for apps, as `--rules` and `--explain` print it.
protocol ListedRule {
  var id: String { get }
  var severity: Severity { get }
  var summary: String { get }
  var explanation: String { get }
  /// From where it finds something; nil for a rule without a number, and for all rules of apps.
  var thresholdText: String? { get }
  var explained: String { get }
  /// Writes the members that only rules of its room have.
  func writeDetails(to writer: inout JSONWriter)
  /// Writes what is wrong and what is right by it.
  func writeExamples(to writer: inout JSONWriter)
}

extension ListedRule {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("rule", id)
    writer.member("severity", severity.rawValue)
    writer.member("summary", summary)
    writeDetails(to: &writer)
  }
}

/// `--rules`
struct RuleList: CommandResult {
  let rules: [any ListedRule]

  func text(for console: Console) -> String {
    let hasThresholds = rules.contains { $0.thresholdText != nil }
    func row(_ id: String, _ severity: String, _ threshold: String, _ summary: String) -> [String] {
      hasThresholds ? [id, severity, threshold, summary] : [id, severity, summary]
    }
    let heading = row("RULE", "SEVERITY", "THRESHOLD", "SUMMARY")
    let rows = rules.map { row($0.id, $0.severity.rawValue, $0.thresholdText ?? "", $0.summary) }
    return Table([heading] + rows).wrappedText(for: console)
  }

  func write(to writer: inout JSONWriter) {
    writer.objects("rules", rules) { $1.write(to: &$0) }
  }
}

/// `--explain`
struct RuleExplanation: CommandResult {
  let rule: any ListedRule

  func text(for console: Console) -> String { rule.explained }

  func write(to writer: inout JSONWriter) {
    rule.write(to: &writer)
    writer.member("explanation", rule.explanation)
    rule.writeExamples(to: &writer)
  }
}

extension Rule: ListedRule {
  var thresholdText: String? { threshold.map { DecimalText.significant($0.value) } }

  func writeDetails(to writer: inout JSONWriter) {
    writer.member("threshold", threshold?.value)
    writer.member("thresholdMeaning", threshold?.meaning)
    writer.member("isStyle", isStyle)
  }

  func writeExamples(to writer: inout JSONWriter) {
    writer.member("wrong", bad.map(\.registry))
    writer.member("right", good.map(\.registry))
  }
}

extension CheckRule: ListedRule {
  var thresholdText: String? { nil }
  var explained: String { "\(id) (\(severity.rawValue))\n\(summary)\n\n\(explanation)" }

  func writeDetails(to writer: inout JSONWriter) {}
  func writeExamples(to writer: inout JSONWriter) {}
}
