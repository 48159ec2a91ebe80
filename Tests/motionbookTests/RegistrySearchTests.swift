import Foundation
import Testing

@testable import motionbook

@Suite("Which registry a command takes")
struct RegistrySearchTests {
  private func spring(_ name: String) -> String {
    Texts.registry(#"{"name": "\#(name)", "kind": "spring", "duration": 0.3}"#)
  }

  private func runner(_ files: [String: String]) throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    for (file, text) in files { try runner.write(text, to: file) }
    return runner
  }

  private func names(_ runner: CommandRunner, in folder: String = "") -> String {
    runner.run(["list", "--names"], in: folder).out
  }

  @Test("A fresh clone with a text alone works, to read and to write")
  func textAlone() throws {
    let runner = try runner(["motionbook.json": spring("text"), "app/src/a.swift": ""])
    #expect(names(runner, in: "app/src") == "text\n")
    let result = runner.run(["tweak", "text", "--bounce", "0.3"], in: "app")
    #expect(result.code == 0 && !result.err.contains("stands beside"), "\(result.err)")
    #expect(try runner.read("motionbook.json").contains(#""bounce": 0.3"#))
    #expect(!runner.exists("motionbook.db"))
  }

  @Test("A project file beside what is checked that does not count is named, with how to use it")
  func unusedProjectFile() throws {
    let runner = try runner([
      "packages/motion.json": spring("text"), "apps/web/a.css": ".a { transition: opacity 1s }",
      "apps/web/.motionbook.json": #"{"registry": "../../packages/motion.json"}"#,
    ])
    let outside = runner.run("check", "apps/web")
    #expect(outside.code == 2)
    let advice = "apps/web/.motionbook.json is not used: run the command in its folder"
    #expect(outside.err.contains(advice))
    #expect(runner.run("survey", "apps/web").err.contains(advice))
    #expect(!runner.run(["check", "."], in: "apps/web").err.contains("is not used"))
    #expect(!runner.run(["check", "web"], in: "apps").err.isEmpty)
    let named = ["LANG": "C.UTF-8", "MOTIONBOOK_PROJECT": "apps/web/.motionbook.json"]
    let inside = runner.run(["check", "apps/web"], environment: named)
    #expect(inside.code != 2 && !inside.err.contains("is not used"), "\(inside.err)")
  }

  @Test("project files further down that do not count for what is checked are named once")
  func projectFilesBelow() throws {
    let sheet = ".a { transition: opacity 1s }"
    let runner = try runner([
      "motionbook.json": spring("text"), ".motionbook.json": "{}", "apps/web/src/a.css": sheet,
      "apps/site/b.css": sheet, "apps/site/c.css": sheet, "apps/web/.motionbook.json": "{}",
      "apps/site/.motionbook.json": "{}", "docs/.motionbook.json": "{}",
    ])
    let all = runner.run("check", ".").err
    #expect(
      all.contains(
        "apps/site/.motionbook.json is not used, nor is 1 more below: run the command in its folder"),
      "\(all)")
    #expect(!runner.run("check", "apps/web/src").err.contains("more below"))
    #expect(!runner.run(["check", "."], in: "apps/web").err.contains("is not used"))
  }

  @Test("init makes no second registry beside a text, unless it is told what of")
  func initBesideText() throws {
    let runner = try runner(["motionbook.json": spring("text")])
    let refused = runner.run("init")
    #expect(refused.code == 1)
    #expect(refused.err.contains("motionbook init --from"))
    #expect(!runner.exists("motionbook.db"))
    #expect(runner.run("init", "--from", "motionbook.json").code == 0)
    #expect(names(runner) == "text\n")
  }

  @Test(
    "In a folder the project's registry comes first, then the database, then the text; the nearest folder wins"
  )
  func order() throws {
    let runner = try runner([
      "motionbook.json": spring("text"), "named.json": spring("named"),
      "inner/motionbook.json": spring("inner"),
      "database.json": spring("database"),
    ])
    #expect(runner.run("init", "--from", "database.json", "--registry", "motionbook.db").code == 0)
    #expect(names(runner) == "database\n")
    try runner.write(#"{"registry": "named.json"}"#, to: ".motionbook.json")
    #expect(names(runner) == "named\n")
    #expect(names(runner, in: "inner") == "inner\n")
    try runner.write("{}", to: ".motionbook.json")
    #expect(names(runner) == "database\n")
    #expect(
      runner.run(["list", "--names"], environment: ["MOTIONBOOK_REGISTRY": "named.json"]).out == "named\n")
    #expect(runner.run("list", "--names", "--registry", "inner/motionbook.json").out == "inner\n")
  }

  @Test("A database and a text that differ are named once, with what brings them together")
  func difference() throws {
    let runner = try CommandRunner()
    #expect(runner.run("export", "-o", "motionbook.json").code == 0)
    #expect(runner.run("list", "--names").err.isEmpty)
    #expect(runner.run("tweak", "apple.snappy", "--bounce", "0.3").code == 0)
    for command in [["show", "apple.snappy"], ["copy", "apple.snappy", "mine", "--dry-run"], ["validate"]] {
      let note = runner.run(command).err
      #expect(note.contains("motionbook.db is used, and motionbook.json stands beside it"), "\(note)")
      #expect(note.contains("they differ in 1 preset"))
      #expect(note.components(separatedBy: "stands beside").count == 2)
      #expect(runner.run(command + ["--quiet"]).err.isEmpty)
    }
    // Each of the commands that it names does what it says.
    #expect(
      runner.run("import", "motionbook.json", "--replace", "--exact", "--registry", "motionbook.db").code == 0
    )
    #expect(runner.run("list", "--names").err.isEmpty)
    #expect(runner.run("tweak", "apple.snappy", "--bounce", "0.3").code == 0)
    #expect(runner.run("export", "--registry", "motionbook.db", "-o", "motionbook.json").code == 0)
    #expect(runner.run("list", "--names").err.isEmpty)
  }

  @Test(
    "A text beside the database that cannot be read, such as one in conflict, is named with how to see why")
  func unreadable() throws {
    let runner = try CommandRunner()
    try runner.write("<<<<<<< ours\n", to: "motionbook.json")
    let result = runner.run("list", "--names")
    #expect(result.code == 0)
    let advice = "motionbook list --registry motionbook.json"
    #expect(result.err.contains("motionbook.json stands beside it, which cannot be read; \(advice) says why"))
    #expect(runner.run("list", "--registry", "motionbook.json").err.contains("motionbook.json:1:1"))
    #expect(
      !runner.run("list", "--registry", "motionbook.json").err.contains(
        "motionbook.db stands beside it, which"))
  }
}
