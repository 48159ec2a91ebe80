import Foundation
import TestSupport
import Testing

@Suite("import of what the team has changed")
struct TeamChangesTests {
  private static func tokens(fast: Int = 90, slow: Int = 300, more: String = "") -> String {
    """
    {"t": {"$type": "duration", "fast": {"$value": {"value": \(fast), "unit": "ms"}},
      "slow": {"$value": {"value": \(slow), "unit": "ms"}}\(more)}}
    """
  }

  /// A registry whose team has changed `t.fast` since it was imported.
  private func tweaked() throws -> CommandRunner {
    let runner = try CommandRunner.empty(["t.json": Self.tokens()])
    runner.run("import", "t.json")
    #expect(runner.run("tweak", "t.fast", "--duration", "80ms").code == 0)
    return runner
  }

  @Test("says whose change a difference is, and how the team's is kept")
  func whose() throws {
    let runner = try tweaked()
    let kept =
      "t.fast: changed here since the import, and not in t.json; --replace takes what t.json has, and `--except t.fast` "
      + "keeps what is here\n"
    try runner.write(Self.tokens(slow: 310), to: "t.json")
    let refused = runner.run("import", "t.json")
    #expect(refused.code == 1 && refused.err.contains(kept), "\(refused.err)")
    #expect(!refused.err.contains("t.slow: changed"), "\(refused.err)")
    try runner.write(Self.tokens(fast: 100, slow: 310), to: "t.json")
    let both = runner.run("import", "t.json", "--replace", "--dry-run").err
    #expect(both.contains("t.fast: changed here since the import, and in t.json too; --replace"), "\(both)")
    let json = try JSONObject(runner.run("import", "t.json", "--json").out)
    #expect(try json.strings("changedInBoth") == ["t.fast"] && json.strings("changedHere").isEmpty)
    let done = try runner.json("import", "t.json", "--json", "--replace")
    #expect(try done.strings("changedInBoth") == ["t.fast"] && done.strings("madeHere").isEmpty)
    #expect(!runner.run("import", "t.json").err.contains("changed here"))
  }

  @Test("says nothing of what files do not say, and knows a summary and a new name")
  func members() throws {
    let runner = try tweaked()
    runner.run("tweak", "t.slow", "--role", "effects")
    runner.run("rename", "t.fast", "brand.fast")
    runner.run("tweak", "brand.fast", "--summary", "Ours")
    let text = Self.tokens(slow: 310).replacingOccurrences(
      of: "{\"$value\": {\"value\": 90", with: "{\"$description\": \"Theirs\", \"$value\": {\"value\": 90")
    try runner.write(text, to: "t.json")
    let result = runner.run("import", "t.json")
    #expect(
      result.err.contains("brand.fast: changed here since the import, and in t.json too; ")
        && result.err.contains("`--except t.fast`") && !result.err.contains("t.slow: changed"),
      "\(result.err)")
    #expect(
      runner.run("import", "t.json", "--except", "t.fast", "--replace").out.contains("replaced: t.slow\n"))
  }

  @Test("says what was made here and would become the file's")
  func made() throws {
    let runner = try CommandRunner.empty(["t.json": Self.tokens()])
    runner.run("add", "duration", "t.fast", "1")
    let result = runner.run("import", "t.json", "--replace")
    #expect(
      result.err.contains(
        "t.fast: made here and not imported; replaced now: `motionbook undo`, and import with `--except t.fast` to keep it\n"
      ),
      "\(result.err)")
    runner.run("undo")
    #expect(
      runner.run("import", "t.json", "--replace", "--except", "t.fast").out.contains("added 1, replaced 0"))
  }

  @Test("leaves what --except names as it is, also where the files have it under another name")
  func excepted() throws {
    let runner = try tweaked()
    runner.run("tweak", "t.slow", "--reduced", "none")
    try runner.write(Self.tokens(slow: 310), to: "t.json")
    let result = runner.run("import", "t.json", "--except", "t.fast", "--replace")
    #expect(
      result.out.contains("replaced: t.slow\n") && !result.err.contains("imported before"), "\(result.err)")
    let exact = runner.run("import", "t.json", "--except", "t.fast", "--replace", "--exact")
    #expect(exact.out.contains("removed 0"), "\(exact.out)\(exact.err)")
    runner.run("rename", "t.fast", "brand.fast")
    let renamed = runner.run("import", "t.json", "--except", "t.fast")
    #expect(renamed.code == 0 && !renamed.err.contains("imported before"), "\(renamed.err)")
    let both = runner.run("import", "t.json", "--except", "t.fast", "--exact")
    #expect(both.out.contains("removed 0"), "\(both.out)\(both.err)")
  }

  @Test("with --exact keeps what that is made of, and takes what mentions it")
  func exceptedUsers() throws {
    let runner = try tweaked()
    runner.run("add", "duration", "own", "1")
    runner.run("add", "duration", "base", "2")
    runner.run("tweak", "t.fast", "--of", "base")
    try runner.write(Self.tokens(more: #", "quick": {"$value": "{t.fast}"}"#), to: "t.json")
    let exact = runner.run("import", "t.json", "--except", "t.fast", "--exact")
    #expect(
      exact.out.contains("added 1,") && exact.out.contains("removed: own\n"), "\(exact.out)\(exact.err)")
    try runner.write(Self.tokens(more: #", "quick": {"$value": "{own}"}"#), to: "t.json")
    runner.run("add", "duration", "own", "1")
    let lost = runner.run("import", "t.json", "--except", "t.fast", "--exact", "--replace")
    #expect(lost.code != 0 && lost.err.contains("own"), "\(lost.out)\(lost.err)")
  }
}
