import Testing

@testable import motionbook

@Suite("list")
struct ListCommandTests {
  private func names(_ runner: CommandRunner, _ words: String...) throws -> [String] {
    let result = runner.run(["list", "--json"] + words)
    #expect(result.code == 0, "\(words): \(result.err)")
    return try JSONObject(result.out).objects("presets").map { try $0.string("name") }
  }

  @Test(
    "The name of a group lists it, also as ls; a pattern that matches nothing ends with 1 and says what was meant"
  )
  func groups() throws {
    let runner = try CommandRunner()
    #expect(try names(runner, "apple").count == 11)
    #expect(runner.run("ls", "starter.spring").out.contains("starter.spring.bouncy"))
    #expect(runner.run("show", "starter.spring").out.contains("starter.spring.bouncy"))
    #expect(try runner.json("show", "starter.spring", "--json").objects("presets").count == 6)
    let nothing = runner.run("list", "aple.*")
    #expect(nothing.code == 1 && nothing.err.contains("\"apple.*\""))
  }

  @Test("A list that nothing is chosen for is an empty one")
  func emptyList() throws {
    let runner = try CommandRunner(packs: ["apple"])
    for words in [["--kind", "clip", "apple"], ["--search", "zzz"], ["--deprecated"]] {
      #expect(runner.run(["list"] + words).err.contains("No preset matches."))
      let json = runner.run(["list", "--json"] + words)
      #expect(json.code == 0 && json.err.isEmpty)
      #expect(try JSONObject(json.out).objects("presets").isEmpty)
    }
  }

  @Test(
    "a pattern that matches nothing is said, whatever else matches, also of what is left out and of names alone",
    arguments: [
      ["apple.smooth", "aplle.bouncy"], ["!aplle.bouncy"], ["!aple.*"], ["aplle.bouncy", "--names"],
      ["aple.*", "--kind", "spring"],
    ])
  func misspelt(words: [String]) throws {
    let result = try CommandRunner().run(["list"] + words)
    #expect(result.code == 1 && result.out.isEmpty)
    #expect(result.err.contains("apple"), "\(result.err)")
  }

  @Test("a group is left out by its name")
  func leftOut() throws {
    #expect(try CommandRunner().run("list", "!apple", "!starter").err.contains("No preset matches."))
    #expect(try names(CommandRunner(), "!starter").count == 11)
  }

  @Test("a narrow terminal shows names and motions, and counts what uses a preset", arguments: [80, 100])
  func readable(width: Int) throws {
    let runner = try CommandRunner()
    let lines = runner.run(["list"], width: width, isTerminal: true).out.split(separator: "\n")
    let heading = try #require(lines.first)
    #expect(heading.contains("USES") && !heading.contains("USED BY"))
    #expect(lines.contains { $0.contains("apple.snappy ") && $0.contains("duration 0.5, bounce 0.15 ") })
    #expect(runner.run(["list"], width: 240, isTerminal: true).out.contains("USED BY"))
  }

  @Test("By kind, role, pack, use, deprecation, text and time")
  func filters() throws {
    let runner = try CommandRunner()
    runner.run(
      "add", "spring", "own.a", "--duration", "2", "--summary", "For a Toast that stays", "--role", "spatial")
    runner.run("add", "alias", "own.b", "own.a")
    runner.run("tweak", "own.b", "--deprecated", "own.a")
    #expect(try names(runner, "--kind", "alias,curve").count == 4 + 3 + 3)
    #expect(try names(runner, "--pack", "none") == ["own.a", "own.b"])
    #expect(try names(runner, "--pack", "apple").count == 11)
    #expect(try names(runner, "--unused", "own") == ["own.b"])
    #expect(try names(runner, "--deprecated") == ["own.b"])
    #expect(try names(runner, "--search", "toast THAT") == ["own.a"])
    #expect(try names(runner, "--role", "spatial").contains("own.a"))
    #expect(try !names(runner, "--role", "none").contains("own.a"))
    #expect(try names(runner, "--min-time", "2.5s", "--kind", "spring") == ["own.a"])
    #expect(
      try names(runner, "--max-time", "150ms") == [
        "starter.duration.fast", "starter.fade.quick", "starter.tint.hover",
      ])
    #expect(try names(runner, "!apple.*", "!starter.*") == ["own.a", "own.b"])
    let sorted = try runner.json("list", "--sort", "time", "--kind", "spring", "--json").objects("presets")
    let times = try sorted.map {
      try $0.object("spring").number("settlingTime") + $0.object("spring").number("delay")
    }
    #expect(times == times.sorted())
    #expect(runner.run("list", "--pack", "aple").err.contains("apple"))
  }

  @Test("Fits a terminal of any width, and is whole elsewhere", arguments: [40, 80, 120, 200])
  func fits(width: Int) throws {
    let runner = try CommandRunner()
    runner.run("tweak", "starter.fade.quick", "--summary", String(repeating: "long ", count: 60))
    for words in [
      ["list"], ["list", "--long"], ["list", "--tree"], ["nearest", "apple.snappy"], ["packs"],
      ["export", "--formats"],
    ] {
      let lines = runner.run(words, width: width, isTerminal: true).out.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= max(width, 60) }, "\(words) at \(width)")
    }
    #expect(runner.run(["list", "--long"]).out.contains(String(repeating: "long ", count: 59)))
  }

  @Test("As a tree each group stands once; names alone are JSON too; nothing is counted as 1 others")
  func shapes() throws {
    let runner = try CommandRunner()
    let tree = runner.run("list", "--tree", "starter.spring").out.split(separator: "\n").map(String.init)
    #expect(tree[1] == "starter" && tree[2] == "  spring" && tree[3].hasPrefix("    bouncy  "))
    #expect(try runner.json("list", "--names", "--json", "apple").strings("names").count == 11)
    for name in ["x.a", "x.b", "x.c"] { runner.run("add", "alias", name, "apple.smooth") }
    #expect(runner.run("list", "apple.smooth").out.contains("x.a and 2 others"))
  }
}
