import Presets
import StrictJSON
import Testing

@Suite("Resolver files and several files at once")
struct ResolverFileTests {
  private static let resolver = ##"""
    {"version": "2025.10",
     "sets": {"core": {"sources": [{"d": {"$type": "duration", "fast": {"$value": "100ms"}}}, {"$ref": "more.json"}]}},
     "modifiers": {"speed": {"contexts": {"usual": [], "slow": [{"d": {"fast": {"$type": "duration", "$value": "900ms"}}}]},
       "default": "usual"}},
     "resolutionOrder": [{"$ref": "#/sets/core"}, {"$ref": "#/modifiers/speed"},
       {"type": "set", "name": "own", "sources": [{"e": {"$type": "cubicBezier", "$value": [0, 0, 0.2, 1]}}]}]}
    """##

  private func options(_ inputs: [String: String] = [:], files: [String: String] = [:]) -> TokenOptions {
    TokenOptions(
      inputs: inputs,
      load: { path, _ in
        guard let text = files[path] else { throw Missing() }
        return TokenFile(Array(text.utf8), name: path)
      })
  }

  private struct Missing: Error {}

  private static let more = [
    "more.json":
      #"{"t": {"$type": "transition", "$value": {"duration": "{d.fast}", "timingFunction": "{e}"}}}"#
  ]

  @Test("put together inline sets, files and the default of each modifier, and find references across all")
  func whole() throws {
    let sample = try TokenSample(Self.resolver, options: options(files: Self.more))
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:d.fast,kind:duration,duration:0.1}", "{name:e,kind:curve,bezier:[0,0,0.2,1]}",
        "{name:t,kind:tween,curve:e,duration:d.fast}",
      ])
    #expect(sample.notes("modifier speed: was read as usual"))
  }

  @Test("take the context that is chosen")
  func input() throws {
    let sample = try TokenSample(Self.resolver, options: options(["speed": "slow"], files: Self.more))
    #expect(sample.text.first == "{name:d.fast,kind:duration,duration:0.9}")
  }

  @Test("are refused at the place of what is wrong")
  func problems() throws {
    let wrong = try TokenSample(Self.resolver, options: options(["speed": "none"], files: Self.more))
    #expect(
      wrong.problems.map(\.message).first?.contains("--input speed=usual or --input speed=slow") == true)
    for (text, words) in [
      (
        ##"{"sets": {"a": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]}"##,
        "made from itself"
      ),
      (
        #"{"resolutionOrder": [{"type": "set", "sources": [{"$ref": "../x.json"}]}]}"#, "not beside this file"
      ),
      (
        #"{"resolutionOrder": [{"type": "set", "sources": [{"$ref": "https://a/x.json"}]}]}"#,
        "not beside this file"
      ),
      (#"{"resolutionOrder": [{"type": "set"}]}"#, "needs its sources"),
      (#"{"resolutionOrder": [{"name": "x"}]}"#, "a set, a modifier, or a $ref"),
      (
        ##"{"modifiers": {"m": {"contexts": {"a": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
        "has no default"
      ),
    ] {
      let sample = try TokenSample(text, options: options())
      #expect(sample.presets.isEmpty)
      #expect(sample.problems.map(\.message).contains { $0.contains(words) }, "\(sample.problems)")
    }
    #expect(throws: Missing.self) { try TokenSample(Self.resolver, options: options()) }
  }

  @Test("files refer to one another in any order, and the later one counts where two have a token")
  func severalFiles() throws {
    let core = TokenFile(
      Array(
        ##"{base: {fast: {$type: "duration", $value: "100ms"}}, /* both */ x: {$type: "duration", $value: "1s"}}"##
          .utf8), name: "core.json5")
    let system = TokenFile(
      Array(
        ##"{"sys": {"hover": {"$value": "{base.fast}"}, "more": {"$extends": "{base}"}}, "x": {"$type": "duration", "$value": "2s"}}"##
          .utf8),
      name: "sys.json")
    for files in [[core, system], [system, core]] {
      let sample = try TokenSample(files)
      #expect(sample.problems.map(\.sentence) == [])
      #expect(sample.presets.map(\.name.text) == ["base.fast", "sys.hover", "sys.more.fast", "x"])
      #expect(
        sample.text.last == "{name:x,kind:duration,duration:\(files[1].name == "sys.json" ? "2" : "1")}")
      #expect(sample.notes("x: stands in", "the value of \(files[1].name ?? "")"))
    }
    let alone = try TokenSample([
      core, TokenFile(Array(##"{"t": {"$type": "duration", "$value": "{far.slow}"}}"##.utf8), name: "t.json"),
    ])
    #expect(alone.problems.first?.file == "t.json")
    #expect(alone.problems.first?.message.contains("import the file that has it") == true)
  }

  @Test("aliases stand inside of Bezier arrays and transitions, whose members may have types of their own")
  func aliasesInside() throws {
    let sample = try TokenSample(
      ##"""
      {"n": {"$type": "number", "zero": {"$value": 0}, "late": {"$value": "{n.share}"}, "share": {"$value": 0.2}},
       "c": {"$type": "cubicBezier", "$value": ["{n.zero}", 0, "{n.late}", {"$ref": "#/one/$value"}]},
       "one": {"$type": "number", "$value": 1},
       "t": {"$type": "transition", "$value": {"duration": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}},
         "delay": {"$type": "duration", "$value": "0ms"}, "timingFunction": {"$value": "{c}"}}},
       "looped": {"$type": "cubicBezier", "$value": ["{l.a}", 0, 0, 1]}, "l": {"a": {"$value": "{l.a}"}}}
      """##)
    #expect(sample.text.contains("{name:c,kind:curve,bezier:[0,0,0.2,1]}"))
    #expect(sample.text.contains("{name:t,kind:tween,curve:c,duration:0.2}"))
    #expect(sample.problems.map(\.path) == ["looped.$value", "looped.$value[0]"])
  }

  @Test("a person's names stand in place of a token's or a group's own")
  func names() throws {
    let text = ##"{"動き": {"速い": {"$type": "duration", "$value": "100ms"}, "b": {"$value": "{動き.速い}"}}}"##
    let sample = try TokenSample(
      text, options: TokenOptions(names: ["動き": "motion", "動き.速い": "motion.fast"]))
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.presets.map(\.name.text) == ["motion.b", "motion.fast"])
    #expect(try TokenSample(text).problems.allSatisfy { $0.message.contains("--name") })
  }
}
