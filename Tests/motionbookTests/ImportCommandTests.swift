import Foundation
import Registry
import Testing

@Suite("import")
struct ImportCommandTests {
  @Test("A misspelt name gets the nearest one of the text or the registry suggested")
  func misspeltName() throws {
    let runner = try CommandRunner()
    let text = Texts.registry(
      Texts.spring("own.spring") + ",\n" + #"{"name": "a", "kind": "alias", "of": "own.sprin"}"# + ",\n"
        + #"{"name": "b", "kind": "alias", "of": "apple.snapy"}"#)
    let result = runner.run(["import", "-"], input: text)
    #expect(result.code == 2 && result.err.contains(#"did you mean "own.spring"?"#), "\(result.err)")
    #expect(result.err.contains(#"did you mean "apple.snappy"?"#), "\(result.err)")
  }

  @Test("of an export is the identity, byte for byte, for every pack")
  func identity() throws {
    let runner = try CommandRunner(packs: Pack.all().map(\.name))
    let exported = runner.run("export").out
    try runner.write(exported, to: "all.json")
    #expect(runner.run("init", "--empty", "--registry", "b.db").code == 0)
    #expect(runner.run("import", "all.json", "--registry", "b.db").code == 0)
    #expect(runner.run("export", "--registry", "b.db").out == exported)
  }

  @Test("of settings and every kind of reference is the identity too, from stdin")
  func identityOfSettings() throws {
    let runner = try CommandRunner.empty()
    #expect(runner.run(["import", "-"], input: Texts.settled).code == 0)
    #expect(runner.run("export").out == Texts.settled)
  }

  @Test("counts what it did, and a second time nothing is left to do")
  func summary() throws {
    let runner = try CommandRunner.empty(["in.json": Texts.settled])
    #expect(
      runner.run("import", "in.json").out
        == "added 6, replaced 0, removed 0, unchanged 0\nsettings: near-duplicate\n")
    let before = try runner.bytes("motionbook.db")
    #expect(runner.run("import", "in.json").out == "added 0, replaced 0, removed 0, unchanged 6\n")
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("every mistake is reported with file, line, column and path, and nothing is written")
  func problems() throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    try runner.write(Texts.broken, to: "in.json")
    let result = runner.run("import", "in.json")
    #expect(result.code == 2)
    #expect(result.out.isEmpty)
    #expect(result.err.contains("in.json:2:47: presets[0].duration: "))
    #expect(result.err.contains("in.json:3:40: presets[1].of: "))
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test(
    "a file that is no registry as JSON cannot be imported",
    arguments: [
      "", "{", "[]", "{\"format\": \"motionbook/2\", \"presets\": []}", "\u{FEFF}{}", "nonsense",
      "{\"format\": \"motionbook/1\", \"presets\": [{\"name\": \"a\", \"kind\": \"duration\", \"duration\": NaN}]}",
      "{\"format\": \"motionbook/1\", \"presets\": [{\"name\": \"a\", \"name\": \"a\", \"kind\": \"duration\", \"duration\": 1}]}",
      "{\"format\": \"motionbook/1\", \"presets\": [{\"name\": \"a\", \"kind\": \"duration\", \"duration\": 1, \"speed\": 2}]}",
      "{\"format\": \"motionbook/1\", \"presets\": [{\"name\": \"a\", \"kind\": \"spring\", \"base\": \"a\"}]}",
    ])
  func unreadable(text: String) throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    let result = runner.run(["import", "-"], input: text)
    #expect(result.code == 2)
    #expect(result.err.contains("standard input:"))
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("a folder, a missing file and a database are refused in words")
  func wrongFiles() throws {
    let runner = try CommandRunner()
    for file in [runner.path, "nope.json", "motionbook.db"] {
      let result = runner.run("import", file)
      #expect(result.code == 2)
      #expect(result.err.hasPrefix("Error: \(file)"))
    }
  }

  @Test("what differs is refused by name without --replace, and replaced with it")
  func replace() throws {
    let runner = try CommandRunner()
    try runner.write(Texts.registry(Texts.spring("apple.snappy"), Texts.spring("zoom")), to: "in.json")
    let before = try runner.bytes("motionbook.db")
    let refused = runner.run("import", "in.json")
    #expect(refused.code == 1)
    #expect(refused.err.contains("apple.snappy"))
    #expect(try runner.bytes("motionbook.db") == before)
    let done = try runner.json("import", "in.json", "--replace", "--json")
    let changes: Set = ["changedHere", "changedInBoth", "madeHere"]
    #expect(done.keys == changes.union(["added", "replaced", "removed", "unchanged", "settings"]))
    #expect(try done.strings("added") == ["zoom"])
    #expect(try done.strings("replaced") == ["apple.snappy"])
    #expect(try done.strings("removed").isEmpty)
  }

  @Test("--exact removes what the file does not have, and takes over its settings")
  func exact() throws {
    let runner = try CommandRunner()
    runner.run("config", "set", "missing-summary.severity", "error")
    try runner.write(Texts.settled, to: "in.json")
    let result = runner.run("import", "in.json", "--exact")
    #expect(result.code == 0, "\(result.err)")
    #expect(runner.run("export").out == Texts.settled)
  }

  @Test("--exact removes a reduced partner of a preset that is replaced")
  func exactPartner() throws {
    let runner = try CommandRunner.empty()
    let before = Texts.registry(
      Texts.spring("a", "\"duration\": 0.5, \"bounce\": 0, \"reduced\": \"b\""), Texts.spring("b"))
    let after = Texts.registry(Texts.spring("a", "\"duration\": 0.5, \"bounce\": 0"))
    #expect(runner.run(["import", "-"], input: before).code == 0)
    let result = runner.run(["import", "-", "--exact", "--replace"], input: after)
    #expect(result.code == 0, "\(result.err)")
    #expect(runner.run("list", "--names").out == "a\n")
  }

  @Test("without --exact settings are merged")
  func mergesSettings() throws {
    let runner = try CommandRunner()
    runner.run("config", "set", "missing-summary.severity", "error")
    #expect(runner.run(["import", "-"], input: Texts.settled).code == 0)
    let rules = try runner.json("config", "list", "--json").object("rules")
    #expect(rules.keys == ["missing-summary", "near-duplicate"])
  }

  @Test("a rule's setting that differs is refused without --replace, and what changes is told")
  func differingSettings() throws {
    let runner = try CommandRunner()
    runner.run("config", "set", "near-duplicate.threshold", "0.05")
    runner.run("config", "set", "missing-summary.severity", "error")
    let refused = runner.run(["import", "-"], input: Texts.settled)
    #expect(refused.code == 1)
    #expect(
      refused.err.contains("a rule's setting differs from standard input: near-duplicate; add --replace"),
      "\(refused.err)")
    #expect(runner.run("config", "get", "near-duplicate.threshold").out == "0.05\n")
    let replaced = runner.run(["import", "-", "--replace"], input: Texts.settled)
    #expect(replaced.code == 0 && replaced.out.hasSuffix("\nsettings: near-duplicate\n"), "\(replaced.out)")
    #expect(runner.run("config", "get", "near-duplicate.threshold").out == "0.03\n")
    let again = runner.run(["import", "-", "--json"], input: Texts.settled)
    #expect(try JSONObject(again.out).strings("settings").isEmpty)
    let exact = runner.run(["import", "-", "--exact", "--json"], input: Texts.settled)
    #expect(exact.out.contains("missing-summary") && !exact.out.contains("near-duplicate"), "\(exact.out)")
  }

  @Test("names may mean presets of the registry, but not with --exact, which removes them")
  func referencesIntoRegistry() throws {
    let runner = try CommandRunner()
    let text = Texts.registry(Texts.spring("mine", "\"base\": \"apple.snappy\", \"extraBounce\": 0.1"))
    #expect(runner.run(["import", "-", "--exact"], input: text).code == 2)
    #expect(runner.run(["import", "-"], input: text).code == 0)
  }

  @Test("what would break a preset of the registry is refused and names it")
  func brokenDependents() throws {
    let runner = try CommandRunner()
    try runner.add(Texts.spring("mine", "\"base\": \"apple.snappy\", \"extraBounce\": 0.1"))
    let before = try runner.bytes("motionbook.db")
    for change in ["\"duration\": 0.5, \"bounce\": 0.95", "\"duration\": 0.5, \"bounce\": -2"] {
      let text = Texts.registry(Texts.spring("apple.snappy", change))
      #expect(runner.run(["import", "-", "--replace"], input: text).code > 0)
    }
    let text = Texts.registry("{\"name\": \"apple.snappy\", \"kind\": \"duration\", \"duration\": 1}")
    let result = runner.run(["import", "-", "--replace"], input: text)
    #expect(result.code == 1)
    #expect(result.err.contains("mine"))
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test(
    "a name that is a group in the registry, or whose group is a preset there, is refused",
    arguments: [
      "apple", "apple.snappy.large",
    ])
  func groups(name: String) throws {
    let runner = try CommandRunner()
    let result = runner.run(["import", "-"], input: Texts.registry(Texts.spring(name)))
    #expect(result.code == 1)
    #expect(result.err.contains("\(name) of standard input cannot be added"))
  }

  @Test(
    "the name that makes room for such a one is another where several share the group, or it is of another kind"
  )
  func roomForGroups() throws {
    let tokens = #"{"sheet": {"$type": "duration", "$value": "300ms"}}"#
    let runner = try CommandRunner.empty()
    runner.run("add", "duration", "sheet.present", "0.2")
    let command = "`motionbook rename sheet.present sheet` first"
    #expect(runner.run(["import", "-"], input: tokens).err.contains(command))
    runner.run("add", "duration", "sheet.dismiss", "0.2")
    let group = runner.run(["import", "-"], input: tokens).err
    #expect(group.contains("`motionbook rename --group sheet NEW`"), "\(group)")
    #expect(runner.run("rename", "--group", "sheet", "panel").code == 0)
    #expect(runner.run(["import", "-"], input: tokens).code == 0)
    runner.run("add", "duration", "apple", "0.2")
    let pack = runner.run("seed", "apple").err
    #expect(pack.contains("`motionbook rename apple NEW`"), "\(pack)")
  }

  @Test("--dry-run prints the same, and what differs, and writes nothing")
  func dryRun() throws {
    let runner = try CommandRunner()
    try runner.write(Texts.settled, to: "in.json")
    let before = try runner.bytes("motionbook.db")
    let rehearsed = runner.run("import", "in.json", "--exact", "--dry-run")
    #expect(try runner.bytes("motionbook.db") == before)
    let done = runner.run("import", "in.json", "--exact").out
    #expect(rehearsed.out.hasPrefix(done + "\nAdded\n"), "\(rehearsed.out)")
  }

  @Test("a registry as JSON takes presets like a database")
  func intoJSON() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(Texts.settled, to: "motionbook.json")
    let more = Texts.registry(#"{"name": "more", "kind": "duration", "duration": 0.3}"#)
    let result = runner.run(["import", "-", "--registry", "motionbook.json"], input: more)
    #expect(result.code == 0, "\(result.err)")
    #expect(runner.run("list", "--names", "--registry", "motionbook.json").out.contains("more\n"))
  }
}
