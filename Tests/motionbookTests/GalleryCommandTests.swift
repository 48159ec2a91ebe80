import Foundation
import Registry
import TestSupport
import Testing

@testable import motionbook

@Suite("gallery")
struct GalleryCommandTests {
  /// A packed part of a page: its `data` or its `code`.
  private func packed(_ part: String, _ runner: CommandRunner, _ file: String) throws -> JSONObject {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let script = root.appending(path: "Scripts/pack-page").path
    return try JSONObject(Program.run(["python3", script, "--" + part, runner.path(file)]).output)
  }

  private func names(_ json: JSONObject, _ key: String) throws -> [String] {
    try json.objects(key).map { try $0.string("name") }
  }

  @Test("It is written once, left alone when it holds the same, and --check says whether it does")
  func writing() throws {
    let runner = try CommandRunner(packs: ["apple"])
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
    let names = try names(packed("data", runner, "s.html"), "presets")
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
    let changes = try packed("data", runner, "review.html").object("against").objects("changes")
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

  @Test("What changed stands with each preset in the words of diff, and which number is farthest")
  func changedLines() throws {
    let runner = try CommandRunner()
    try runner.write(runner.run("export", "--format", "json").out, to: "old.json")
    for words in [
      ["tweak", "apple.snappy", "--bounce", "0.3"], ["rename", "apple.bouncy", "apple.lively"],
      ["tweak", "starter.curve.standard", "--bezier", "0.4,0,0.2,1"],
      ["tweak", "starter.shake", "--deprecated", "use another"],
      ["rename", "starter.shake", "starter.shiver"],
      ["tweak", "starter.dive-deeper", "--element", "details", "--delay", "0.12"],
    ] {
      #expect(runner.run(words).code == 0, "\(words)")
    }
    #expect(runner.run("gallery", "--against", "old.json", "-o", "review.html").code == 0)
    let difference = runner.run("diff", "old.json", "motionbook.db").out
    let changes = try packed("data", runner, "review.html").object("against").objects("changes")
    let names = try changes.map { try $0.string("name") }
    #expect(Set(names).count == names.count && names.contains("starter.shiver"), "\(names)")
    var lines = 0
    for change in changes {
      let own = try change.has("lines") ? change.strings("lines") : []
      #expect(own.isEmpty == ["added", "removed"].contains(try change.string("state")))
      for line in own { #expect(difference.contains(line + "\n"), "\(line)") }
      lines += own.count
    }
    #expect(lines > 7)
    let farthest = try changes.filter { $0.has("number") }.map { try $0.string("number") }
    #expect(farthest.contains("details.opacity"))
  }

  @Test("The stage learns what each property moves from the vocabulary of the exports, however it is spelled")
  func targets() throws {
    let runner = try CommandRunner()
    let values =
      #""corner-radius": 0, "verticalTranslation": 0, "scale": 1, "rect": [0, 0, 1, 1], "heading": 0"#
    try runner.add(
      #"{"name": "own.state", "kind": "sequence", "mode": "trigger", "phases": ["#
        + #"{"name": "a", "values": {\#(values)}}, {"name": "b", "values": {\#(values)}, "animation": {"duration": 1}}]}"#
    )
    try runner.add(
      #"{"name": "own.screen", "kind": "morph", "present": {"animation": {"duration": 0.5}}, "elements": ["#
        + #"{"name": "cell", "properties": {"background": {"from": [0, 0, 0], "to": [1, 1, 1]}}}]}"#)
    #expect(runner.run("gallery", "--no-code", "-o", "motion.html").code == 0)
    var found: [String: [String]] = [:]
    for preset in try packed("data", runner, "motion.html").objects("presets") {
      guard try preset.string("name").hasPrefix("own.") else { continue }
      let properties = try #require(preset.members["properties"] as? [[String]])
      let targets = try #require(preset.members["targets"] as? [Any])
      try #require(properties.count == targets.count)
      for (property, target) in zip(properties, targets) {
        found[property[0]] = (target as? [Any])?.map { "\($0)" } ?? []
      }
    }
    #expect(
      found == [
        "corner-radius": ["cornerRadius", "0"], "verticalTranslation": ["offset", "1"],
        "scale": ["scale", "0", "1"], "rect": ["frame", "0", "1", "2", "3"], "heading": [],
        "cell.background": ["backgroundColor", "0", "1", "2"],
      ])
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

  @Test("A page takes at most 100 KB, and 1 KB a preset with its code", arguments: ["apple", "starter"])
  func size(pack: String) throws {
    let runner = try CommandRunner(packs: [pack])
    let count = try names(JSONObject(runner.run("list", "--json").out), "presets").count
    #expect(runner.run("gallery", "-o", "-").out.utf8.count <= 1000 * (100 + count))
  }

  @Test("What a preset does is said as show says it, by the values and names that were typed")
  func facts() throws {
    let runner = try CommandRunner(packs: ["starter"])
    #expect(runner.run("gallery", "starter.heart-reaction", "-o", "motion.html").code == 0)
    let presets = try packed("data", runner, "motion.html").objects("presets")
    let facts = try #require(presets.first { try $0.string("name") == "starter.heart-reaction" })
    let texts = try #require(facts.members["facts"] as? [[String]]).map { $0[1] }
    let shown = runner.run("show", "starter.heart-reaction").out
    #expect(texts.contains { $0.contains("starter.spring.bouncy") })
    for text in texts { #expect(shown.contains(text), "\(text)") }
  }

  @Test("The code of a preset is what export writes for it alone, and each line of it stands once")
  func code() throws {
    let runner = try CommandRunner()
    #expect(runner.run("gallery", "--code", "swift,css", "-o", "motion.html").code == 0)
    let code = try packed("code", runner, "motion.html")
    let lines = try code.strings("lines")
    #expect(Set(lines).count == lines.count)
    let presets = try #require(code.members["presets"] as? [[[Int]]])
    let names = try names(packed("data", runner, "motion.html"), "presets")
    #expect(presets.count == names.count)
    var known = 0
    for (name, formats) in zip(names, presets) {
      for (format, runs) in zip(["swift", "css"], formats) {
        var text: [String] = []
        var rest = runs[...]
        while let first = rest.popFirst() {
          let count = first < 0 ? -first : rest.removeFirst()
          let start = first < 0 ? known : first
          text += lines[start..<(start + count)]
          known = max(known, start + count)
        }
        guard ["apple.snappy", "apple.bouncy", "starter.fade.quick"].contains(name) else { continue }
        let exported = runner.run("export", "--format", format, name).out
        #expect(text.map { $0 + "\n" }.joined() == exported, "\(name) \(format)")
      }
    }
    #expect(known == lines.count)
  }
}
