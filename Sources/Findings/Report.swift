import PlainText
import StrictJSON

/// A rendering of findings, chosen with `--format`.
package struct Report: Sendable {
  /// The name behind `--format`.
  package let name: String
  /// The purpose of the format, in one sentence.
  package let summary: String
  /// A command that writes the format where it is used.
  package let example: String
  /// Writes the report part by part, the last one ended by a newline: a long one never stands in memory whole.
  package let write: @Sendable (_ input: ReportInput, _ part: ([UInt8]) -> Void) -> Void
}

extension Report {
  /// A report that is made in one piece.
  init(
    name: String, summary: String, example: String,
    render: @escaping @Sendable (_ input: ReportInput) -> String
  ) {
    self.init(name: name, summary: summary, example: example) { input, part in
      part(Array(render(input).utf8))
    }
  }

  /// The whole report.
  package func render(_ input: ReportInput) -> String {
    var bytes: [UInt8] = []
    write(input) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// All that a report may show.
package struct ReportInput: Sendable {
  /// The findings, in order; see ``Finding/sortedAndNumbered(_:)``.
  package let findings: [Finding]
  /// The numbers under the report.
  package let summary: FindingSummary
  /// The rules that ran, whether they found something or not.
  package let rules: [RuleDescription]
  /// The program that reports.
  package let tool: ReportTool
  /// The registry's file; where findings without a file are placed by formats that ask for one.
  package let registryFile: String?
  /// Where paths of files begin in formats that a service compares with those of a repository.
  package let root: ReportRoot
  /// Whether text for people is coloured with ANSI escapes.
  package let usesColor: Bool
  /// The columns of the terminal; nil when lines are not to be wrapped.
  package let width: Int?
  /// The lines of a source file for text that quotes them; nil for a file that cannot be read.
  package let source: @Sendable (_ file: String) -> [String]?
  /// Writes the members that a command adds to the project's own JSON.
  package let others: @Sendable (inout JSONWriter) -> Void

  package init(
    findings: [Finding], summary: FindingSummary, rules: [RuleDescription], tool: ReportTool,
    registryFile: String? = nil, root: ReportRoot = ReportRoot(), usesColor: Bool = false, width: Int? = nil,
    source: @escaping @Sendable (_ file: String) -> [String]? = { _ in nil },
    others: @escaping @Sendable (inout JSONWriter) -> Void = { _ in }
  ) {
    self.findings = findings
    self.summary = summary
    self.rules = rules
    self.tool = tool
    self.registryFile = registryFile
    self.root = root
    self.usesColor = usesColor
    self.width = width
    self.source = source
    self.others = others
  }
}

extension ReportInput {
  /// The file that a finding is shown in by formats that know files alone: its own, else the registry's,
  /// else the default name of a registry.
  func file(of finding: Finding) -> String { finding.place.file ?? registryFile ?? "motionbook.db" }
}

/// The program that reports.
package struct ReportTool: Hashable, Sendable {
  package let name: String
  /// The program's version, such as `1.2.0`.
  package let version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}

/// A rule, as reports describe it.
package struct RuleDescription: Hashable, Sendable {
  /// The rule's name, such as `bounce-exaggerated`.
  package let id: String
  /// The purpose of the rule, in one sentence.
  package let summary: String
  /// Why the rule exists and how to satisfy it.
  package let explanation: String
  /// How bad its findings are, as configured.
  package let severity: Severity
  /// The number it measures against, as configured; nil for a rule without one.
  package let threshold: Double?
  /// The meaning of the threshold, with its unit: "the largest allowed bounce".
  package let thresholdMeaning: String?

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

/// Every rendering of findings.
package enum Reports {
  /// The reports, in the order of the help text; the first is the default.
  package static let all: [Report] = [.text, .json, .sarif, .github, .gitlab, .junit, .xcode]
}

/// The numbers under a report.
package struct FindingSummary: Hashable, Sendable {
  package let errors: Int
  package let warnings: Int
  package let notes: Int
  /// How many presets were looked at.
  package let presets: Int
  /// How many source files were read; 0 when a registry was validated.
  package let files: Int
  /// How many places in those files carry a motion.
  package let sites: Int
  /// How many of those places take their motion from the registry.
  package let fromRegistry: Int

  /// Counts findings by severity; the rest is what was looked at.
  package init(_ findings: [Finding], presets: Int, files: Int = 0, sites: Int = 0, fromRegistry: Int = 0) {
    let severities = findings.map(\.severity)
    errors = severities.count { $0 == .error }
    warnings = severities.count { $0 == .warning }
    notes = severities.count { $0 == .note }
    self.presets = presets
    self.files = files
    self.sites = sites
    self.fromRegistry = fromRegistry
  }
}

extension FindingSummary {
  /// "2 errors, 1 warning, 12 presets", or "No findings in 12 presets."
  package var sentence: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    if counts.isEmpty { return "No findings in \(scope)." }
    return counts.map { $0.0.counted($0.1) }.joined(separator: ", ") + ", " + scope
  }

  private var scope: String {
    let parts = [(presets, "preset"), (files, "file"), (sites, "site")]
    return parts.enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }.map {
      $0.element.0.counted($0.element.1)
    }.joined(separator: ", ") + share
  }

  /// ", 1 of them from the registry (33 %)": what CI can watch rising.
  private var share: String {
    guard sites > 0, fromRegistry > 0 else { return "" }
    return ", \(fromRegistry) of them from the registry (\(fromRegistry * 100 / sites) %)"
  }
}
