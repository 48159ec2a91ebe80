import Foundation
import Testing

@testable import motionbook

@Suite("diff")
struct DiffCommandTests {
  private static func registry(_ presets: String, settings: String = "") -> String {
    #"{"format": "motionbook/1", \#(settings)"presets": [\#(presets)]}"#
  }

  private static let old = registry(
    """
    {"name": "root", "kind": "spring", "duration": 0.5, "bounce": 0.1},
    {"name": "gone", "kind": "duration", "duration": 0.2},
    {"name": "own", "kind": "spring", "base": "root", "duration": 0.4},
    {"name": "twin", "kind": "alias", "of": "root"},
    {"name": "fade", "kind": "tween", "duration": 0.2, "curve": "linear"},
    {"name": "same", "kind": "spring", "tension": 170, "friction": 26}
    """)
  private static let new = registry(
    """
    {"name": "root", "kind": "spring", "duration": 0.6, "bounce": 0.1, "summary": "Now | longer"},
    {"name": "come", "kind": "spring", "duration": 0.3},
    {"name": "own", "kind": "spring", "base": "root", "duration": 0.4},
    {"name": "twin", "kind": "alias", "of": "root"},
    {"name": "fade", "kind": "tween", "duration": 0.2, "curve": "linear", "role": "effects"},
    {"name": "same", "kind": "spring", "tension": 170, "friction": 26}
    """, settings: #""settings": {"rules": {"near-duplicate": {"severity": "off"}}}, "#)

  private func makeRunner() throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    try runner.write(Self.old, to: "old.json")
    try runner.write(Self.new, to: "new.json")
    return runner
  }

  private func names(_ json: JSONObject, _ key: String) throws -> [String] {
    try json.objects(key).map { try $0.string("name") }
  }

  @Test("JSON tells added, removed, changed and what moves with it, and the exit code is 1")
  func json() throws {
    let result = try makeRunner().run("diff", "old.json", "new.json", "--json")
    #expect(result.code == 1)
    #expect(result.err.isEmpty)
    let json = try JSONObject(result.out)
    #expect(try names(json, "added") == ["come"])
    #expect(try names(json, "removed") == ["gone"])
    #expect(try names(json, "changed") == ["fade", "root"])
    // `own` has a duration of its own, and the bounce stayed.
    #expect(try names(json, "affected") == ["twin"])
    let root = try json.objects("changed")[1]
    #expect(root.keys == ["name", "before", "after", "changes"])
    #expect(try root.object("before").object("spring").number("duration") == 0.5)
    #expect(try root.object("after").object("spring").number("duration") == 0.6)
    let twin = try json.objects("affected")[0]
    #expect(try twin.object("after").object("spring").number("duration") == 0.6)
    #expect(try json.objects("settings")[0].string("rule") == "near-duplicate")
  }

  @Test("--json is --format json")
  func formats() throws {
    let runner = try makeRunner()
    let first = runner.run("diff", "old.json", "new.json", "--json").out
    #expect(first == runner.run("diff", "old.json", "new.json", "--format", "json").out)
    #expect(runner.run("diff", "old.json", "new.json", "--json", "--format", "text").code == 64)
    let unknown = runner.run("diff", "old.json", "new.json", "--format", "markdwon")
    #expect(unknown.code == 64)
    #expect(unknown.err.contains("markdown"))
  }

  @Test("equal registries differ in nothing, whatever they are kept in")
  func equal() throws {
    let runner = try CommandRunner()
    let json = runner.run("diff", "motionbook.db", "motionbook.db", "--json")
    #expect(json.code == 0)
    #expect(
      try JSONObject(json.out).keys == ["added", "removed", "renamed", "changed", "affected", "settings"])
    #expect(runner.run("diff", "motionbook.db", "motionbook.db").out == "No difference.\n")
  }

  @Test("the text says before and after, and when the spring settles")
  func text() throws {
    let out = try makeRunner().run("diff", "old.json", "new.json").out
    for words in [
      "+ come", "- gone", "~ root", "duration  0.5 -> 0.6", "settles at", "apart at",
      "summary  none -> \"Now | longer\"", "role  none -> effects", "> twin",
      "near-duplicate: not set -> off",
      "1 added, 1 removed, 2 changed, 1 moves along, 1 setting",
    ] {
      #expect(out.contains(words), "\(words)")
    }
  }

  @Test("Markdown is tables whose cells no text can break")
  func markdown() throws {
    let result = try makeRunner().run("diff", "old.json", "new.json", "--format", "markdown")
    #expect(result.code == 1)
    let rows = result.out.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.contains { $0.hasPrefix("| `come` | spring | duration 0.3 |") })
    let root = try #require(rows.first { $0.hasPrefix("| `root` |") })
    #expect(root.contains("Now \\| longer"))
    #expect(root.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }.count == 3)
  }

  @Test("Markdown has a person's words as they are")
  func words() throws {
    let runner = try makeRunner()
    let new = Self.new.replacingOccurrences(of: "Now | longer", with: "tap -> &lt;")
    try runner.write(new, to: "new.json")
    let out = runner.run("diff", "old.json", "new.json", "--format", "markdown").out
    #expect(out.contains(#"none -> "tap -> \&lt;""#), "\(out)")
  }

  @Test("a kind that changed is said, and a preset that leaves its base")
  func kinds() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(Self.registry(#"{"name": "a", "kind": "duration", "duration": 0.2}"#), to: "a.json")
    try runner.write(Self.registry(#"{"name": "a", "kind": "spring", "duration": 0.2}"#), to: "b.json")
    let out = runner.run("diff", "a.json", "b.json").out
    #expect(out.contains("kind duration, duration 0.2 -> kind spring, duration 0.2"))
  }

  @Test("stdin is a registry as JSON")
  func standardInput() throws {
    let runner = try makeRunner()
    #expect(runner.run(["diff", "old.json", "-"], input: Self.old).code == 0)
    #expect(runner.run(["diff", "-", "-"], input: Self.old).code == 64)
  }

  @Test("what cannot be read is named, with exit code 2")
  func unreadable() throws {
    let runner = try makeRunner()
    let missing = runner.run("diff", "none.db", "new.json")
    #expect(missing.code == 2)
    #expect(missing.err.contains("none.db"))
    try runner.write("{", to: "broken.json")
    let broken = runner.run("diff", "old.json", "broken.json")
    #expect(broken.code == 2)
    #expect(broken.err.contains("broken.json"))
    try runner.write("no database", to: "wrong.db")
    #expect(runner.run("diff", "wrong.db", "new.json").code == 2)
    #expect(runner.run("diff", ".", "new.json").code == 2)
  }

  @Test("A rename that leaves an alias is told as a rename, in every form")
  func keptAlias() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(
      Texts.registry(#"{"name": "a", "kind": "spring", "duration": 0.5}"#), to: "old.json")
    try runner.write(try runner.read("old.json"), to: "new.json")
    #expect(runner.run("rename", "a", "aa", "--keep-alias", "--registry", "new.json").code == 0)
    #expect(
      runner.run("diff", "old.json", "new.json").out
        == "Renamed\n  ~ a -> aa; a stays as a deprecated alias\n\n1 renamed\n")
    #expect(
      runner.run("diff", "old.json", "new.json", "--format", "markdown").out
        .contains("| `a` | `aa`; `a` stays as a deprecated alias |"))
    let json = try JSONObject(runner.run("diff", "old.json", "new.json", "--json").out)
    #expect(try json.objects("added").isEmpty && json.objects("changed").isEmpty)
    let renamed = try json.objects("renamed")[0]
    #expect(
      try renamed.string("from") == "a" && renamed.string("to") == "aa" && renamed.string("alias") == "a")
  }

  @Test(
    "What moves otherwise is told also of a preset of which a word alone was typed",
    arguments: [
      (#""name": "own", "kind": "spring", "base": "root", "duration": 0.4"#, #""summary": "S""#),
      (#""name": "twin", "kind": "alias", "of": "root""#, #""deprecated": true"#),
      (#""name": "own", "kind": "spring", "base": "root""#, #""role": "effects""#),
    ])
  func wordAndMotion(user: String, word: String) throws {
    let runner = try CommandRunner(packs: [])
    let root = #"{"name": "root", "kind": "spring", "duration": 0.3, "bounce": "#
    try runner.write(Self.registry("\(root)0.1}, {\(user)}"), to: "old.json")
    try runner.write(Self.registry("\(root)0.4}, {\(user), \(word)}"), to: "new.json")
    for form in [[], ["--format", "markdown"]] {
      let told = runner.run(["diff", "old.json", "new.json"] + form).out
      #expect(told.components(separatedBy: " % apart").count == 3, "\(told)")
    }
  }
}
