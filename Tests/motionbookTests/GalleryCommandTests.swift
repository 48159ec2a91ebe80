import Foundation
import Registry
import TestSupport
import Testing

@testable import motionbook

@Suite("gallery")
struct GalleryCommandTests {
  private func data(_ runner: CommandRunner, _ file: String) throws -> JSONObject {
    let page = try runner.read(file)
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#)).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    return try JSONObject(String(page[start..<end]))
  }

  private func names(_ json: JSONObject, _ key: String) throws -> [String] {
    try json.objects(key).map { try $0.string("name") }
  }

  @Test("It is written once, left alone when it holds the same, and --check says whether it does")
  func writing() throws {
    let runner = try CommandRunner()
    #expect(runner.run("gallery", "-o", "motion.html").err.contains("wrote motion.html"))
    #expect(runner.run("gallery", "-o", "motion.html").err.contains("motion.html is up to date"))
    #expect(runner.run("gallery", "-o", "motion.html", "--check").code == 0)
    #expect(runner.run("tweak", "apple.snappy", "--bounce", "0.3").code == 0)
    let stale = runner.run("gallery", "-o", "motion.html", "--check")
    #expect(stale.code == 1)
    #expect(stale.err.contains("motion.html is stale"))
    #expect(runner.run("gallery", "-o", "-").out.hasPrefix("<!doctype html>"))
  }

  @Test("Patterns choose presets, and what these refer to comes along; what matches nothing is refused")
  func patterns() throws {
    let runner = try CommandRunner()
    #expect(runner.run("gallery", "apple.s*", "-o", "s.html").code == 0)
    let names = try names(data(runner, "s.html"), "presets")
    #expect(
      names.contains("apple.snappy") && names.contains("apple.smooth") && !names.contains("apple.bouncy"))
    let refused = runner.run("gallery", "aple.*", "-o", "none.html")
    #expect(refused.code == 1 && refused.err.contains("no preset matches"))
    #expect(!runner.exists("none.html"))
    #expect(runner.run("gallery").code == 64)
  }

  @Test("--against says what diff says, and what a person would notice most comes first")
  func against() throws {
    let runner = try CommandRunner()
    try runner.add(#"{"name": "own.sheet", "kind": "spring", "base": "apple.snappy", "extraBounce": 0.1}"#)
    try runner.write(runner.run("export", "--format", "json").out, to: "old.json")
    for words in [
      ["tweak", "apple.snappy", "--duration", "0.9"], ["tweak", "apple.smooth", "--duration", "0.51"],
      ["add", "spring", "own.new", "--duration", "0.3"], ["rename", "apple.bouncy", "apple.lively"],
    ] {
      #expect(runner.run(words).code == 0, "\(words)")
    }
    #expect(runner.run("gallery", "--against", "old.json", "-o", "review.html").code == 0)
    let difference = try JSONObject(runner.run("diff", "old.json", "motionbook.db", "--json").out)
    let changes = try data(runner, "review.html").object("against").objects("changes")
    var found: [String: [String]] = [:]
    for change in changes {
      let (state, name) = (try change.string("state"), try change.string("name"))
      found[state, default: []].append(name)
    }
    let renamed = try difference.objects("renamed").map { try $0.string("to") }
    #expect(found["renamed"] == renamed && renamed == ["apple.lively"])
    for (state, key) in [
      ("added", "added"), ("removed", "removed"), ("changed", "changed"), ("moved", "affected"),
    ] {
      #expect(found[state, default: []].sorted() == (try names(difference, key)).sorted(), "\(state)")
    }
    #expect(found["moved"]?.contains("own.sheet") == true)
    let distances = try changes.filter { $0.has("distance") }.map { try $0.number("distance") }
    #expect(distances.count > 2 && distances == distances.sorted(by: >))
    let unknown = runner.run("gallery", "--against", "nowhere.json", "-o", "no.html")
    #expect(unknown.code == 2 && !runner.exists("no.html"))
  }

  @Test("The page of all packs in the documents is what the command writes")
  func packs() throws {
    let runner = try CommandRunner(packs: Pack.all().map(\.name))
    let page = runner.run("gallery", "--no-code", "--title", "All packs", "-o", "-")
    #expect(page.code == 0)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("docs/gallery")
    try Golden.expect(page.out, equals: "packs.html", in: folder, sourceLocation: #_sourceLocation)
  }

  @Test("The code of a preset is what export writes for it alone")
  func code() throws {
    let runner = try CommandRunner()
    #expect(runner.run("gallery", "--code", "swift,css", "-o", "motion.html").code == 0)
    let code = try data(runner, "motion.html").object("code")
    let lines = try code.strings("lines")
    let presets = try code.object("presets").members
    for name in ["apple.snappy", "apple.bouncy", "starter.fade.quick"] {
      let runs = try #require(presets[name] as? [[Int]])
      for (format, runs) in zip(["swift", "css"], runs) {
        let text = stride(from: 0, to: runs.count, by: 2)
          .flatMap { lines[runs[$0]..<(runs[$0] + runs[$0 + 1])] }.map { $0 + "\n" }.joined()
        #expect(text == runner.run("export", "--format", format, name).out, "\(name) \(format)")
      }
    }
  }
}
