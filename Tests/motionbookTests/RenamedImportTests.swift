import Foundation
import TestSupport
import Testing

@Suite("import of what the team calls otherwise")
struct RenamedImportTests {
  private static let tokens = """
    {"dur": {"$type": "duration", "fast": {"$value": {"value": 100, "unit": "ms"}}},
     "t": {"$type": "transition", "in": {"$value": {"duration": "{dur.fast}", "delay": {"value": 0, "unit": "ms"},
       "timingFunction": [0.2, 0, 0, 1]}}}}
    """

  private func renamed(_ options: [String] = []) throws -> CommandRunner {
    let runner = try CommandRunner.empty(["t.json": Self.tokens])
    runner.run("import", "t.json")
    #expect(runner.run(["rename", "dur.fast", "brand.fast"] + options).code == 0)
    return runner
  }

  @Test("changes what has the new name, and leaves the old one as it is", arguments: [[], ["--keep-alias"]])
  func values(options: [String]) throws {
    let runner = try renamed(options)
    let before = runner.run("export").out
    let same = runner.run("import", "t.json")
    #expect(same.out == "added 0, replaced 0, removed 0, unchanged 2\n", "\(same.err)")
    #expect(same.err == "dur.fast: is brand.fast here\n")
    #expect(runner.run("export").out == before)
    try runner.write(Self.tokens.replacingOccurrences(of: "100", with: "150"), to: "t.json")
    let changed = runner.run("import", "t.json", "--replace")
    #expect(changed.out.contains("replaced: brand.fast\n"), "\(changed.out)\(changed.err)")
    #expect(
      runner.run("export").out
        == before.replacingOccurrences(of: "\"duration\": 0.1\n", with: "\"duration\": 0.15\n"))
  }

  @Test("is followed in files that only mention it, of style sheets too", arguments: [[], ["--keep-alias"]])
  func mentions(options: [String]) throws {
    let runner = try renamed(options)
    let result = runner.run(
      ["import", "-"], input: #"{"u": {"$type": "duration", "$value": "{dur.fast}"}}"#)
    #expect(result.out.hasPrefix("added 1,"), "\(result.err)")
    #expect(runner.run("show", "u").out.contains("brand.fast"))
    let sheet = try CommandRunner.empty([
      "a.css": ":root { --ease-a: ease-in; --fade-transition: opacity 1s var(--ease-a) }"
    ])
    sheet.run("import", "a.css")
    _ = sheet.run(["rename", "ease-a", "brand.a"] + options)
    let again = sheet.run("import", "a.css")
    #expect(again.out.contains("added 0, replaced 0, removed 0, unchanged 2"), "\(again.err)")
  }

  @Test(
    "is still changed under its last name where the alias of the first one is renamed as well",
    arguments: [["--group", "dur", "cs"], ["dur.fast", "old.fast"]])
  func renamedAlias(again: [String]) throws {
    let runner = try renamed(["--keep-alias"])
    #expect(runner.run(["rename"] + again).code == 0)
    let before = runner.run("export").out
    let same = runner.run("import", "t.json", "--replace")
    #expect(same.out == "added 0, replaced 0, removed 0, unchanged 2\n", "\(same.err)")
    #expect(same.err == "dur.fast: is brand.fast here\n")
    #expect(runner.run("export").out == before)
    try runner.write(Self.tokens.replacingOccurrences(of: "100", with: "150"), to: "t.json")
    #expect(runner.run("import", "t.json", "--replace").out.contains("replaced: brand.fast\n"))
  }

  @Test("leaves deprecated names of the files' own as they are, in a group of another name too")
  func ownAliases() throws {
    let text = #"""
      {"t": {"a-old": {"$type": "duration", "$value": "{t.new}", "$deprecated": "Use t.new"},
        "new": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
        "old": {"$type": "duration", "$value": "{t.new}", "$deprecated": true}}}
      """#
    for options in [[], ["--keep-alias"]] {
      let runner = try CommandRunner.empty(["t.json": text])
      runner.run("import", "t.json")
      #expect(runner.run(["rename", "--group", "t", "cs"] + options).code == 0)
      let before = runner.run("export").out
      let same = runner.run("import", "t.json", "--replace")
      #expect(same.out.hasPrefix("added 0, replaced 0, removed 0, "), "\(same.out)\(same.err)")
      #expect(runner.run("export").out == before)
    }
  }

  @Test("is not what the files have under both names, nor what a person made, nor for an exact import")
  func others() throws {
    let runner = try renamed(["--keep-alias"])
    let both = #"{"brand": {"fast": {"value": "100ms"}}, "dur": {"fast": {"value": "100ms"}}}"#
    #expect(runner.run(["import", "-"], input: both).out.contains("unchanged 2"))
    let apart = both.replacingOccurrences(
      of: #""dur": {"fast": {"value": "100ms""#, with: #""dur": {"fast": {"value": "2s""#)
    #expect(runner.run(["import", "-", "--replace"], input: apart).out.contains("replaced: dur.fast\n"))
    runner.run("init", "--empty", "--registry", "b.db")
    runner.run("add", "duration", "own", "1", "--registry", "b.db")
    runner.run("rename", "own", "ours", "--registry", "b.db")
    let made = runner.run(["import", "-", "--registry", "b.db"], input: #"{"own": {"value": "2s"}}"#)
    #expect(made.out.hasPrefix("added 1,"), "\(made.err)")
    let exact = try renamed().run("import", "t.json", "--exact", "--replace")
    #expect(exact.out.contains("removed: brand.fast"), "\(exact.out)")
  }
}
