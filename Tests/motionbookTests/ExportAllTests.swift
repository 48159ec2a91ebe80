import Foundation
import Testing

@Suite("export --all")
struct ExportAllTests {
  private func runner(_ project: String) throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.write(project, to: ".motionbook.json")
    return runner
  }

  @Test("writes what the project file lists, from any folder below it, and --check says when one is stale")
  func writesAndChecks() throws {
    let runner = try runner(
      #"""
      {"registry": "motionbook.db", "exports": [
        {"format": "json", "to": "made/apple.json", "patterns": ["apple.*"]}, {"format": "json", "to": "all/"}]}
      """#)
    try runner.write("", to: "app/deep/source.swift")
    #expect(runner.run(["export", "--all", "--check"]).code == 1)
    #expect(!runner.exists("made/apple.json"))
    #expect(runner.run(["export", "--all"], in: "app/deep").code == 0)
    #expect(try runner.read("made/apple.json") == runner.run("export", "apple.*").out)
    #expect(try runner.read("all/motionbook.json") == runner.run("export").out)
    #expect(runner.run(["export", "--all", "--check"], in: "app").code == 0)
    runner.run("tweak", "starter.spring.snappy", "--bounce", "0.2")
    let stale = runner.run("export", "--all", "--check")
    #expect(stale.code == 1)
    #expect(stale.err.contains("all/motionbook.json is stale"))
    #expect(stale.out.contains("+"))
  }

  @Test("--dry-run writes nothing")
  func dryRun() throws {
    let runner = try runner(#"{"exports": [{"format": "json", "to": "a.json"}]}"#)
    #expect(runner.run("export", "--all", "--dry-run").err.contains("wrote a.json"))
    #expect(!runner.exists("a.json"))
  }

  @Test(
    "what is wrong with the project file is said at its place, with the nearest right word",
    arguments: [
      (#"{"exprots": []}"#, "exports"), (#"{"exports": [{"format": "jsn", "to": "a"}]}"#, "json"),
      (#"{"exports": [{"format": "json"}]}"#, "to is missing"),
      (#"{"exports": [], "exports": []}"#, "exports"),
      (#"{"exports": [{"format": "json", "to": "a", "options": {"package": "b"}}]}"#, "package"),
      (#"{"exports": {}}"#, "array"),
      (
        #"{"exports": [{"format": "swift", "to": "app/A.swift"}, {"format": "uikit", "to": "app/B.swift", "options": {"namespace": "Motion"}}]}"#,
        "swift and uikit would both declare Motion"
      ),
      (#"{"exports": [{"format": "json", "to": "a", "patterns": [1]}]}"#, "patterns"),
      ("[", ".motionbook.json:1"),
    ])
  func wrong(project: String, word: String) throws {
    let result = try runner(project).run("export", "--all")
    #expect(result.code == 2)
    #expect(result.err.contains(word), "\(result.err)")
  }

  @Test("without a project file, and beside other choices, it is refused")
  func refused() throws {
    #expect(try CommandRunner().run("export", "--all").code == 2)
    let runner = try runner("{}")
    for words in [
      ["apple.*"], ["--format", "json"], ["-o", "a.json"], ["--formats"], ["--tolerance", "0.01"],
    ] {
      #expect(runner.run(["export", "--all"] + words).code == 64, "\(words)")
    }
  }
}
