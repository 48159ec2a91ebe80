import Findings
import Testing

@Suite("GitLab report")
struct GitLabReportTests {
  let report: Report

  init() throws { report = try #require(Reports.all.first { $0.name == "gitlab" }) }

  @Test("every issue has the members that GitLab asks for, a path without ./ and a line")
  func members() throws {
    let issues = try JSON.objects(report.render(Samples.input))
    #expect(issues.map { $0["severity"] as? String } == ["major", "minor", "minor", "major", "info"])
    for issue in issues {
      #expect(Set(issue.keys) == ["description", "check_name", "fingerprint", "severity", "location"])
      let location = try #require(issue["location"] as? [String: Any])
      let path = try #require(location["path"] as? String)
      #expect(!path.isEmpty && !path.hasPrefix("./"))
      #expect((location["lines"] as? [String: Int])?["begin"] ?? 0 >= 1)
    }
  }

  @Test("fingerprints differ even between findings that agree in everything, or GitLab would hide one")
  func fingerprints() throws {
    let findings = Finding.sortedAndNumbered(Array(repeating: Samples.handWritten, count: 20))
    let issues = try JSON.objects(report.render(Samples.input(findings)))
    #expect(Set(issues.compactMap { $0["fingerprint"] as? String }).count == 20)
  }

  @Test("no findings are an empty array")
  func nothing() throws { #expect(try JSON.objects(report.render(Samples.nothing)).isEmpty) }

  @Test("hostile text is read back as it was")
  func hostile() throws {
    let issues = try JSON.objects(report.render(Hostile.input))
    try #require(issues.count == Hostile.findings.count)
    for (issue, finding) in zip(issues, Hostile.findings) {
      #expect(issue["check_name"] as? String == finding.rule)
      #expect((issue["description"] as? String)?.hasSuffix(finding.message) == true)
      #expect((issue["location"] as? [String: Any])?["path"] as? String == finding.place.file)
    }
  }
}
