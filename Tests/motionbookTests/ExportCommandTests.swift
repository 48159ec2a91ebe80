import Foundation
import Testing

@Suite("export")
struct ExportCommandTests {
  @Test("prints the registry as JSON, equal from the file and from the JSON itself")
  func stdout() throws {
    let runner = try CommandRunner()
    let result = runner.run("export")
    #expect(result.code == 0)
    #expect(result.err.isEmpty)
    #expect(result.out.hasSuffix("}\n"))
    try runner.write(result.out, to: "motionbook.json")
    #expect(runner.run("export", "--registry", "motionbook.json").out == result.out)
    #expect(runner.run("export", "--json").out == result.out)
    #expect(runner.run("export", "--format", "json", "-o", "-").out == result.out)
  }

  @Test("patterns choose presets, and what they refer to comes along, so that it can be imported")
  func patterns() throws {
    let runner = try CommandRunner(packs: [])
    _ = runner.run(["init", "--from", "-"], input: Texts.settled)
    let result = runner.run("export", "sheet.*", "button.press")
    #expect(result.code == 0)
    let names = try JSONObject(result.out).objects("presets").map { try $0.string("name") }
    #expect(
      names == ["button.press", "curve.standard", "duration.fast", "fade", "sheet.present", "spring.snappy"])
    #expect(result.err.contains("curve.standard, duration.fast, fade, spring.snappy"))
    #expect(!JSONObject(try JSONObject(result.out).members).has("settings"))
    #expect(runner.run(["init", "--from", "-", "--registry", "b.db"], input: result.out).code == 0)
  }

  @Test(
    "a pattern that matches nothing is an error with the nearest name",
    arguments: [
      ("apple.snapy", "apple.snappy"), ("aple.*", "apple.*"),
    ])
  func unmatched(pattern: String, nearest: String) throws {
    let result = try CommandRunner().run("export", "starter.*", pattern)
    #expect(result.code == 1)
    #expect(result.out.isEmpty)
    #expect(result.err.contains("\"\(nearest)\""))
  }

  @Test("-o writes the file whole, and leaves it alone when it is the same")
  func file() throws {
    let runner = try CommandRunner()
    #expect(runner.run("export", "-o", "out.json").code == 0)
    #expect(try runner.read("out.json") == runner.run("export").out)
    let attributes = try FileManager.default.attributesOfItem(atPath: runner.path("out.json"))
    let again = runner.run("export", "-o", "out.json")
    #expect(again.err.contains("up to date"))
    let after = try FileManager.default.attributesOfItem(atPath: runner.path("out.json"))
    #expect(attributes[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(
      try runner.names() == [
        "motionbook.db", "out.json",
      ])
  }

  @Test("-o with a folder names the file after the format")
  func folder() throws {
    let runner = try CommandRunner()
    #expect(runner.run("export", "-o", "made/here/").code == 0)
    #expect(runner.exists("made/here/motionbook.json"))
    #expect(runner.run("export", "-o", "made/here").err.contains("up to date"))
  }

  @Test(
    "-o with the folder of resources itself does not make another one in it",
    arguments: ["app/res", "app/res/"])
  func resources(folder: String) throws {
    let runner = try CommandRunner()
    #expect(runner.run("export", "--format", "android-xml", "-o", folder).code == 0)
    #expect(runner.exists("app/res/values/motion.xml") && !runner.exists("app/res/res"))
    runner.run("export", "--format", "android-xml", "-o", "app/src/")
    #expect(runner.exists("app/src/res/values/motion.xml"))
  }

  @Test("--check is quiet about a right file; a stale one ends with 1 and a diff")
  func check() throws {
    let runner = try CommandRunner()
    runner.run("export", "-o", "out.json")
    #expect(runner.run("export", "--check", "-o", "out.json").code == 0)
    runner.run("tweak", "apple.snappy", "--bounce", "0.21")
    let before = try runner.read("out.json")
    let result = runner.run("export", "--check", "-o", "out.json")
    #expect(result.code == 1)
    #expect(result.out.contains("\n-      \"bounce\": 0.15"))
    #expect(result.out.contains("\n+      \"bounce\": 0.21"))
    #expect(result.err.contains("stale"))
    #expect(result.out.split(separator: "\n").count < 25)
    #expect(try runner.read("out.json") == before)
  }

  @Test("--check takes a file as git checks it out on Windows, and says of mixed line endings what to do")
  func checkOnWindows() throws {
    let runner = try CommandRunner()
    runner.run("export", "--format", "motion", "-o", "web/motion.ts")
    let lines = try runner.read("web/motion.ts").split(separator: "\n", omittingEmptySubsequences: false)
    try runner.write(lines.joined(separator: "\r\n"), to: "web/motion.ts")
    let check = ["export", "--format", "motion", "--check", "-o", "web/motion.ts"]
    #expect(runner.run(check).code == 0)
    try runner.write(lines[0] + "\r\n" + lines[1...].joined(separator: "\n"), to: "web/motion.ts")
    let mixed = runner.run(check)
    #expect(mixed.code == 1)
    #expect(
      mixed.out
        == "web/motion.ts differs in some of its line endings alone; write `motion.ts text eol=lf` into "
        + ".gitattributes\n", "\(mixed.out)")
  }

  @Test("--check of a missing file ends with 1; without -o it is a wrong command line")
  func checkWithoutFile() throws {
    let runner = try CommandRunner()
    #expect(runner.run("export", "--check", "-o", "nope.json").code == 1)
    #expect(runner.run("export", "--check").code == 64)
  }

  @Test("--formats lists the formats without a registry")
  func formats() throws {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("export", "--formats").out.contains("json  "))
    let formats = try runner.json("export", "--formats", "--json").objects("formats")
    #expect(formats.allSatisfy { $0.keys == ["name", "summary", "kinds", "options", "example"] })
    #expect(try formats.map { try $0.string("name") }.contains("json"))
  }

  @Test("a misspelt format gets the nearest one suggested")
  func unknownFormat() throws {
    let result = try CommandRunner().run("export", "--format", "jsn")
    #expect(result.code == 64)
    #expect(result.err.contains("Did you mean 'json'?"))
  }

  @Test("Folders that are missing are made, and not on a dry run")
  func folders() throws {
    let runner = try CommandRunner()
    let words = ["export", "apple.snappy", "--format", "css", "-o", "a/b/c.css"]
    #expect(runner.run(words + ["--dry-run"]).err.contains("wrote a/b/c.css"))
    #expect(!runner.exists("a"))
    #expect(runner.run(words).code == 0)
    #expect(try runner.read("a/b/c.css").contains("--motion-apple-snappy-duration"))
  }

  @Test("No text is written under the name of a database, which every command would look into")
  func databaseName() throws {
    let runner = try CommandRunner()
    try runner.write("a { transition: opacity 0.3s ease }", to: "app/a.css")
    for words in [["export", "-o", "new.db"], ["survey", "app", "--write", "new.db"]] {
      let result = runner.run(words)
      #expect(result.code == 1 && result.err.contains("init --from"), "\(result.err)")
      #expect(!runner.exists("new.db"))
    }
  }

  @Test("An export that has nothing to write says so and ends with 1")
  func nothing() throws {
    let runner = try CommandRunner()
    let result = runner.run("export", "apple.snappy", "--format", "lottie", "-o", "made/")
    #expect(result.code == 1 && result.err.contains("there was nothing to write for lottie"))
    try runner.write(
      #"""
      {"registry": "motionbook.db", "exports": [{"format": "lottie", "to": "l/", "patterns": ["apple.*"]}]}
      """#, to: ".motionbook.json")
    let all = runner.run("export", "--all")
    #expect(all.code == 0 && all.err.contains("there was nothing to write for lottie"), "\(all.err)")
    #expect(runner.run("export", "--all", "--check").code == 0)
  }

  @Test(
    "An option with a value that the format does not take is a wrong command line",
    arguments: [
      ["--access", "private"], ["--namespace", "1bad"],
    ])
  func optionValues(words: [String]) throws {
    #expect(try CommandRunner().run(["export", "--format", "swift"] + words).code == 64)
  }

  @Test("--json says of files what was written, what was right already and what is stale")
  func written() throws {
    let runner = try CommandRunner()
    func states(_ words: String...) throws -> [String] {
      let result = runner.run(["export", "--format", "css", "-o", "motion.css", "--json"] + words)
      let files = try JSONObject(result.out).objects("files")
      #expect(try files.allSatisfy { try $0.string("file") == "motion.css" && $0.string("format") == "css" })
      return try files.map { try $0.string("state") } + ["\(result.code)"]
    }
    #expect(try states("--check") == ["missing", "1"])
    #expect(try states("--dry-run") == ["written", "0"] && !runner.exists("motion.css"))
    #expect(try states() == ["written", "0"])
    #expect(try states() == ["current", "0"])
    #expect(try states("--check") == ["current", "0"])
    runner.run("tweak", "apple.snappy", "--bounce", "0.3")
    #expect(try states("--check") == ["stale", "1"])
    let empty = runner.run("export", "apple.snappy", "--format", "lottie", "-o", "out/", "--json")
    #expect(try empty.code == 1 && JSONObject(empty.out).objects("files").isEmpty, "\(empty)")
    #expect(runner.run("export", "--json", "--format", "css").code == 64)
    try runner.write(
      #"{"exports": [{"format": "json", "to": "a.json"}, {"format": "css", "to": "b.css"}]}"#,
      to: ".motionbook.json")
    let all = try runner.json("export", "--all", "--json").objects("files")
    #expect(try all.map { try $0.string("file") } == ["a.json", "b.css"])
  }

  @Test("--verbose says which files are read and written")
  func verbose() throws {
    let runner = try CommandRunner()
    let result = runner.run("export", "apple.*", "-o", "a.json", "-v")
    #expect(result.code == 0 && result.out.isEmpty)
    for words in ["opened \(runner.path)/motionbook.db", "wrote \(runner.path)/a.json"] {
      #expect(result.err.contains(words), "\(result.err)")
    }
    #expect(
      runner.run("list", "--registry", "a.json", "--verbose").err.contains("read \(runner.path)/a.json"))
    #expect(runner.run("list", "-q", "-v").code == 64)
  }
}
