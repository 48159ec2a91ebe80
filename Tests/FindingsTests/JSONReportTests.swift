import Findings
import Foundation
import Testing

@Suite("JSON report")
struct JSONReportTests {
  let report: Report

  init() throws { report = try #require(Reports.all.first { $0.name == "json" }) }

  @Test("every member stands in the promised order, null where there is nothing")
  func order() throws {
    let text = report.render(Samples.input([Samples.bounce]))
    let members = text.matches(of: /\n      "(\w+)": (null)?/).map { String($0.1) + ($0.2 == nil ? "" : "?") }
    #expect(
      members == [
        "rule", "severity", "preset", "file?", "line?", "column?", "endLine?", "endColumn?", "platform?",
        "message",
        "hint", "motion?", "nearest?", "replacement?", "fingerprint",
      ])
    let summary = text.matches(of: /\n    "(\w+)": \d/).map { String($0.1) }
    #expect(summary == ["errors", "warnings", "notes", "presets", "files", "sites", "fromRegistry"])
  }

  @Test("a found motion has the members of its kind")
  func motion() throws {
    let findings = try JSON.members(report.render(Samples.input([Samples.handWritten, Samples.styleSheet])))[
      "findings"]
    let motions = try #require(findings as? [[String: Any]]).compactMap { $0["motion"] as? [String: Any] }
    #expect(Set(motions[0].keys) == ["kind", "api", "parameters", "duration", "bounce"])
    #expect(motions[0]["parameters"] as? [String: Double] == ["response": 0.35, "dampingFraction": 0.7])
    #expect(Set(motions[1].keys) == ["kind", "api", "parameters", "duration", "bezier"])
    #expect(motions[1]["bezier"] as? [Double] == [0.4, 0, 0.2, 1])
  }

  @Test("hostile text is read back as it was")
  func hostile() throws {
    let findings = try #require(
      try JSON.members(report.render(Hostile.input))["findings"] as? [[String: Any]])
    try #require(findings.count == Hostile.findings.count)
    for (object, finding) in zip(findings, Hostile.findings) {
      for (key, value) in [
        ("rule", finding.rule), ("preset", finding.preset), ("file", finding.place.file),
        ("message", finding.message),
        ("hint", finding.hint), ("replacement", finding.replacement), ("fingerprint", finding.fingerprint()),
      ] {
        #expect((object[key] as? String).map { Array($0.utf8) } == value.map { Array($0.utf8) })
      }
    }
  }

  @Test("no findings are an empty array beside the summary")
  func nothing() throws {
    let root = try JSON.members(report.render(Samples.nothing))
    #expect((root["findings"] as? [Any])?.isEmpty == true)
    #expect((root["summary"] as? [String: Int])?["presets"] == 12)
  }
}

/// Foundation's reader, so that the project's own is not its only judge.
enum JSON {
  static func members(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  static func objects(_ text: String) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
  }
}
