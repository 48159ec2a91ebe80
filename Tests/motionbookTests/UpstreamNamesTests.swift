import Foundation
import TestSupport
import Testing

@Suite("import of what files name otherwise than before")
struct UpstreamNamesTests {
  private static func curve(_ name: String, _ members: String = "") -> String {
    #""\#(name)": {\#(members)"$type": "cubicBezier", "$value": [0, 0, 0.58, 1]}"#
  }

  private static func duration(_ name: String, _ value: Int) -> String {
    #""\#(name)": {"$type": "duration", "$value": {"value": \#(value), "unit": "ms"}}"#
  }

  private func imported(_ tokens: [String]) throws -> CommandRunner {
    let runner = try CommandRunner.empty(["t.json": Self.file(tokens)])
    #expect(runner.run("import", "t.json").code == 0)
    return runner
  }

  private static func file(_ tokens: [String]) -> String { #"{"m": {\#(tokens.joined(separator: ", "))}}"# }

  @Test("keeps the team's name of what has another name in its files", arguments: [[], ["--keep-alias"]])
  func teamNames(options: [String]) throws {
    let runner = try imported([
      Self.curve("ease"), Self.duration("d-a", 100), Self.duration("d-b", 200), Self.duration("d-c", 300),
    ])
    #expect(runner.run(["rename", "m.ease", "brand.out"] + options).code == 0)
    try runner.write(
      Self.file([
        Self.curve("m-ease"), Self.duration("d-a", 100), Self.duration("d-b", 200), Self.duration("d-c", 300),
      ]), to: "t.json")
    let tried = runner.run("import", "t.json", "--dry-run").err
    #expect(
      tried.contains(
        "brand.out: seems to be m.m-ease in t.json; to follow under the team's name, run "
          + "`motionbook add alias m.m-ease brand.out && motionbook tweak m.m-ease --deprecated brand.out` first\n"
      ),
      "\(tried)")
    #expect(!tried.contains("imported before"), "\(tried)")
    runner.run("add", "alias", "m.m-ease", "brand.out")
    runner.run("tweak", "m.m-ease", "--deprecated", "brand.out")
    let followed = runner.run("import", "t.json")
    #expect(followed.out == "added 0, replaced 0, removed 0, unchanged 4\n", "\(followed.err)")
    #expect(followed.err == "m.m-ease: is brand.out here\n")
  }

  @Test("says it of what was imported under both names until one is decided on")
  func again() throws {
    let runner = try imported([Self.curve("ease"), Self.duration("fast", 100)])
    try runner.write(Self.file([Self.curve("ease"), Self.duration("quick", 100)]), to: "t.json")
    let command = "`motionbook replace m.fast m.quick --keep-alias` makes them one\n"
    for _ in 1...3 {
      let told = runner.run("import", "t.json").err
      #expect(told.contains(command) && !told.contains("remove"), "\(told)")
    }
    #expect(runner.run("replace", "m.fast", "m.quick", "--keep-alias").code == 0)
    #expect(runner.run("import", "t.json").err.isEmpty)
  }

  @Test("makes both one after the import, too")
  func bothHere() throws {
    let runner = try imported([Self.curve("ease"), Self.duration("d-a", 100)])
    runner.run("rename", "m.ease", "brand.out")
    try runner.write(Self.file([Self.curve("m-ease"), Self.duration("d-a", 100)]), to: "t.json")
    let done = runner.run("import", "t.json").err
    #expect(done.contains("`motionbook replace m.m-ease brand.out --keep-alias` makes them one\n"), "\(done)")
    #expect(runner.run("replace", "m.m-ease", "brand.out", "--keep-alias").code == 0)
    #expect(runner.run("import", "t.json").err == "m.m-ease: is brand.out here\n")
  }

  @Test("takes a group that moved under the team's name by --name, in whichever letters the files write it")
  func movedGroup() throws {
    let tokens = [Self.curve("ease"), Self.duration("d-a", 100), Self.duration("d-b", 200)]
    let runner = try imported(tokens)
    runner.run("rename", "--group", "m", "cs")
    try runner.write(#"{"Sys": {\#(tokens.joined(separator: ", "))}}"#, to: "t.json")
    let tried = runner.run("import", "t.json", "--dry-run").err
    #expect(
      tried.contains("cs: 3 of its presets stand in sys in t.json; to follow, import with `--name sys=cs`\n"),
      "\(tried)")
    let named = runner.run("import", "t.json", "--name", "sys=cs")
    #expect(named.out.contains("added 0, replaced 0, removed 0, unchanged 3"), "\(named.out)\(named.err)")
  }

  @Test("says of new presets that their group has another name here")
  func newOfRenamedGroup() throws {
    let tokens = [Self.curve("ease"), Self.duration("d-a", 100)]
    let runner = try imported(tokens)
    runner.run("rename", "--group", "m", "cs")
    try runner.write(Self.file(tokens + [Self.duration("d-new", 700)]), to: "t.json")
    let result = runner.run("import", "t.json", "--dry-run").err
    #expect(result.contains("m.d-new: new, and m is cs here; `--name m=cs` takes it there\n"), "\(result)")
    #expect(runner.run("import", "t.json", "--name", "m=cs").out.contains("added 1, replaced 0"))
  }

  @Test("that become a group or were one are followed without an alias, and said before they are refused")
  func groups() throws {
    let runner = try imported([Self.curve("out"), Self.duration("d-a", 100)])
    let grouped = #"{"m": {"out": {\#(Self.curve("value"))}, \#(Self.duration("d-a", 100))}}"#
    try runner.write(grouped, to: "t.json")
    let refused = runner.run("import", "t.json", "--replace").err
    #expect(
      refused.contains(
        "m.out: seems to be m.out.value in t.json; to follow, run `motionbook rename m.out m.out.value` first\n"
      ), "\(refused)")
    #expect(
      refused.contains(
        "where that is its new name, run `motionbook rename m.out m.out.value` first. Nothing was changed.\n"),
      "\(refused)")
    #expect(runner.run("rename", "m.out", "m.out.value").code == 0)
    #expect(runner.run("import", "t.json").out.contains("unchanged 2"))
    runner.run("init", "--empty", "--registry", "b.db")
    runner.run("import", "t.json", "--registry", "b.db")
    try runner.write(Self.file([Self.curve("out"), Self.duration("d-a", 110)]), to: "t.json")
    let back = runner.run("import", "t.json", "--registry", "b.db")
    #expect(
      back.out.isEmpty && back.err.contains("run `motionbook rename m.out.value m.out` first"), "\(back.err)")
    runner.run("rename", "m.out.value", "m.out", "--registry", "b.db")
    #expect(
      runner.run("import", "t.json", "--replace", "--registry", "b.db").out.contains("replaced: m.d-a\n"))
  }

  @Test("names all that is gone in the command, and apart what is used, with what has come in its place")
  func used() throws {
    let kept = (1...14).map { Self.duration("k-\($0)", 1000 + $0) }
    let runner = try imported(kept + (1...12).map { Self.duration("g-\($0)", 100 + $0) } + [Self.curve("c")])
    runner.run("add", "tween", "card", "--duration", "m.g-3", "--curve", "m.c")
    runner.run("add", "alias", "m.g-own", "m.g-4")
    let tokens = (kept + [Self.curve("c")]).joined(separator: ", ")
    try runner.write(#"{"m": {\#(tokens)}, "o": {\#(Self.duration("n", 103))}}"#, to: "t.json")
    let result = runner.run("import", "t.json", "--dry-run").err
    #expect(
      result.contains(
        "`motionbook remove m.g-1 m.g-10 m.g-11 m.g-12 m.g-2 m.g-5 m.g-6 m.g-7 m.g-8 m.g-9` follows"),
      "\(result)")
    #expect(
      result.contains(
        "m.g-3: imported before, and not in t.json, while card uses it; it stays, and afterwards `motionbook replace m.g-3 o.n` follows where that is meant\n"
      ), "\(result)")
    #expect(
      result.contains("m.g-own uses it; it stays, and `motionbook replace m.g-4 NEW` follows"), "\(result)")
  }

  @Test("says how much of an import is gone where that is more than half of it")
  func lost() throws {
    let runner = try imported((1...6).map { Self.duration("d-\($0)", 100 * $0) })
    try runner.write(":root { --m-fast: 1s }", to: "a.css")
    runner.run("import", "a.css")
    try runner.write(
      #"{"n": {\#((1...6).map { Self.duration("time-\($0)", 100 * $0) }.joined(separator: ", "))}}"#,
      to: "t.json")
    let result = runner.run("import", "t.json")
    #expect(
      result.err.contains(
        "t.json no longer has 6 of the 6 presets that an earlier import of it brought: m.d-1, m.d-2, m.d-3, "),
      "\(result.err)")
    try runner.write(Self.file([Self.duration("d-1", 100)]), to: "other.json")
    #expect(!runner.run("import", "other.json").err.contains("no longer"))
  }
}
