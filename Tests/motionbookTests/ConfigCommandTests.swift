import Testing

@Suite("config")
struct ConfigCommandTests {
  @Test("get prints the rule's own value, then what is set; unset takes it back")
  func getSetUnset() throws {
    let runner = try CommandRunner()
    let key = "missing-summary.severity"
    let own = runner.run("config", "get", key).out
    let set = runner.run("config", "set", key, "error")
    #expect(set.code == 0)
    #expect(set.out.contains("-> severity error"))
    #expect(runner.run("config", "get", key).out == "error\n")
    #expect(runner.run("config", "unset", key).code == 0)
    #expect(runner.run("config", "get", key).out == own)
    #expect(runner.run("config", "list").out.isEmpty)
  }

  @Test("a threshold comes back as it was typed")
  func threshold() throws {
    let runner = try CommandRunner()
    #expect(runner.run("config", "set", "near-duplicate.threshold", "0.0213").code == 0)
    #expect(runner.run("config", "get", "near-duplicate.threshold").out == "0.0213\n")
    #expect(runner.run("config", "list").out == "near-duplicate.threshold 0.0213\n")
  }

  @Test("unset of a rule takes back all of it")
  func unsetRule() throws {
    let runner = try CommandRunner()
    runner.run("config", "set", "near-duplicate.threshold", "0.02")
    runner.run("config", "set", "near-duplicate.severity", "off")
    #expect(runner.run("config", "unset", "near-duplicate").code == 0)
    #expect(try runner.json("config", "list", "--json").object("rules").keys.isEmpty)
  }

  @Test("--json says value, and whether it is set here")
  func json() throws {
    let runner = try CommandRunner()
    runner.run("config", "set", "near-duplicate.severity", "error")
    let rule = try runner.json("config", "get", "near-duplicate", "--json")
    #expect(try rule.string("rule") == "near-duplicate")
    #expect(try rule.string("severity") == "error")
    #expect(try rule.bool("severityIsSet"))
    #expect(try !rule.bool("thresholdIsSet"))
    let listed = try runner.json("config", "list", "--json").object("rules").object("near-duplicate")
    #expect(try listed.string("severity") == "error")
    #expect(listed.isNull("threshold"))
    let change = try runner.json("config", "set", "near-duplicate.severity", "off", "--json")
    #expect(try change.object("before").string("severity") == "error")
    #expect(try change.object("after").string("severity") == "off")
  }

  @Test("get and list read a registry as JSON, and set changes one")
  func fromJSON() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(Texts.settled, to: "motionbook.json")
    let registry = ["--registry", "motionbook.json"]
    #expect(runner.run(["config", "get", "near-duplicate.threshold"] + registry).out == "0.03\n")
    #expect(runner.run(["config", "list"] + registry).out.contains("near-duplicate.severity note"))
    #expect(runner.run(["config", "set", "near-duplicate.severity", "off"] + registry).code == 0)
    #expect(runner.run(["config", "list"] + registry).out.contains("near-duplicate.severity off"))
  }

  @Test(
    "a misspelt rule or value gets the nearest one suggested",
    arguments: [
      ("near-duplicat.severity", "near-duplicate"), ("near-duplicate.severty", "near-duplicate.severity"),
      ("missing-summary.threshold", "has no threshold"),
    ])
  func unknownKey(key: String, hint: String) throws {
    let runner = try CommandRunner()
    let result = runner.run("config", "get", key)
    #expect(result.code == 1)
    #expect(result.err.contains(hint))
  }

  @Test(
    "a wrong value is a wrong command line, and nothing is written",
    arguments: [
      ["near-duplicate.severity", "warn"], ["near-duplicate.threshold", "much"],
      ["near-duplicate.threshold", "-1"], ["near-duplicate.threshold", "nan"], ["near-duplicate", "off"],
    ])
  func wrongValue(words: [String]) throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    #expect(runner.run(["config", "set"] + words).code == 64)
    #expect(try runner.bytes("motionbook.db") == before)
  }

  @Test("a misspelt severity gets the nearest one suggested")
  func misspeltSeverity() throws {
    let result = try CommandRunner().run("config", "set", "near-duplicate.severity", "warnin")
    #expect(result.err.contains("warning"))
  }

  @Test("what is set for a rule that there is not can be taken back")
  func unsetUnknownRule() throws {
    let runner = try CommandRunner(packs: [])
    let text = """
      {"format": "motionbook/1", "settings": {"rules": {"old-rule": {"severity": "off"}}}, "presets": []}
      """
    #expect(runner.run(["init", "--from", "-"], input: text).code == 0)
    #expect(runner.run("config", "unset", "old-rule").code == 0)
    #expect(runner.run("config", "list").out.isEmpty)
  }

  @Test("what no command reads stays an error", arguments: ["off", "note"])
  func requiredRule(severity: String) throws {
    let runner = try CommandRunner.empty()
    let result = runner.run("config", "set", "dangling-reference.severity", severity)
    #expect(result.code == 1 && result.err.contains("always an error"), "\(result.err)")
    #expect(runner.run("config", "get", "dangling-reference.severity").out == "error\n")
  }

  @Test("validate counts as it is set")
  func validateCounts() throws {
    let runner = try CommandRunner(packs: [])
    _ = runner.run(["init", "--from", "-"], input: Texts.registry(Texts.spring("a")))
    runner.run("config", "set", "missing-summary.severity", "error")
    #expect(runner.run("validate").code == 1)
    runner.run("config", "set", "missing-summary.severity", "off")
    #expect(!runner.run("validate").out.contains("missing-summary"))
  }
}
