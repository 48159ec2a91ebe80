/// All that a report may show.
package struct ReportInput: Sendable {
  /// What was found, in order; see ``Finding/sortedAndNumbered(_:)``.
  package let findings: [Finding]
  /// The numbers under the report.
  package let summary: FindingSummary
  /// The rules that ran, whether they found something or not.
  package let rules: [RuleDescription]
  /// The program that reports.
  package let tool: ReportTool
  /// The registry's file; where findings without a file are placed by formats that ask for one.
  package let registryFile: String?
  /// Whether text for people is coloured with ANSI escapes.
  package let usesColor: Bool
  /// The columns of the terminal; nil when lines are not to be wrapped.
  package let width: Int?
  /// The lines of a source file for text that quotes them; nil for a file that cannot be read.
  package let source: @Sendable (_ file: String) -> [String]?

  /// Makes a report's input.
  package init(
    findings: [Finding], summary: FindingSummary, rules: [RuleDescription], tool: ReportTool,
    registryFile: String? = nil, usesColor: Bool = false, width: Int? = nil,
    source: @escaping @Sendable (_ file: String) -> [String]? = { _ in nil }
  ) {
    self.findings = findings
    self.summary = summary
    self.rules = rules
    self.tool = tool
    self.registryFile = registryFile
    self.usesColor = usesColor
    self.width = width
    self.source = source
  }
}
