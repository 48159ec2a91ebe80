import Findings
import Foundation
import Testing

@Suite("SARIF report")
struct SARIFReportTests {
  let report: Report

  init() throws { report = try #require(Reports.all.first { $0.name == "sarif" }) }

  private func run(_ input: ReportInput) throws -> [String: Any] {
    let root = try JSON.members(report.render(input))
    #expect(root["version"] as? String == "2.1.0")
    #expect((root["$schema"] as? String)?.hasSuffix("sarif-schema-2.1.0.json") == true)
    let runs = try #require(root["runs"] as? [[String: Any]])
    return try #require(runs.first)
  }

  private func results(_ input: ReportInput) throws -> [[String: Any]] {
    try #require(try run(input)["results"] as? [[String: Any]])
  }

  private func location(_ result: [String: Any]) throws -> [String: Any] {
    try #require((result["locations"] as? [[String: Any]])?.first)
  }

  @Test("the driver names the tool and the rules with their levels")
  func driver() throws {
    let run = try run(Samples.input)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect(driver["name"] as? String == "motionbook")
    #expect(rules.map { $0["id"] as? String } == Samples.rules.map(\.id))
    #expect(
      rules.map { ($0["defaultConfiguration"] as? [String: String])?["level"] } == [
        "warning", "warning", "error", "note",
      ])
    #expect(rules[0]["name"] as? String == "BounceExaggerated")
  }

  @Test("a result points at its rule, and at none when the rule is not listed")
  func ruleIndex() throws {
    for result in try results(Samples.input) {
      let index = Samples.rules.firstIndex { $0.id == result["ruleId"] as? String }
      #expect(result["ruleIndex"] as? Int == index)
      #expect(["note", "warning", "error"].contains(result["level"] as? String))
    }
  }

  @Test("a preset of a registry has a logical location, and the registry's file when that is known")
  func registry() throws {
    let known = try location(try results(Samples.input([Samples.bounce], registryFile: "my book.db"))[0])
    let physical = try #require(known["physicalLocation"] as? [String: [String: Any]])
    #expect(physical["artifactLocation"]?["uri"] as? String == "my%20book.db")
    #expect((known["logicalLocations"] as? [[String: String]])?.first?["fullyQualifiedName"] == "toast.in")
    let unknown = try location(try results(Samples.input([Samples.bounce]))[0])
    #expect(unknown["physicalLocation"] == nil)
    #expect(unknown["logicalLocations"] != nil)
  }

  @Test("what has neither file nor preset has no location")
  func nowhere() throws {
    let result = try results(Samples.input([Finding(rule: "r", severity: .error, message: "m")]))[0]
    #expect((result["locations"] as? [Any])?.isEmpty == true)
  }

  @Test("a range has the members that are known")
  func region() throws {
    let results = try results(Samples.input([Samples.handWritten, Samples.dangling]))
    let regions = try results.map {
      (try location($0)["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
    }
    #expect(regions[0] == ["startLine": 2, "startColumn": 30, "endLine": 2, "endColumn": 75])
    #expect(regions[1] == ["startLine": 12, "startColumn": 5])
  }

  @Test(
    "paths become URIs that stay relative and name the same file",
    arguments: [
      ("./a b/c.swift", "a%20b/c.swift"), ("/Users/me/ü.swift", "file:///Users/me/%C3%BC.swift"),
      ("a:b#c?d%20.swift", "a%3Ab%23c%3Fd%2520.swift"), ("../x\\y", "../x%5Cy"), ("./", "./"),
    ])
  func uri(path: String, uri: String) throws {
    let finding = Finding(rule: "r", severity: .note, place: Place(file: path), message: "m")
    let location = try location(try results(Samples.input([finding]))[0])
    let artifact = (location["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: String]
    #expect(artifact?["uri"] == uri)
  }

  @Test("hostile text is read back as it was, and its URIs are legal and name the file")
  func hostile() throws {
    let results = try results(Hostile.input)
    try #require(results.count == Hostile.findings.count)
    for (result, finding) in zip(results, Hostile.findings) {
      let text = try #require((result["message"] as? [String: String])?["text"])
      #expect(text.hasSuffix(finding.message + "\nhint" + finding.subject))
      let physical = try location(result)["physicalLocation"] as? [String: Any]
      let uri = try #require((physical?["artifactLocation"] as? [String: String])?["uri"])
      #expect(uri.wholeMatch(of: /([A-Za-z0-9._~\/-]|%[0-9A-F]{2})+/) != nil)
      #expect(uri.removingPercentEncoding == finding.place.file)
    }
  }

  @Test("every result has its own fingerprint, under the key that GitHub reads")
  func fingerprints() throws {
    let twins = Finding.sortedAndNumbered([Samples.bounce, Samples.bounce])
    let fingerprints = try results(Samples.input(twins)).map {
      $0["partialFingerprints"] as? [String: String]
    }
    #expect(fingerprints.map { $0?["primaryLocationLineHash"] } == twins.map { $0.fingerprint() })
    #expect(Set(twins.map { $0.fingerprint() }).count == 2)
  }
}
