/// All that a report may show.
public struct ReportInput: Sendable {
  /// What was found, in order; see ``Finding/sortedAndNumbered(_:)``.
  public let findings: [Finding]
  /// The numbers under the report.
  public let summary: FindingSummary
  /// The rules that ran, whether they found something or not.
  public let rules: [RuleDescription]
  /// The program that reports.
  public let tool: ReportTool
  /// The registry's file; where findings without a file are placed by formats that ask for one.
  public let registryFile: String?
  /// Whether text for people is coloured with ANSI escapes.
  public let usesColor: Bool
  /// The columns of the terminal; nil when lines are not to be wrapped.
  public let width: Int?
  /// The lines of a source file for text that quotes them; nil for a file that cannot be read.
  public let source: @Sendable (_ file: String) -> [String]?

  /// Makes a report's input.
  public init(
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
