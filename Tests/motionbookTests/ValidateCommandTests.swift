import Findings
import Foundation
import Testing
import Validation

@Suite("validate")
struct ValidateCommandTests {
  /// A registry in which the rule missing-summary counts as a severity, and two presets break it.
  private func runner(_ severity: String) throws -> CommandRunner {
    let runner = try CommandRunner(packs: [])
    let text = Texts.registry(
      Texts.spring("a", "\"duration\": 0.5, \"bounce\": 0.1, \"reduced\": \"none\""),
      Texts.spring("b", "\"duration\": 0.9, \"bounce\": 0.1, \"reduced\": \"none\""))
    _ = runner.run(["init", "--from", "-"], input: text)
    runner.run("config", "set", "missing-summary.severity", severity)
    return runner
  }

  @Test("a clean registry ends with 0", arguments: Reports.all.map(\.name))
  func clean(format: String) throws {
    #expect(try CommandRunner().run("validate", "--strict", "--format", format).code == 0)
  }

  @Test("errors fail; warnings only with --strict or above --max-warnings; notes never")
  func exitCodes() throws {
    #expect(try runner("error").run("validate").code == 1)
    let warnings = try runner("warning")
    #expect(warnings.run("validate").code == 0)
    #expect(warnings.run("validate", "--strict").code == 1)
    #expect(warnings.run("validate", "--max-warnings", "1").code == 1)
    #expect(warnings.run("validate", "--max-warnings", "2").code == 0)
    #expect(try runner("note").run("validate", "--strict").code == 0)
  }

  @Test("findings go to stdout, and --json equals --format json")
  func json() throws {
    let runner = try runner("warning")
    let result = runner.run("validate", "--json")
    #expect(result.out == runner.run("validate", "--format", "json").out)
    let object = try JSONObject(result.out)
    #expect(object.keys == ["findings", "summary"])
    let findings = try object.objects("findings")
    #expect(try findings.map { try $0.string("rule") } == ["missing-summary", "missing-summary"])
    #expect(try findings.map { try $0.string("preset") } == ["a", "b"])
    #expect(findings.allSatisfy { $0.isNull("file") })
    let summary = try object.object("summary")
    #expect(try summary.number("warnings") == 2)
    #expect(try summary.number("presets") == 2)
    #expect(try summary.number("files") == 0)
  }

  @Test("--json and another format exclude one another")
  func exclusive() throws {
    let runner = try CommandRunner()
    #expect(runner.run("validate", "--json", "--format", "sarif").code == 64)
    #expect(runner.run("validate", "--format", "sarf").err.contains("Did you mean 'sarif'?"))
    #expect(runner.run("validate", "--max-warnings", "-1").code == 64)
  }

  @Test("files are checked without a registry, each finding with file, line and column")
  func files() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(Texts.broken, to: "one/broken.json")
    try runner.write(Texts.settled, to: "two.json")
    let result = runner.run("validate", "one/broken.json", "two.json", "--json")
    #expect(result.code == 1)
    let object = try JSONObject(result.out)
    let errors = try object.objects("findings").filter { try $0.string("severity") == "error" }
    #expect(errors.count == 2)
    #expect(try errors.allSatisfy { try $0.string("file") == "one/broken.json" })
    #expect(try errors.map { try $0.number("line") } == [2, 3])
    #expect(try object.object("summary").number("files") == 2)
  }

  @Test("the registry as JSON is checked with places too")
  func registryAsJSON() throws {
    let runner = try CommandRunner(packs: [])
    try runner.write(Texts.broken, to: "motionbook.json")
    let result = runner.run("validate", "--registry", "motionbook.json", "--format", "github")
    #expect(result.code == 1)
    #expect(result.out.contains("file=motionbook.json,line=2"))
  }

  @Test(
    "what is no registry at all is a finding, and could not be checked",
    arguments: ["", "{", "\u{FEFF}{}", #"{"format": "motionbook/2", "presets": []}"#])
  func noRegistry(text: String) throws {
    let runner = try CommandRunner(packs: [])
    let result = runner.run(["validate", "-"], input: text)
    #expect(result.code == 2)
    #expect(result.out.contains("error"))
    #expect(result.err.contains("no registry that can be read"), "\(result.err)")
  }

  @Test("a missing file cannot be checked, nor can a folder")
  func missingFile() throws {
    let runner = try CommandRunner()
    #expect(runner.run("validate", "nope.json").code == 2)
    #expect(runner.run("validate", runner.path).code == 2)
  }

  @Test("a registry's file may stand among the files")
  func databaseAsFile() throws {
    #expect(try CommandRunner().run("validate", "motionbook.db", "--strict").code == 0)
  }

  @Test("--only runs the rules that are named")
  func only() throws {
    let runner = try runner("error")
    #expect(runner.run("validate", "--only", "near-duplicate,exact-duplicate").code == 0)
    #expect(runner.run("validate", "--only", "missing-summary").code == 1)
    let result = runner.run("validate", "--only", "missing-sumary")
    #expect(result.code == 1)
    #expect(result.err.contains("did you mean missing-summary?"))
    #expect(result.out.isEmpty)
  }

  @Test("a baseline hides what was found when it was written, and nothing else")
  func baseline() throws {
    let runner = try runner("error")
    let json = try runner.json("validate", "--write-baseline", "json.json", "--json")
    #expect(try json.string("baseline") == "json.json" && json.number("findings") > 0)
    let written = runner.run("validate", "--write-baseline", "known.json")
    #expect(written.code == 0)
    #expect(runner.run("validate", "--baseline", "known.json").code == 0)
    try runner.add(Texts.spring("c", "\"duration\": 1.4, \"bounce\": 0.1, \"reduced\": \"none\""))
    let result = runner.run("validate", "--baseline", "known.json", "--json")
    #expect(result.code == 1)
    #expect(try JSONObject(result.out).objects("findings").map { try $0.string("preset") } == ["c"])
    #expect(result.err.contains("2 findings of known.json left out"))
  }

  @Test("mended findings of a baseline are counted")
  func mendedBaseline() throws {
    let runner = try runner("error")
    runner.run("validate", "--write-baseline", "known.json")
    runner.run("tweak", "a", "--summary", "The first one")
    #expect(runner.run("validate", "--baseline", "known.json").err.contains("1 finding of known.json mended"))
  }

  @Test("a broken baseline cannot be used; --write-baseline --dry-run writes none")
  func brokenBaseline() throws {
    let runner = try runner("error")
    try runner.write("{}", to: "known.json")
    #expect(runner.run("validate", "--baseline", "known.json").code == 2)
    #expect(runner.run("validate", "--baseline", "nope.json").code == 2)
    #expect(runner.run("validate", "--write-baseline", "new.json", "--dry-run").code == 0)
    #expect(!runner.exists("new.json"))
  }

  @Test("--rules lists every rule without a registry")
  func rules() throws {
    let runner = try CommandRunner(packs: [])
    let text = runner.run("validate", "--rules").out
    #expect(Rules.all.allSatisfy { text.contains($0.id) })
    let rules = try runner.json("validate", "--rules", "--json").objects("rules")
    #expect(try rules.map { try $0.string("rule") } == Rules.all.map(\.id))
  }

  @Test("--explain says why a rule is there", arguments: Rules.all.map(\.id))
  func explain(rule: String) throws {
    let runner = try CommandRunner(packs: [])
    let result = runner.run("validate", "--explain", rule)
    #expect(result.code == 0)
    #expect(result.out.hasPrefix(rule))
    #expect(try runner.json("validate", "--explain", rule, "--json").string("rule") == rule)
  }

  @Test("a misspelt rule to explain gets the nearest one suggested")
  func explainUnknown() throws {
    let result = try CommandRunner(packs: []).run("validate", "--explain", "near-duplicat")
    #expect(result.code == 1)
    #expect(result.err.contains("near-duplicate"))
  }

  @Test("reading never changes a byte", arguments: ["validate", "export"])
  func readsOnly(_ command: String) throws {
    let runner = try CommandRunner()
    let before = try runner.bytes("motionbook.db")
    runner.run(command)
    #expect(try runner.bytes("motionbook.db") == before)
  }
}
