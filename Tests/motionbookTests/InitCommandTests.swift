import Foundation
import Registry
import Testing

@Suite("init")
struct InitCommandTests {
  private static let packs = ((try? Pack.all()) ?? []).map(\.name)

  @Test("makes motionbook.db with the packs apple and starter")
  func defaults() throws {
    let runner = try CommandRunner(packs: [])
    let result = runner.run("init")
    #expect(result.code == 0, "\(result.err)")
    let names = runner.run("list", "--names").out.split(separator: "\n")
    #expect(names.contains { $0.hasPrefix("apple.") })
    #expect(names.contains { $0.hasPrefix("starter.") })
    #expect(result.out.contains("\(names.count) presets"))
  }

  @Test("takes neither a stream nor an empty name for a file", arguments: ["-", ""])
  func needsFile(_ path: String) throws {
    let runner = try CommandRunner(packs: [])
    let result = runner.run("init", "--registry", path)
    #expect(result.code == 64 && result.err.contains("a registry is made in a file"), "\(result.err)")
    #expect(try runner.names().isEmpty)
  }

  @Test("leaves nothing else in the folder")
  func leavesNothingElse() throws {
    let runner = try CommandRunner(packs: [])
    runner.run("init")
    #expect(try runner.names() == ["motionbook.db"])
  }

  @Test("never overwrites", arguments: [["init"], ["init", "--empty"], ["init", "--dry-run"]])
  func refusesToOverwrite(arguments: [String]) throws {
    let runner = try CommandRunner(packs: [])
    try runner.write("mine", to: "motionbook.db")
    let result = runner.run(arguments)
    #expect(result.code == 1)
    #expect(result.err.contains("exists already"))
    #expect(try runner.read("motionbook.db") == "mine")
  }

  @Test("--empty makes a registry without presets")
  func empty() throws {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("init", "--empty").code == 0)
    #expect(runner.run("list", "--names").out.isEmpty)
  }

  @Test("the file goes to --registry, else to MOTIONBOOK_REGISTRY")
  func places() throws {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("init", "--registry", "a.db").code == 0)
    #expect(runner.run(["init"], environment: ["MOTIONBOOK_REGISTRY": "b.db"]).code == 0)
    #expect(runner.exists("a.db") && runner.exists("b.db") && !runner.exists("motionbook.db"))
  }

  @Test("Where a project file names a registry that is not there, that one is made, as the error advises")
  func namedByProject() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(#"{"registry": "motion/motionbook.json"}"#, to: ".motionbook.json")
    try runner.write("", to: "motion/.keep")
    #expect(runner.run("list").err.contains("`motionbook init --registry "))
    #expect(runner.run("init").code == 0)
    #expect(runner.run("list", "--names").code == 0 && !runner.exists("motionbook.db"))
  }

  @Test("--json names the file, the packs and the number of presets")
  func json() throws {
    let runner = try CommandRunner(packs: [])
    let made = try runner.json("init", "--seed", "apple,carbon", "--json")
    #expect(made.keys == ["registry", "packs", "presets"])
    #expect(try made.string("registry") == runner.path("motionbook.db"))
    #expect(try made.strings("packs") == ["apple", "carbon"])
    #expect(try made.number("presets") > 20)
  }

  @Test("--dry-run prints the same and makes nothing")
  func dryRun() throws {
    let runner = try CommandRunner(packs: [])
    let rehearsed = runner.run("init", "--dry-run")
    #expect(rehearsed.code == 0)
    #expect(!runner.exists("motionbook.db"))
    #expect(runner.run("init").out == rehearsed.out)
  }

  @Test("a misspelt pack gets the nearest one suggested, and nothing is made")
  func unknownPack() throws {
    let runner = try CommandRunner(packs: [])
    let result = runner.run("init", "--seed", "aple")
    #expect(result.code == 1)
    #expect(result.err.contains("did you mean \"apple\"?"))
    #expect(!runner.exists("motionbook.db"))
  }

  @Test(
    "two beginnings at once are a wrong command line",
    arguments: [
      ["--empty", "--seed", "apple"], ["--empty", "--from", "a.json"],
      ["--seed", "apple", "--from", "a.json"],
    ])
  func exclusive(options: [String]) throws {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run(["init"] + options).code == 64)
  }

  @Test("a folder that is not there is refused")
  func impossiblePlaces() throws {
    let runner = try CommandRunner(packs: [])
    let result = runner.run("init", "--registry", "nowhere/motionbook.db")
    #expect(result.code == 2)
    #expect(result.err.contains("nowhere"))
    #expect(try runner.names().isEmpty)
  }

  @Test("--from takes presets and settings of a registry as JSON, - is stdin")
  func from() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(Texts.settled, to: "in.json")
    #expect(runner.run("init", "--from", "in.json").code == 0)
    #expect(runner.run("export").out == Texts.settled)
    #expect(runner.run(["init", "--from", "-", "--registry", "b.db"], input: Texts.settled).code == 0)
    #expect(runner.run("export", "--registry", "b.db").out == Texts.settled)
  }

  @Test("--from reports every mistake with file, line and column, and makes nothing")
  func fromBroken() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(Texts.broken, to: "in.json")
    let result = runner.run("init", "--from", "in.json")
    #expect(result.code == 2)
    #expect(result.err.contains("in.json:2:"))
    #expect(result.err.contains("in.json:3:"))
    #expect(!runner.exists("motionbook.db"))
  }

  @Test("after it validate --strict is clean, with any pack", arguments: packs)
  func cleanWithAnyPack(pack: String) throws {
    let runner = try CommandRunner(packs: [])
    #expect(runner.run("init", "--seed", pack).code == 0)
    let result = runner.run("validate", "--strict")
    #expect(result.code == 0, "\(result.out)\(result.err)")
  }

  @Test("after it validate --strict is clean with all packs at once, with the default and with none")
  func cleanWithAllPacks() throws {
    let runner = try CommandRunner(packs: [])
    for options in [["--seed", Self.packs.joined(separator: ",")], [], ["--empty"]] {
      #expect(runner.run(["init", "--registry", "a.db"] + options).code == 0)
      let result = runner.run("validate", "--strict", "--registry", "a.db")
      #expect(result.code == 0, "\(result.out)\(result.err)")
      try runner.remove("a.db")
    }
  }
}
