import TestSupport
import Testing

@Suite("Commands that sentences name")
struct NamedCommandTests {
  private static let card =
    #"{"format": "motionbook/1", "presets": [{"name": "card", "kind": "spring", "duration": 0.5, "bounce": 0.3, "summary": "s"}]}"#

  /// The words of a command that a sentence names, without its program's.
  private func command(_ start: String, in text: String, upTo end: String) throws -> [String] {
    let rest = try #require(text.components(separatedBy: start).dropFirst().first, "\(text)")
    return shellWords(start + (rest.components(separatedBy: end).first ?? "")).dropFirst().map(\.self)
  }

  @Test("change the registry that a finding is about, whichever is found where they are run")
  func judgedRegistry() throws {
    let runner = try CommandRunner.empty(["their parts/their.json": Self.card])
    try runner.add(#"{"name": "card", "kind": "spring", "duration": 0.4, "summary": "s"}"#)
    let ours = try runner.bytes("motionbook.db")
    for words in [
      ["validate", "their parts/their.json"], ["validate", "--registry", "their parts/their.json"],
    ] {
      let told = runner.run(words).out
      #expect(try command("motionbook --registry", in: told, upTo: " NAME").last == "--reduced", "\(told)")
    }
    let words = try command(
      "motionbook --registry", in: runner.run("validate", "their parts/their.json").out, upTo: " NAME")
    #expect(runner.run(words + ["none"]).code == 0)
    #expect(try runner.bytes("motionbook.db") == ours)
    #expect(runner.run("validate", "their parts/their.json").out.hasPrefix("No findings"))
    let tweaked = runner.run(
      "--registry", "their parts/their.json", "tweak", "card", "--bounce", "0.9")
    #expect(
      tweaked.err.contains("motionbook --registry 'their parts/their.json' tweak card --allow"),
      "\(tweaked.err)")
    #expect(runner.run("tweak", "card", "--bounce", "0.9").err.contains("  motionbook tweak card"))
  }

  @Test("write the exports of the registry that an app was checked against")
  func checkedRegistry() throws {
    let runner = try CommandRunner.empty([
      "next.json": Self.card, "src/a.css": "",
      ".motionbook.json":
        #"{"registry": "motionbook.db", "exports": [{"format": "css", "to": "src/m.css"}]}"#,
    ])
    let told = runner.run("check", "src", "--registry", "next.json").out
    #expect(told.contains("write it with motionbook --registry next.json export --all"), "\(told)")
    #expect(runner.run("check", "src").out.contains("write it with motionbook export --all"))
    #expect(runner.run("--registry", "next.json", "export", "--all").code == 0)
    #expect(runner.run("check", "src", "--registry", "next.json").code == 0)
  }

  @Test("make the registry that was missing, and none of a file that was to be compared")
  func missingRegistry() throws {
    let runner = try CommandRunner.empty()
    let missing = runner.run("--registry", "my own.json", "list").err
    let words = try command("motionbook init", in: missing, upTo: "`")
    #expect(runner.run(words).code == 0)
    #expect(runner.run("--registry", "my own.json", "list").code == 0)
    for words in [["diff", "nope.json", "motionbook.db"], ["validate", "nope.db"]] {
      let result = runner.run(words)
      #expect(
        result.code == 2 && result.err.contains("nope.") && !result.err.contains("init"), "\(result.err)")
    }
  }

  @Test("quote the names of files and tokens", arguments: ["my parts", "it's"])
  func quoted(folder: String) throws {
    let runner = try CommandRunner(packs: [])
    let database = ["--registry", "\(folder)/motionbook.db"]
    try runner.write(Self.card, to: "\(folder)/motionbook.json")
    let refused = runner.run(["init"] + database).err
    let quoted = folder == "it's" ? #"'it'\''s/"# : "'my parts/"
    #expect(refused.contains("motionbook.json' --registry \(quoted)motionbook.db'"), "\(refused)")
    #expect(runner.run(["init", "--empty"] + database).code == 0)
    let beside = runner.run(["list"], in: folder).err
    #expect(beside.contains("export --registry motionbook.db -o motionbook.json"), "\(beside)")
    try runner.write("a: 1", to: "\(folder)/t.yaml")
    #expect(
      runner.run(["import", "\(folder)/t.yaml"] + database).err.contains("yq -o=json . \(quoted)t.yaml' |"))
    try runner.write(#"{"it's動": {"$type": "duration", "$value": "0.1s"}}"#, to: "t.json")
    let tokens = runner.run(["import", "../t.json"], in: folder).err
    #expect(
      tokens.contains(#"--name 'it'\''s動=NAME'"#) && tokens.contains(#"--except 'it'\''s動'"#), "\(tokens)")
  }
}
