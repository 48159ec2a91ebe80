import Foundation
import TestSupport
import Testing

@Suite("import of values for less motion")
struct LessMotionImportTests {
  /// The presets that files become, by name.
  private func presets(_ text: String, _ name: String) throws -> (CommandRunner, [String: JSONObject], String)
  {
    let runner = try CommandRunner.empty()
    try runner.write(text, to: name)
    let result = runner.run("import", name)
    #expect(result.code == 0, "\(result.err)")
    let again = runner.run("import", name)
    #expect(again.out.hasPrefix("added 0, replaced 0, removed 0"), "\(again.out)\(again.err)")
    return (runner, try byName(runner), result.err)
  }

  private func byName(_ runner: CommandRunner) throws -> [String: JSONObject] {
    let presets = try runner.json("export").objects("presets")
    return Dictionary(
      try presets.map { (try $0.string("name"), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static let resolver = """
    {"name": "x", "version": "2025.10", "sets": {"base": {"sources": [{"motion": {
      "fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
      "gone": {"$type": "duration", "$value": {"value": 300, "unit": "ms"}},
      "same": {"$type": "duration", "$value": {"value": 400, "unit": "ms"}},
      "fade": {"$type": "transition", "$value": {"duration": "{motion.fast}", "delay": {"value": 0, "unit": "ms"},
        "timingFunction": [0.2, 0, 0, 1]}},
      "cut": {"$type": "transition", "$value": {"duration": "{motion.gone}", "delay": {"value": 0, "unit": "ms"},
        "timingFunction": [0.2, 0, 0, 1]}},
      "sheet": {"$type": "transition", "$value": {"duration": {"value": 500, "unit": "ms"},
        "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.2, 0, 0, 1]}}}}]}},
     "modifiers": {"reduced-motion": {"contexts": {"no": [], "yes": [{"motion": {
      "fast": {"$type": "duration", "$value": {"value": 100, "unit": "ms"}},
      "gone": {"$type": "duration", "$value": {"value": 0, "unit": "ms"}},
      "sheet": {"$type": "transition", "$value": "{motion.same-fade}"},
      "same-fade": {"$type": "transition", "$value": {"duration": {"value": 150, "unit": "ms"},
        "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}}}]}, "default": "no"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/reduced-motion"}]}
    """

  @Test("a context for less motion gives reduced partners, only where it differs")
  func context() throws {
    let inline = Self.resolver.replacingOccurrences(
      of: "\"{motion.same-fade}\"",
      with: """
        {"duration": {"value": 150, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}
        """)
    let (runner, presets, notes) = try presets(inline, "r.json")
    #expect(
      presets.keys.sorted() == [
        "motion.cut", "motion.fade", "motion.fade-reduced", "motion.fast", "motion.fast-reduced",
        "motion.gone",
        "motion.same", "motion.sheet", "motion.sheet-reduced",
      ])
    #expect(try presets["motion.gone"]?.string("reduced") == "none")
    #expect(try presets["motion.cut"]?.string("reduced") == "none")
    #expect(try presets["motion.fade"]?.string("reduced") == "motion.fade-reduced")
    #expect(try presets["motion.fade-reduced"]?.string("duration") == "motion.fast-reduced")
    #expect(try presets["motion.sheet-reduced"]?.number("duration") == 0.15)
    #expect(presets["motion.same"]?.has("reduced") == false)
    #expect(notes.contains("motion.gone: takes no time with less motion"), "\(notes)")
    // What a person chose instead stays.
    runner.run("tweak", "motion.sheet", "--reduced", "motion.fade")
    runner.run("remove", "motion.sheet-reduced")
    #expect(runner.run("import", "r.json").out == "added 0, replaced 0, removed 0, unchanged 8\n")
    #expect(try byName(runner)["motion.sheet"]?.string("reduced") == "motion.fade")
  }

  @Test("a value for less motion that names what only less motion has is left out, and that is said")
  func onlyThere() throws {
    let (_, presets, notes) = try presets(Self.resolver, "r.json")
    #expect(presets["motion.sheet"]?.has("reduced") == false)
    #expect(
      notes.contains("motion.sheet: has a value for less motion, which names motion.same-fade"), "\(notes)")
  }

  @Test("what is wrong for less motion alone refuses nothing, and is said")
  func wrong() throws {
    let context = { (sources: String) in
      """
      {"sets": {"base": {"sources": [{"fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}}]}},
       "modifiers": {"motion": {"contexts": {"full": [], "reduced": [\(sources)]}, "default": "full"}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/motion"}]}
      """
    }
    for (sources, reason) in [
      (#"{"$ref": "gone.json"}"#, "gone.json: No such file"),
      (#"{"fast": {"$type": "duration", "$value": {"value": "x", "unit": "ms"}}}"#, "r.json:2:"),
    ] {
      let (_, presets, notes) = try presets(context(sources), "r.json")
      #expect(presets["fast"]?.has("reduced") == false)
      let note = "what is said for less motion was left out, as it cannot be read: \(reason)"
      #expect(notes.contains(note), "\(notes)")
    }
  }

  @Test("a value for less motion that is not read is no cut, and one that says none is")
  func unread() throws {
    let (_, presets, notes) = try presets(
      """
      :root { --transition-more: 1s ease-in; --ease-more: ease-in; --time-more: 200ms }
      @media (prefers-reduced-motion: reduce) {
        :root { --transition-more: none; --ease-more: cubic-bezier(4, 0, 0, 1); --time-more: banana }
      }
      """, "a.css")
    #expect(try presets["transition-more"]?.string("reduced") == "none")
    #expect(presets["ease-more"]?.has("reduced") == false)
    #expect(presets["time-more"]?.has("reduced") == false)
    #expect(notes.contains("ease-more: has a value for less motion that was not read, so it was left out"))
  }

  @Test("an input chooses among what files of both kinds have, and one that none has is refused")
  func inputs() throws {
    let runner = try CommandRunner.empty(["r.json": Self.resolver])
    try runner.write(
      """
      {"collections": [{"id": "C", "name": "Speed", "defaultModeId": "1", "modes": [{"modeId": "1", "name": "Usual"}]}],
       "variables": [{"id": "V1", "name": "time/long", "variableCollectionId": "C", "resolvedType": "FLOAT",
         "valuesByMode": {"1": 150}}]}
      """, to: "v.json")
    #expect(runner.run("import", "r.json", "v.json", "--input", "reduced-motion=yes").code == 0)
    #expect(try byName(runner)["motion.fast"]?.number("duration") == 0.1)
    for files in [["r.json"], ["v.json"], ["r.json", "v.json"]] {
      let result = runner.run(["import"] + files + ["--input", "reduced-mtion=yes"])
      #expect(result.code == 2 && result.err.contains("--input names \"reduced-mtion\""), "\(result.err)")
    }
  }

  @Test("a context that is chosen is read as it is")
  func chosen() throws {
    let runner = try CommandRunner.empty(["r.json": Self.resolver])
    #expect(runner.run("import", "r.json", "--input", "reduced-motion=yes").code == 0)
    #expect(!runner.run("export").out.contains("\"reduced\""))
  }

  @Test(
    "a value for less motion that changed is taken also where the preset, or its partner, has another name here"
  )
  func renamedPartner() throws {
    func sheet(_ slow: String) -> String {
      ":root { --fast: 200ms; --slow: 400ms } @media (prefers-reduced-motion: reduce) { :root { --slow: \(slow) } }"
    }
    for (old, new) in [("slow", "brand.slow"), ("slow-reduced", "calm.slow")] {
      let runner = try CommandRunner.empty(["a.css": sheet("80ms")])
      #expect(runner.run("import", "a.css").code == 0)
      #expect(runner.run("rename", old, new).code == 0)
      try runner.write(sheet("90ms"), to: "a.css")
      let result = runner.run("import", "a.css", "--replace")
      #expect(result.code == 0 && !result.err.contains("keeps reduced"), "\(result.err)")
      let partner = old == "slow" ? "slow-reduced" : new
      #expect(try byName(runner)[partner]?.number("duration") == 0.09)
      #expect(try byName(runner)[old == "slow" ? new : "slow"]?.string("reduced") == partner)
    }
  }

  @Test("a mode of Figma for less motion gives reduced partners")
  func mode() throws {
    let (_, presets, _) = try presets(
      """
      {"collections": [{"id": "C", "name": "Motion", "defaultModeId": "1",
        "modes": [{"modeId": "1", "name": "Default"}, {"modeId": "2", "name": "Reduced"}]}],
       "variables": [
        {"id": "V1", "name": "duration/fast", "variableCollectionId": "C", "resolvedType": "FLOAT",
         "valuesByMode": {"1": 150, "2": 0}},
        {"id": "V2", "name": "easing/standard", "variableCollectionId": "C", "resolvedType": "STRING",
         "valuesByMode": {"1": "cubic-bezier(0.2, 0, 0, 1)", "2": "linear"}}]}
      """, "v.json")
    #expect(try presets["duration.fast"]?.string("reduced") == "none")
    #expect(try presets["easing.standard"]?.string("reduced") == "easing.standard-reduced")
  }

  @Test("a style sheet's values for less motion give reduced partners")
  func styleSheet() throws {
    let (runner, presets, _) = try presets(
      """
      :root { --time-fast: 100ms; --time-slow: 400ms; --fade: var(--time-slow) ease-out; --transition-more: 1s ease-in;
        --animate-in: in var(--time-fast) linear }
      @keyframes in { from { opacity: 0 } }
      @media (prefers-reduced-motion: reduce) {
        :root { --time-fast: 0.01ms; --time-slow: 150ms; --transition-more: 0s }
      }
      """, "a.css")
    #expect(try presets["time-fast"]?.string("reduced") == "none")
    #expect(try presets["time-slow"]?.string("reduced") == "time-slow-reduced")
    #expect(try presets["fade"]?.string("reduced") == "fade-reduced")
    #expect(try presets["fade-reduced"]?.string("duration") == "time-slow-reduced")
    #expect(try presets["transition-more"]?.string("reduced") == "none")
    #expect(try presets["animate-in"]?.string("reduced") == "none")
    // A clip of a style sheet is its keyframes, and nothing else is taken from it.
    runner.run("tweak", "animate-in", "--role", "effects")
    #expect(runner.run("import", "a.css").out.hasPrefix("added 0, replaced 0,"))
  }

  @Test(
    "a style sheet that begins with less motion gives the full one, and the other as its partner",
    arguments: [
      "(prefers-reduced-motion: no-preference)", "screen and (prefers-reduced-motion: no-preference)",
      "not (prefers-reduced-motion: reduce)", "not all and (prefers-reduced-motion)",
    ])
  func fullMotionQuery(query: String) throws {
    let (_, presets, notes) = try presets(
      """
      :root { --time-fast: 1ms; --time-slow: 80ms; --fade: 1ms linear; --ease-in: linear }
      :host { --spin-time: 20s; @media \(query) { --spin-time: 1200ms } }
      @media \(query) {
        :root { --time-fast: 200ms; --time-slow: 400ms; --fade: var(--time-slow) ease-out; --ease-in: ease-in; --more: 1s }
        .card { --time-slow: 2s }
      }
      @media \(query) and (min-width: 60em) { :root { --time-fast: 300ms } }
      """, "a.css")
    #expect(try presets["time-fast"]?.number("duration") == 0.2)
    #expect(try presets["time-fast"]?.string("reduced") == "none")
    #expect(try presets["time-slow"]?.number("duration") == 0.4)
    #expect(try presets["time-slow-reduced"]?.number("duration") == 0.08)
    #expect(try presets["fade"]?.string("duration") == "time-slow")
    #expect(try presets["fade"]?.string("reduced") == "none")
    #expect(try presets["ease-in"]?.string("reduced") == "ease-in-reduced")
    #expect(try presets["spin-time"]?.number("duration") == 1.2)
    #expect(try presets["spin-time-reduced"]?.number("duration") == 20)
    // Nothing says what it is with less motion.
    #expect(try presets["more"]?.string("reduced") == "none")
    #expect(!notes.contains("was read: --fade") && !notes.contains("--spin-time"), "\(notes)")
  }

  /// A style sheet whose only time is another one with less motion.
  private static func sheet(_ less: String) -> String {
    ":root { --fast: 200ms } @media (prefers-reduced-motion: reduce) { :root { --fast: \(less) } }"
  }

  @Test("a partner of an import follows its file, from none to a value and back")
  func follows() throws {
    let (runner, _, _) = try presets(Self.sheet("0ms"), "a.css")
    try runner.write(Self.sheet("80ms"), to: "a.css")
    let refused = runner.run("import", "a.css")
    #expect(refused.code == 1 && refused.out.contains("reduced  none -> fast-reduced"), "\(refused.out)")
    let more = runner.run("import", "a.css", "--replace")
    #expect(more.out.hasPrefix("added 1, replaced 1,"), "\(more.out)\(more.err)")
    #expect(more.err.contains("fast: has a value for less motion"), "\(more.err)")
    #expect(try byName(runner)["fast"]?.string("reduced") == "fast-reduced")
    try runner.write(Self.sheet("0ms"), to: "a.css")
    #expect(runner.run("import", "a.css", "--replace").out.hasPrefix("added 0, replaced 1,"))
    #expect(try byName(runner)["fast"]?.string("reduced") == "none")
  }

  @Test(
    "a partner that no import is known to have brought stays, and what the file says is not said to be taken",
    arguments: [[], ["--registry", "m.json"]])
  func stays(registry: [String]) throws {
    let runner = try CommandRunner(packs: [])
    _ = runner.run(["init", "--empty"] + registry)
    try runner.write(Self.sheet("80ms"), to: "a.css")
    _ = runner.run(["add", "duration", "fast", "0.2", "--reduced", "none"] + registry)
    let kept = runner.run(["import", "a.css", "--replace"] + registry)
    #expect(kept.out == "added 0, replaced 0, removed 0, unchanged 1\n", "\(kept.out)\(kept.err)")
    #expect(!kept.err.contains("has a value for less motion"), "\(kept.err)")
    let command = "motionbook tweak fast --no-reduced"
    #expect(
      kept.err.contains(
        "fast: keeps reduced none; a.css has 0.08 s for less motion; to take that, run `\(command)` and import again"
      ), "\(kept.err)")
    #expect(runner.run(["tweak", "fast", "--no-reduced"] + registry).code == 0)
    let taken = runner.run(["import", "a.css", "--replace"] + registry)
    #expect(taken.out.hasPrefix("added 1, replaced 1,"), "\(taken.out)\(taken.err)")
    // One that moves the same is no other.
    for words in [["add", "duration", "short", "0.08"], ["tweak", "fast", "--reduced", "short"]] {
      #expect(runner.run(words + registry).code == 0)
    }
    let same = runner.run(["import", "a.css"] + registry)
    #expect(same.code == 0 && !same.err.contains("fast:"), "\(same.err)")
  }

  @Test("the export of a Resolver file gives the partners back without its extensions")
  func ownExport() throws {
    let runner = try CommandRunner(packs: ["starter"])
    #expect(runner.run("export", "--format", "dtcg", "--resolver", "-o", "tokens/").code == 0)
    let before = runner.run("export").out
    let result = runner.run("import", "tokens/motion.resolver.json")
    #expect(result.out.hasPrefix("added 0, replaced 0, removed 0"), "\(result.out)\(result.err)")
    try runner.removeExtensions(of: "tokens/motion.tokens.json")
    let again = runner.run("import", "tokens/motion.resolver.json")
    #expect(again.out.hasPrefix("added 0, replaced 0, removed 0"), "\(again.out)\(again.err)")
    #expect(runner.run("export").out == before)
    runner.run("init", "--empty", "--registry", "b.db")
    #expect(runner.run("import", "tokens/motion.resolver.json", "--registry", "b.db").code == 0)
    // The fade itself is cut with less motion, so that the file has its values in the button's place.
    let button = try runner.json("show", "starter.button.press", "--json", "--registry", "b.db")
    #expect(try button.string("reduced") == "starter.button.press-reduced")
    let fade = try runner.json("show", "starter.fade.quick", "--json", "--registry", "b.db")
    #expect(try fade.string("reduced") == "none")
  }
}
