import Foundation
import Registry
import Testing

@Suite("import of Figma's variables")
struct FigmaImportTests {
  @Test(
    "of an export changes nothing, whatever the pack",
    arguments: ["apple", "material3", "starter", "open-props", "react-spring"])
  func identity(pack: String) throws {
    let runner = try CommandRunner(packs: [pack])
    let before = runner.run("export").out
    #expect(runner.run("export", "--format", "figma", "-o", "f.json").code == 0)
    let result = runner.run("import", "f.json")
    #expect(result.code == 0, "\(result.err)")
    #expect(result.out.hasPrefix("added 0, replaced 0, removed 0, unchanged "), "\(result.out)")
    #expect(runner.run("export").out == before)
  }

  @Test("reads the mode for less motion by its own values: a spring's numbers are those of the other one")
  func lessMotion() throws {
    let runner = try CommandRunner.empty()
    for words in [
      "add tween fade --duration 0.1 --bezier 0.4,0,0.2,1 --reduced none",
      "add spring pop --duration 0.4 --bounce 0.2 --reduced none",
      "add spring soft --duration 0.4 --bounce 0.2 --reduced fade",
      "add spring flat --duration 0.4 --bounce -0.2", "add alias popped pop",
      "add curve ease --bezier 0.4,0,0.2,1 --reduced none",
    ] { #expect(runner.run(words.split(separator: " ").map(String.init)).code == 0, "\(words)") }
    runner.run("export", "--format", "figma", "-o", "f.json")
    let same = runner.run("import", "f.json")
    #expect(same.code == 0 && !same.err.contains("keeps reduced"), "\(same.err)")
    #expect(runner.run("init", "--empty", "--registry", "other.db").code == 0)
    #expect(runner.run("import", "f.json", "--registry", "other.db").code == 0)
    let list = runner.run("export", "--registry", "other.db", "--format", "json").out
    let presets = try JSONObject(list).objects("presets")
    func preset(_ name: String) throws -> JSONObject {
      try #require(try presets.first { try $0.string("name") == name }, "\(list)")
    }
    for name in ["pop", "ease"] { #expect(try preset(name).string("reduced") == "none", "\(list)") }
    #expect(try preset("soft-reduced").string("kind") == "tween", "\(list)")
    #expect(try preset("soft-reduced").number("duration") == 0.1)
    #expect(try preset("flat").string("kind") == "spring" && !preset("flat").has("reduced"))
    #expect(try preset("popped").string("kind") == "alias")
  }

  @Test("keeps numbers that Figma keeps in 32 bits, and changes of a preset only what was changed there")
  func changes() throws {
    let runner = try CommandRunner.empty()
    runner.run(
      "add", "spring", "sheet.present", "--duration", "0.5", "--bounce", "0.3", "--summary", "Opens.")
    runner.run("add", "spring", "sheet.wide", "--base", "sheet.present", "--duration-scale", "1.5")
    runner.run("add", "duration", "fast", "0.3")
    runner.run("export", "--format", "figma", "-o", "f.json")
    let exported = try runner.read("f.json")
    let float = exported.replacingOccurrences(of: "\"bounce\": 0.3", with: "\"bounce\": 0.30000001192092896")
    try runner.write(float, to: "f.json")
    #expect(runner.run("import", "f.json").out == "added 0, replaced 0, removed 0, unchanged 3\n")
    let parts = float.components(separatedBy: "0.30000001192092896")
    try runner.write(parts.dropLast().joined(separator: "0.4") + "0.4" + (parts.last ?? ""), to: "f.json")
    #expect(runner.run("import", "f.json").code == 1)
    let result = runner.run("import", "f.json", "--replace")
    #expect(result.code == 0, "\(result.err)")
    let after = runner.run("export").out
    #expect(after.contains("\"summary\": \"Opens.\"") && after.contains("\"bounce\": 0.4"), "\(after)")
  }

  @Test("leaves what moves along with a changed variable, but a spring, and says what became of that")
  func movesAlong() throws {
    let runner = try CommandRunner.empty()
    for words in [
      "add duration fast 0.15", "add tween fade --duration fast --curve linear",
      "add spring base --duration 0.25 --bounce 0", "add spring press --base base --duration-scale 0.8",
    ] { #expect(runner.run(words.split(separator: " ").map(String.init)).code == 0, "\(words)") }
    runner.run("export", "--format", "figma", "-o", "f.json")
    // Only the mode by default: what is for less motion is what it was.
    let edited = try runner.read("f.json").replacingOccurrences(of: "\"full\": 0.15", with: "\"full\": 0.175")
      .replacingOccurrences(of: "\"full\": 0.368", with: "\"full\": 0.42")
    try runner.write(edited, to: "f.json")
    let result = runner.run("import", "f.json", "--replace")
    #expect(result.out == "added 0, replaced 3, removed 0, unchanged 1\nreplaced: base, fast, press\n")
    #expect(
      result.err.contains("press: is in f.json as it was before base changed")
        && result.err.contains("edit press"),
      "\(result.err)")
    #expect(runner.run("list").out.contains("fast, linear"))
  }

  /// Variables as the plugin API gives them, written for this test: two collections, modes, an alias, twins, numbers of
  /// 32 bits.
  private static let variables = """
    {"collections": [{"id": "C:1", "name": "Motion", "defaultModeId": "1:0",
      "modes": [{"modeId": "1:0", "name": "Full"}, {"modeId": "1:1", "name": "Calm"}]}],
     "variables": [
      {"id": "V:1", "name": "sheet/present/easing", "resolvedType": "EASING", "variableCollectionId": "C:1",
       "valuesByMode": {"1:0": {"type": "CUSTOM_SPRING", "easingFunctionSpring": {"bounce": 0.30000001192092896}},
        "1:1": {"type": "LINEAR"}}},
      {"id": "V:2", "name": "sheet/present/duration", "resolvedType": "TIMING", "variableCollectionId": "C:1",
       "valuesByMode": {"1:0": 0.7210000157356262, "1:1": 0.20000000298023224}},
      {"id": "V:3", "name": "Fade/easing", "resolvedType": "EASING", "variableCollectionId": "C:1", "description": "Quick.",
       "valuesByMode": {"1:0": {"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 0.4000000059604645, "y1": 0, "x2": 0.20000000298023224, "y2": 1}}}},
      {"id": "V:4", "name": "Fade/duration", "resolvedType": "TIMING", "variableCollectionId": "C:1",
       "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:5"}}},
      {"id": "V:5", "name": "time/fast", "resolvedType": "TIMING", "variableCollectionId": "C:1", "valuesByMode": {"1:0": 0.30000001192092896}},
      {"id": "V:6", "name": "easing/named", "resolvedType": "EASING", "variableCollectionId": "C:1", "valuesByMode": {"1:0": {"type": "GENTLE"}}},
      {"id": "V:7", "name": "duration/old", "resolvedType": "FLOAT", "variableCollectionId": "C:1", "valuesByMode": {"1:0": 250}},
      {"id": "V:8", "name": "red", "resolvedType": "COLOR", "variableCollectionId": "C:1", "valuesByMode": {"1:0": {"r": 1, "g": 0, "b": 0, "a": 1}}}]}
    """

  @Test("reads what the plugin API gives, and says what it guessed, left out and mended")
  func plugin() throws {
    let runner = try CommandRunner.empty(["v.json": Self.variables])
    let result = runner.run("import", "v.json")
    #expect(result.code == 0 && result.out.hasPrefix("added 4,"), "\(result.out)\(result.err)")
    for words in [
      "collection Motion: was read as Full; other modes: Calm",
      "easing/named: was not read: its value is GENTLE",
      "32 bits", "duration/old: has no type of motion", "1 color",
    ] {
      #expect(result.err.contains(words), "\(words): \(result.err)")
    }
    let rows = runner.run("list").out
    #expect(rows.contains("time.fast") && rows.contains("fade"))
    #expect(runner.run("export").out.contains("\"bounce\": 0.3"))
    #expect(runner.run("import", "v.json").out.hasPrefix("added 0, replaced 0, removed 0, unchanged 4"))
  }

  @Test("reads another mode where it is chosen, and refuses one that is not there")
  func modes() throws {
    let runner = try CommandRunner.empty(["v.json": Self.variables])
    #expect(runner.run("import", "v.json", "--input", "Motion=Calm").code == 0)
    #expect(runner.run("export").out.contains("\"duration\": 0.2"))
    let wrong = runner.run("import", "v.json", "--input", "Motion=Loud")
    #expect(wrong.code == 2 && wrong.err.contains("--input Motion=Full or --input Motion=Calm"))
  }
}
