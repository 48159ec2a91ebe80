import Foundation
import TestSupport
import Testing

@Suite("seed --update, where a registry and the pack that it took have both changed")
struct PackUpdateTests {
  private let runner: CommandRunner
  private static let base = "../base/motionbook.json"

  /// A base of `a.x` and of `a.y`, which derives from it, taken into a text.
  init() throws {
    runner = try CommandRunner(packs: [])
    for folder in ["base", "shop"] {
      try runner.makeFolder(folder)
      made(["init", "--empty", "--registry", "motionbook.json"], in: folder)
    }
    made(["add", "spring", "a.x", "--duration", "0.3", "--bounce", "0", "--summary", "x"], in: "base")
    made(["add", "spring", "a.y", "--base", "a.x", "--duration", "0.4", "--summary", "y"], in: "base")
    made(["seed", Self.base])
  }

  @discardableResult
  private func made(_ words: [String], in folder: String = "shop") -> CommandRunner.Result {
    let result = runner.run(words, in: folder)
    #expect(result.code == 0, "\(words): \(result.err)")
    return result
  }

  private func seed(_ options: String...) -> CommandRunner.Result {
    runner.run(["seed", Self.base] + options, in: "shop")
  }

  private func shop() throws -> String {
    String(decoding: try runner.bytes("shop/motionbook.json"), as: UTF8.self)
  }

  private func preset(_ name: String) throws -> JSONObject {
    try JSONObject(runner.run(["show", name, "--json"], in: "shop").out)
  }

  private func duration(_ name: String) throws -> Double {
    try preset(name).object("spring").number("duration")
  }

  private func names() -> [String] {
    runner.run(["list"], in: "shop").out.split(separator: "\n").dropFirst()
      .map { String($0.prefix { $0 != " " }) }
  }

  @Test("What was edited by hand stays, and is no longer the pack's")
  func editedByHand() throws {
    try runner.write(
      try shop().replacing("\"duration\": 0.4", with: "\"duration\": 0.45"), to: "shop/motionbook.json")
    #expect(seed().out.contains("~ a.y\n    origin  base -> none"))
    #expect(try duration("a.y") == 0.45)
    #expect(made(["list", "--pack", "base", "--names"]).out == "a.x\n")
    #expect(runner.run(["list", "--pack", "bass"], in: "shop").err.contains("there is no pack \"bass\""))
    made(["tweak", "a.x", "--bounce", "0.1"], in: "base")
    #expect(seed("--update").err.isEmpty)
    #expect(try duration("a.y") == 0.45)
  }

  @Test("What was changed here bears the name that the pack has given it")
  func renamed() throws {
    made(["tweak", "a.x", "--bounce", "0.25"])
    made(["add", "spring", "own", "--base", "a.x"])
    made(["rename", "a.x", "a.steady"], in: "base")
    let updated = seed("--update")
    #expect(
      updated.out.contains("~ a.x -> a.steady") && !updated.out.contains("moves along"), "\(updated.out)")
    #expect(names() == ["a.steady", "a.y", "own"])
    #expect(try preset("a.steady").object("spring").number("bounce") == 0.25)
    #expect(try preset("own").string("base") == "a.steady")
    made(["tweak", "a.steady", "--duration", "0.5"], in: "base")
    let both = seed("--update")
    #expect(both.err.contains("a.steady, here -> in base: "), "\(both.err)")
  }

  @Test("What was changed here follows a name that stays as an alias too")
  func renamedKeepingAlias() throws {
    made(["tweak", "a.x", "--bounce", "0.25"])
    made(["rename", "a.x", "a.steady", "--keep-alias"], in: "base")
    #expect(seed("--update").code == 0)
    #expect(names() == ["a.steady", "a.x", "a.y"])
    #expect(try preset("a.y").object("spring").number("bounce") == 0.25)
  }

  @Test("Of what was changed here those are told that the pack has changed too, with what it changed")
  func told() throws {
    made(["tweak", "a.x", "--bounce", "0.25"])
    made(["tweak", "a.y", "--duration", "0.5"], in: "base")
    #expect(seed("--update").err.isEmpty)
    made(["tweak", "a.x", "--bounce", "0.1"], in: "base")
    let updated = seed("--update")
    #expect(
      updated.err == """
        kept as changed here, which --replace overwrites: a.x
          a.x, here -> in base: bounce  0.25 -> 0.1

        """)
    #expect(seed().err.isEmpty)
    made(["remove", "a.x", "--detach"], in: "base")
    #expect(seed("--update").err.contains("a.x: changed here and no longer in base, so it stays as your own"))
    #expect(try preset("a.x").isNull("origin"))
  }

  @Test("What equals the pack is the pack's, however it came to")
  func equal() throws {
    made(["tweak", "a.x", "--bounce", "0.25"])
    made(["tweak", "a.x", "--bounce", "0"])
    #expect(try preset("a.x").isNull("origin"))
    made(["tweak", "a.x", "--bounce", "0.4"], in: "base")
    #expect(seed("--update").code == 0)
    #expect(try preset("a.x").object("spring").number("bounce") == 0.4)
    #expect(try preset("a.x").string("origin") == "base")
  }

  @Test("What was removed here stays away, until it is used or all is replaced")
  func removed() throws {
    made(["remove", "a.y"])
    #expect(seed().out.contains("No difference."))
    made(["tweak", "a.y", "--duration", "0.5"], in: "base")
    #expect(seed("--update").code == 0 && names() == ["a.x"])
    made(["add", "spring", "a.z", "--base", "a.y"], in: "base")
    #expect(seed("--update").code == 0 && names() == ["a.x", "a.y", "a.z"])
    made(["remove", "a.z"])
    #expect(seed("--replace").out.contains("+ a.z"))
  }

  @Test(
    "What was removed here stays away under the name that the pack has given it",
    arguments: [[], ["--keep-alias"]])
  func removedAndRenamed(options: [String]) throws {
    for name in ["a.y", "a.x"] { made(["remove", name]) }
    made(["rename", "--group", "a", "b"] + options, in: "base")
    made(["add", "spring", "b.z", "--duration", "0.3", "--bounce", "0"], in: "base")
    #expect(seed("--update").code == 0 && names() == ["b.z"])
    made(["tweak", "b.x", "--bounce", "0.1"], in: "base")
    #expect(seed("--update").code == 0 && names() == ["b.z"])
    // What is new and equal is no other name of what the pack still has.
    made(["copy", "b.x", "b.w"], in: "base")
    #expect(seed("--update").code == 0 && names() == ["b.w", "b.z"])
  }

  @Test("Where the pack drops an alias what used it uses what stood behind it")
  func droppedAlias() throws {
    made(["add", "spring", "own", "--base", "a.x", "--duration", "0.2"])
    made(["rename", "a.x", "a.steady", "--keep-alias"], in: "base")
    #expect(seed("--update").code == 0)
    #expect(try preset("own").string("base") == "a.x")
    made(["remove", "a.x"], in: "base")
    #expect(seed("--update").out.contains("base  a.x -> a.steady"))
    #expect(names() == ["a.steady", "a.y", "own"])
  }

  @Test("All that the pack has no more and is used here is told, with what to do")
  func used() throws {
    for name in ["a.v", "a.w"] { made(["add", "spring", name, "--duration", "0.7"], in: "base") }
    #expect(seed("--update").code == 0)
    for name in ["a.v", "a.w"] { made(["add", "spring", "own.\(name.suffix(1))", "--base", name]) }
    made(["tweak", "a.w", "--deprecated", "a.x"], in: "base")
    #expect(seed("--update").code == 0)
    made(["remove", "a.v", "a.w"], in: "base")
    let before = try shop()
    let refused = seed("--update")
    #expect(refused.code == 1)
    for line in [
      "base no longer has a.v, and own.v uses it; `motionbook replace a.v NEW`",
      "base no longer has a.w, and own.w uses it; `motionbook replace a.w a.x`",
    ] {
      #expect(refused.err.contains(line), "\(refused.err)")
    }
    #expect(try shop() == before)
    made(["replace", "a.w", "a.x"])
    made(["remove", "a.v", "--detach"])
    #expect(seed("--update").code == 0)
  }

  @Test("A preset of the pack whose group is a preset here is refused with both names")
  func group() throws {
    made(["add", "spring", "b", "--duration", "0.3"])
    made(["add", "spring", "b.c", "--duration", "0.3"], in: "base")
    #expect(seed("--update").err.contains("b.c of base cannot stand beside b, because"))
    made(["rename", "b", "own"])
    #expect(seed("--update").code == 0)
  }

  @Test("An equal value of another name and group is not what is gone under a new name")
  func equalValues() throws {
    made(["add", "duration", "duration.short", "--duration", "0.2"], in: "base")
    #expect(seed("--update").code == 0)
    made(["add", "tween", "own", "--duration", "duration.short", "--curve", "easeOut"])
    made(["remove", "duration.short"], in: "base")
    made(["add", "duration", "skeleton.delay", "--duration", "0.2"], in: "base")
    #expect(seed("--update").err.contains("no longer has duration.short, and own uses it"))
    made(["rename", "skeleton.delay", "duration.brief"], in: "base")
    #expect(seed("--update").out.contains("~ duration.short -> duration.brief"))
  }

  @Test("Of a pack that an older version took nothing is put back, and what was taken is known from then on")
  func older() throws {
    let digest =
      "sha256:" + (try Program.run(["sha256sum", runner.path("base/motionbook.json")]).output.prefix(64))
    let settings = "\"packs\": {\n      \"base\": \"\(digest)\"\n    }\n  },\n  \"presets\": ["
    func forget() throws {
      let text = try shop()
      let start = try #require(text.firstRange(of: "\"packs\": {")).lowerBound
      let end = try #require(text.firstRange(of: "\"presets\": [")).upperBound
      try runner.write("\(text[..<start])\(settings)\(text[end...])", to: "shop/motionbook.json")
    }
    try forget()
    made(["remove", "a.y"])
    made(["tweak", "a.x", "--bounce", "0.1"])
    #expect(try shop().contains("\"base\": \"\(digest)\""))
    #expect(seed().code == 0 && names() == ["a.x"])
    made(["tweak", "a.y", "--duration", "0.5"], in: "base")
    #expect(seed("--update").code == 0 && names() == ["a.x"])
  }

  @Test(
    "What was renamed here and changed in the pack is told by its new name",
    arguments: [
      ["rename", "a.x", "own.x"], ["rename", "a.x", "own.x", "--keep-alias"],
      ["rename", "--group", "a", "own"],
    ])
  func renamedHere(words: [String]) throws {
    made(words)
    made(["tweak", "a.x", "--bounce", "0.2"], in: "base")
    made(["tweak", "a.y", "--duration", "0.5"], in: "base")
    let result = seed("--update")
    #expect(result.code == 0, "\(result.err)")
    #expect(result.err.contains("own.x is yours since it was renamed; base has changed it"), "\(result.err)")
    #expect(result.err.contains("bounce  0 -> 0.2") && !result.err.contains("kind alias"), "\(result.err)")
    let isGroup = words.contains("--group")
    #expect(result.err.contains("own.y is yours since") == isGroup, "\(result.err)")
    #expect(try preset("own.x").object("spring").number("bounce") == 0)
    #expect(seed("--update").err.isEmpty)
  }

  @Test(
    "A merge of branches that took two versions becomes the newer one, whichever the merge took",
    arguments: ["ours", "theirs"])
  func mergedVersions(_ side: String) throws {
    let first = try shop()
    made(["tweak", "a.y", "--duration", "0.45"], in: "base")
    made(["add", "spring", "a.z", "--duration", "0.6", "--summary", "z"], in: "base")
    made(["seed", Self.base, "--update"])
    try runner.write(try shop(), to: "shop/theirs.json")
    try runner.write(first, to: "shop/motionbook.json")
    // The newer version takes back what the other one had changed and added.
    made(["tweak", "a.y", "--duration", "0.4"], in: "base")
    made(["remove", "a.z"], in: "base")
    made(["tweak", "a.x", "--bounce", "0.2"], in: "base")
    made(["seed", Self.base, "--update"])
    let newest = try shop()
    try runner.write(newest, to: "shop/ours.json")
    try runner.write(first, to: "shop/first.json")
    let merged = runner.run(
      ["merge", "first.json", "ours.json", "theirs.json", "--conflicts", side, "-o", "motionbook.json"],
      in: "shop")
    #expect(merged.code == 1 && merged.out.contains("conflict: settings.packs.base"), "\(merged.out)")
    #expect(try duration("a.y") == 0.45 && names() == ["a.x", "a.y", "a.z"])
    #expect(seed("--update").err.isEmpty)
    #expect(try shop() == newest)
  }
}
