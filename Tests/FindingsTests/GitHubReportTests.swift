import Findings
import PlainText
import Testing

@Suite("GitHub report")
struct GitHubReportTests {
  let report: Report

  init() throws { report = try #require(Reports.all.first { $0.name == "github" }) }

  @Test("severities are the commands error, warning and notice")
  func levels() {
    let findings = Severity.allCases.map { Finding(rule: "r", severity: $0, message: "m") }
    let lines = report.render(Samples.input(findings)).split(separator: "\n")
    #expect(
      lines == [
        "::notice title=r::m", "::warning title=r::m", "::error title=r::m",
        "1 error, 1 warning, 1 note, 1 preset",
      ])
  }

  @Test("a range of several lines has no columns, which GitHub would refuse")
  func severalLines() {
    let line = report.render(Samples.input([Samples.styleSheet])).prefix { $0 != "\n" }
    #expect(line.hasPrefix("::notice file=web/motion.css,line=7,endLine=8,title=hand-written-near::"))
  }

  @Test("exactly the documented characters are escaped")
  func escaping() {
    let finding = Finding(
      rule: "a:b,c%d", severity: .error, place: Place(file: "x,y:z\r\n.swift", line: 1),
      message: "50%: a,b\r\nc::d")
    let line = report.render(Samples.input([finding])).prefix { $0 != "\n" }
    #expect(line == "::error file=x%2Cy%3Az%0D%0A.swift,line=1,title=a%3Ab%2Cc%25d::50%25: a,b%0D%0Ac::d")
  }

  /// A text with what a terminal would obey escaped; tabs and the ends of lines are the runner's to read back.
  private func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      scalar.isInvisible && !"\t\r\n".unicodeScalars.contains(scalar)
        ? String(scalar).visible : String(scalar)
    }.joined()
  }

  @Test("hostile text is read back by the runner's rules, one command a line, and no terminal obeys it")
  func hostile() throws {
    let commands = try report.render(Hostile.input).unicodeScalars
      .split(whereSeparator: { $0 == "\n" || $0 == "\r" }).dropLast()
      .map { try #require(WorkflowCommand(String($0))) }
    try #require(commands.count == Hostile.findings.count)
    for (command, finding) in zip(commands, Hostile.findings) {
      #expect(command.name == "warning")
      #expect(command.properties["file"] == finding.place.file.map(shown))
      #expect(command.properties["title"] == shown(finding.rule))
      #expect(command.properties["endColumn"] == "9")
      #expect(command.message.hasSuffix(shown(finding.message + "\nhint" + finding.subject)))
    }
  }
}

/// Reads a command as the runner does (actions/runner, ActionCommand.TryParseV2).
private struct WorkflowCommand {
  let name: String
  let properties: [String: String]
  let message: String

  init?(_ line: String) {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound].split(
      separator: " ", maxSplits: 1)
    name = String(head[0])
    properties = head[1].split(separator: ",").reduce(into: [:]) { properties, pair in
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return }
      properties[String(parts[0])] = Self.unescaped(
        String(parts[1]), [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")])
    }
    message = Self.unescaped(String(line[end.upperBound...]), [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")])
  }

  private static func unescaped(_ text: String, _ escapes: [(String, String)]) -> String {
    escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
