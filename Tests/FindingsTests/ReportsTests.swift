import Findings
import Foundation
import TestSupport
import Testing

@Suite("Reports")
struct ReportsTests {
  @Test("the array and the files of the folder hold the same reports")
  func folder() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.appending(path: "../../Sources/Findings").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = files.filter { $0.hasSuffix("Report.swift") && $0 != "Report.swift" }.map {
      $0.dropLast("Report.swift".count).lowercased()
    }
    #expect(names.sorted() == Reports.all.map(\.name).sorted())
  }

  @Test(
    "the sample's text is the golden one",
    arguments: [
      ("text", "txt"), ("json", "json"), ("sarif", "sarif"), ("github", "github.txt"),
      ("gitlab", "gitlab.json"), ("junit", "xml"), ("xcode", "xcode.txt"),
    ])
  func golden(name: String, ending: String) throws {
    let report = try #require(Reports.all.first { $0.name == name })
    try Golden.expect(report.render(Samples.input), equals: "report.\(ending)")
  }

  @Test("text is the default, and names differ")
  func names() {
    #expect(Reports.all.first?.name == "text")
    #expect(Set(Reports.all.map(\.name)).count == Reports.all.count)
  }

  @Test(
    "every report describes itself in one line and shows how it is called", arguments: Reports.all.map(\.name)
  )
  func description(name: String) throws {
    let report = try #require(Reports.all.first { $0.name == name })
    #expect(!report.summary.isEmpty && !report.summary.contains("\n") && !report.summary.hasSuffix("."))
    #expect(report.example.hasPrefix("motionbook validate"))
    #expect(name == "text" || report.example.contains("--format \(name)"))
  }

  @Test(
    "every report ends with a newline and is the same when rendered again", arguments: Reports.all.map(\.name)
  )
  func ending(name: String) throws {
    let report = try #require(Reports.all.first { $0.name == name })
    for input in [Samples.input, Samples.nothing, Hostile.input] {
      let text = report.render(input)
      #expect(text.isEmpty || text.hasSuffix("\n"))
      #expect(text == report.render(input))
    }
  }
}
