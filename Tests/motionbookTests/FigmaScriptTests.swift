import Foundation
import Presets
import TestSupport
import Testing

/// The script of `export --format figma-script`, run in a file of Figma that was made for tests and keeps numbers to 32 bits,
/// and what the script in the document reads out of that file.
@Suite("Script for Figma", .enabled(if: FigmaFile.isPossible, "needs node"))
struct FigmaScriptTests {
  @Test(
    "makes variables of which nothing comes back changed",
    arguments: Extent.cases(["apple", "material3", "starter", "open-props", "react-spring"]))
  func identity(pack: String) throws {
    try expectNothingChanged(CommandRunner(packs: [pack]))
  }

  @Test(
    "makes variables of every kind of preset of which nothing comes back changed",
    arguments: Extent.cases(Array(1...6)))
  func random(seed: UInt64) throws {
    let runner = try CommandRunner(packs: [])
    let book = try RandomBook.make(seed: seed, count: 60)
    try runner.write(RegistryEncoder.text(of: book), to: "book.json")
    #expect(runner.run("init", "--empty").code == 0)
    let added = runner.run("import", "book.json")
    #expect(added.code == 0, "\(added.err)")
    try expectNothingChanged(runner)
  }

  private func expectNothingChanged(_ runner: CommandRunner) throws {
    let before = runner.run("export").out
    let file = try FigmaFile(runner)
    #expect(file.first.problems == [] && file.first.changed == [])
    #expect(file.first.created.count == file.variables.count)
    #expect(file.second.created == [] && file.second.changed == [] && file.changesOfSecond == 0)
    #expect(file.second.unchanged == file.first.created.count)
    #expect(file.first.ids.count == file.first.created.count)
    let result = runner.run("import", "variables.json")
    #expect(result.code == 0, "\(result.err)")
    #expect(result.out.hasPrefix("added 0, replaced 0, removed 0, unchanged "), "\(result.out)\(result.err)")
    #expect(!result.err.contains("was changed in Figma"), "\(result.err)")
    #expect(runner.run("export").out == before)
  }

  @Test("makes variables that are the same presets in an empty registry")
  func emptyRegistry() throws {
    let runner = try CommandRunner.empty()
    for words in [
      ["spring", "sheet.present", "--duration", "0.5", "--bounce", "0.3"],
      ["spring", "sheet.late", "--duration", "0.35", "--bounce", "0", "--delay", "0.1"],
      ["spring", "sheet.endless", "--duration", "0.4", "--bounce", "1"],
      ["duration", "time.fast", "0.12"], ["curve", "curve.enter", "--bezier", "0.1,0.2,0.3,1"],
      ["curve", "curve.even", "--bezier", "0,0,1,1"], ["curve", "curve.jump", "--steps", "1,jump-end"],
      ["tween", "fade", "--curve", "curve.enter", "--duration", "time.fast", "--delay", "0.05"],
      ["tween", "flash", "--bezier", "0.4,0,0.2,1", "--duration", "0.2"],
      ["alias", "sheet.open", "sheet.present"],
    ] {
      let result = runner.run(["add"] + words)
      #expect(result.code == 0, "\(result.err)")
    }
    _ = try FigmaFile(runner)
    let before = runner.run("list").out
    #expect(runner.run("init", "--empty", "--registry", "other.db").code == 0)
    let result = runner.run("import", "variables.json", "--registry", "other.db")
    #expect(result.code == 0 && result.out.hasPrefix("added 10,"), "\(result.out)\(result.err)")
    #expect(runner.run("list", "--registry", "other.db").out == before)
  }

  @Test("updates what was changed in the registry, and names what is no longer exported")
  func updating() throws {
    let runner = try CommandRunner.empty()
    runner.run("add", "spring", "sheet", "--duration", "0.5", "--bounce", "0.3")
    runner.run("add", "duration", "fast", "0.1")
    let file = try FigmaFile(runner) { runner in
      runner.run("tweak", "sheet", "--bounce", "0.4")
      runner.run("remove", "fast")
    }
    #expect(file.second.changed.contains("sheet/easing") && file.second.created == [])
    #expect(file.second.text.contains("not in the export, and left as they are: fast/duration"))
    #expect(
      runner.run("import", "variables.json").out.hasPrefix("added 1, replaced 0, removed 0, unchanged 1"))
  }

  @Test(
    "a variable that was changed there is a tweak of the preset here, which keeps the rest",
    arguments: [
      (
        "sheet.present", "easing", #"{"type":"CUSTOM_SPRING","easingFunctionSpring":{"bounce":0.4}}"#,
        "\"bounce\": 0.4"
      ),
      ("sheet.present", "delay", "0.25", "\"delay\": 0.25"), ("fade", "duration", "0.3", "\"duration\": 0.3"),
      ("fast", "duration", "0.45", "\"duration\": 0.45"),
    ])
  func changed(name: String, role: String, value: String, becomes: String) throws {
    let runner = try Self.sheet()
    _ = try FigmaFile(runner, changes: [name.replacing(".", with: "/") + "/" + role: value])
    #expect(runner.run("import", "variables.json").code == 1)
    let result = runner.run("import", "variables.json", "--replace")
    #expect(result.code == 0, "\(result.err)")
    #expect(result.out.contains("replaced: \(name)"), "\(result.out)")
    let preset = runner.run("show", name, "--json").out
    #expect(preset.contains(becomes) && preset.contains("Ours."), "\(preset)")
  }

  @Test("a change of what Figma holds only in part is told, and the preset stays")
  func partial() throws {
    let runner = try Self.sheet()
    let before = runner.run("export").out
    let other =
      #"{"type":"CUSTOM_CUBIC_BEZIER","easingFunctionCubicBezier":{"x1":0.9,"y1":0,"x2":0.2,"y2":1}}"#
    _ = try FigmaFile(runner, changes: ["stairs/easing": other])
    let result = runner.run("import", "variables.json", "--replace")
    #expect(result.code == 0 && result.err.contains("stairs: was changed in Figma"), "\(result.err)")
    #expect(runner.run("export").out == before)
  }

  private static func sheet() throws -> CommandRunner {
    let runner = try CommandRunner.empty()
    for words in [
      ["spring", "sheet.present", "--duration", "0.5", "--bounce", "0.3", "--delay", "0.1"],
      ["duration", "fast", "0.12"], ["curve", "stairs", "--steps", "4,jump-end"],
      ["tween", "fade", "--bezier", "0.4,0,0.2,1", "--duration", "0.2"],
    ] {
      #expect(runner.run(["add"] + words + ["--summary", "Ours."]).code == 0)
    }
    return runner
  }

  @Test(
    "stops politely where it can do nothing, and changes nothing",
    arguments: [
      (#"{"editorType":"dev"}"#, "Variables are changed in a design file, and this is dev."),
      (#"{"editorType":"figjam"}"#, "Variables are changed in a design file, and this is figjam."),
      (
        #"{"hasMotion":false}"#,
        "Figma creates no such variables here: in createVariable: Motion is not available."
      ),
      (#"{"hasVariables":false}"#, "This Figma has no plugin API for variables."),
    ])
  func refusals(account: String, words: String) throws {
    let file = try FigmaFile(Self.sheet(), account: account)
    #expect(file.first.text.hasPrefix(words), "\(file.first.text)")
    #expect(file.first.text.contains("Nothing was changed.") && file.first.created == [])
    #expect(file.variables.isEmpty && file.collections == 0)
  }

  @Test("goes on with one mode, and with what it could create, where the account has no more")
  func limits() throws {
    let modes = try FigmaFile(Self.sheet(), account: #"{"modes":1}"#)
    #expect(modes.first.created.count == 7 && modes.changesOfSecond == 0)
    #expect(modes.first.problems == ["the mode reduced was left out: in addMode: Limited to 1 modes only"])
    let few = try FigmaFile(Self.sheet(), account: #"{"most":3}"#)
    #expect(few.first.created.count == 3 && few.second.created == [] && few.changesOfSecond == 0)
    #expect(few.first.text.contains("Figma creates no more variables: in createVariable: Too many variables"))
  }

  @Test("leaves a variable of another type alone, and says so")
  func conflict() throws {
    let file = try FigmaFile(Self.sheet(), account: #"{"others":{"fast/duration":"STRING"}}"#)
    #expect(
      file.first.problems == ["fast/duration is a variable of type STRING; rename it, and run this again"])
    #expect(file.first.created.count == 6 && file.changesOfSecond == 0)
  }
}
