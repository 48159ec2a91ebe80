import PlainText

extension Report {
  /// JUnit's XML: a rule is a test case, which fails when it found errors or warnings.
  static let junit = Report(
    name: "junit", summary: "JUnit XML with one test case a rule, for CI servers that show tests",
    example: "motionbook validate --format junit > motionbook.xml",
    render: { input in
      let cases = JUnitCase.cases(of: input)
      let counts = "tests=\"\(cases.count)\" failures=\"\(cases.count(where: \.fails))\" errors=\"0\""
      let name = input.tool.name.xmlEscaped
      var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
      lines.append("<testsuites name=\"\(name)\" \(counts) time=\"0\">")
      lines.append("  <testsuite name=\"\(name)\" \(counts) skipped=\"0\" time=\"0\">")
      for testCase in cases { lines += testCase.lines(className: name).map { "    " + $0 } }
      lines += ["  </testsuite>", "</testsuites>"]
      return lines.map { $0 + "\n" }.joined()
    })
}

/// A rule as a test case.
///
/// All its findings stand in one `failure` element: CI servers that follow the schema of Jenkins' xUnit plugin
/// show the first one only.
struct JUnitCase {
  let rule: String
  let findings: [Finding]

  var fails: Bool { !failures.isEmpty }

  private var failures: [Finding] { findings.filter { $0.severity > .note } }
  private var notes: [Finding] { findings.filter { $0.severity == .note } }

  /// The rules that ran, and those that are known from findings only.
  static func cases(of input: ReportInput) -> [JUnitCase] {
    let findings = Dictionary(grouping: input.findings, by: \.rule)
    let ran = input.rules.map(\.id)
    let others = Set(findings.keys).subtracting(ran).sorted()
    return (ran + others).map { JUnitCase(rule: $0, findings: findings[$0, default: []]) }
  }

  func lines(className: String) -> [String] {
    let start = "<testcase name=\"\(rule.xmlEscaped)\" classname=\"\(className)\" time=\"0\""
    if findings.isEmpty { return [start + "/>"] }
    return [start + ">"] + failure + output + ["</testcase>"]
  }

  private var failure: [String] {
    guard let first = failures.first, let worst = failures.map(\.severity).max() else { return [] }
    let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
    let start = "  <failure message=\"\((first.headline + more).xmlEscaped)\" type=\"\(worst.rawValue)\">"
    return [start + text(of: failures) + "</failure>"]
  }

  private var output: [String] {
    notes.isEmpty ? [] : ["  <system-out>" + text(of: notes) + "</system-out>"]
  }

  private func text(of findings: [Finding]) -> String {
    // Only these line feeds stand as such: one of a name or of a quoted text would let it begin a line of the log.
    findings.flatMap { finding in
      [finding.place.prefix + finding.severity.rawValue + ": " + finding.headline]
        + [finding.hint].compactMap(\.self)
    }
    .map(\.xmlLine).joined(separator: "\n")
  }
}
