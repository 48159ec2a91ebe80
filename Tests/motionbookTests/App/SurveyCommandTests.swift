import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import Testing

@Suite("survey")
struct SurveyCommandTests {
  @Test("needs no registry, and lists every site with its numbers as JSON")
  func json() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(SampleApp.card, to: "Sources/Card.swift")
    let result = runner.run("survey", "Sources", "--json")
    #expect(result.code == 0)
    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let sites = try #require(document["sites"] as? [[String: Any]])
    #expect(sites.map { $0["line"] as? Int } == [7, 8, 9])
    #expect(sites.allSatisfy { $0["file"] as? String == "Card.swift" })
    #expect(sites[1]["api"] as? String == "SwiftUI.spring(response:dampingFraction:)")
    let summary = try #require(document["summary"] as? [String: Int])
    #expect(summary["sites"] == 3 && summary["readable"] == 3 && summary["files"] == 1)
  }

  @Test("the registry that it writes is clean, can be imported, and knows every motion of the app")
  func starter() throws {
    let app = try SampleApp()
    let runner = app.runner
    #expect(runner.run("survey", "app", "--write", "starter.json").code == 0)
    let validation = runner.run("validate", "starter.json", "--strict")
    #expect(validation.code == 0, "\(validation.out)")
    #expect(runner.run("init", "--from", "starter.json", "--registry", "new.db").code == 0)
    let check = runner.run("check", "app", "--registry", "new.db", "--json")
    #expect(!check.out.contains("hand-written-unknown"))
    #expect(check.out.contains("hand-written-equal"))
  }

  @Test("where no motion could be read, no registry is written")
  func noStarter() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write("let x = 1\n", to: "a.swift")
    let result = runner.run("survey", "a.swift", "--write", "starter.json")
    #expect(result.code == 0 && result.err.contains("nothing was written to starter.json"), "\(result.err)")
    #expect(throws: (any Error).self) { try runner.bytes("starter.json") }
  }

  @Test("says in one line that an app is consistent")
  func consistent() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(
      String(repeating: "withAnimation(.snappy) { x = 1 }\n", count: 5), to: "a.swift")
    let result = runner.run("survey", "a.swift")
    #expect(result.out.hasPrefix("Consistent: 5 motions"))
    #expect(result.out.split(separator: "\n").count == 1)
    try runner.write("withAnimation(.linear(duration: f(x))) { x = 1 }\n", to: "b.swift")
    #expect(
      runner.run("survey", ".").out.hasSuffix(
        "value. Of 6 places 1 could not be read (--json lists them).\n"))
  }

  @Test("for people: numbers, platforms, groups and the places off their group's value")
  func text() throws {
    let runner = try CommandRunner(packs: [])
    let lines = [
      ".easeIn(duration: 0.3)", ".easeIn(duration: 0.3)", ".easeIn(duration: 0.31)",
      ".linear(duration: f(x))",
    ]
    try runner.write(lines.map { "withAnimation(\($0)) { x = 1 }\n" }.joined(), to: "a.swift")
    let out = runner.run("survey", ".").out
    for words in [
      "1 file, 4 places", "swiftui", "OFF THEIR GROUP'S VALUE", "a.swift:3", "UNREADABLE", "a.swift:4",
    ] {
      #expect(out.contains(words), "\(words): \(out)")
    }
  }

  @Test("draws a chart as well-formed SVG")
  func svg() throws {
    let app = try SampleApp()
    #expect(app.runner.run("survey", "app", "--svg", "chart.svg").code == 0)
    #expect(XMLParser(data: try app.runner.bytes("chart.svg")).parse())
    #expect(try app.runner.read("chart.svg").contains("spring 0.5 s"))
  }

  @Test("an app without motions, and a path that is not there")
  func nothing() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write("let x = 1\n", to: "a.swift")
    #expect(runner.run("survey", ".").out.contains("no motion found"))
    #expect(runner.run("survey", "gone").code == 2)
    #expect(runner.run("survey", ".", "--json", "--svg", "-").code == 64)
  }
}
