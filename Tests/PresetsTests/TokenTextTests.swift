import MotionPhysics
import Presets
import StrictJSON
import Testing

@Suite("Design tokens by the standard")
struct TokenTextTests {
  @Test("Every type of motion is read, and its references stay references")
  func types() throws {
    let sample = try TokenSample(
      """
      {
        "$schema": "https://www.designtokens.org/schemas/2025.10/format.json", "$description": "Ours.",
        "time": {"$type": "duration",
          "fast": {"$value": {"value": 150, "unit": "ms"}, "$description": "Small things."},
          "slow": {"$value": {"value": 0.4, "unit": "s"}}},
        "curve": {"$type": "cubicBezier", "standard": {"$value": [0.2, 0, 0, 1]}},
        "fade": {"$type": "transition", "$value": {
          "duration": "{time.fast}", "delay": {"value": 20, "unit": "ms"}, "timingFunction": "{curve.standard}"}},
        "quick": {"$value": "{fade}", "$deprecated": "fade"}
      }
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:curve.standard,kind:curve,bezier:[0.2,0,0,1]}",
        "{name:fade,kind:tween,curve:curve.standard,duration:time.fast,delay:0.02}",
        "{name:quick,kind:alias,of:fade,deprecated:fade}",
        "{name:time.fast,kind:duration,summary:Smallthings.,duration:0.15}",
        "{name:time.slow,kind:duration,duration:0.4}",
      ])
    #expect(sample.notes == ["the file: what it says beside its tokens was left out: $description"])
  }

  @Test("Groups hand down type and deprecation; a token's own word wins")
  func inheritance() throws {
    let sample = try TokenSample(
      """
      {"old": {"$type": "duration", "$deprecated": true,
        "deep": {"deeper": {"a": {"$value": {"value": 1, "unit": "s"}}}},
        "kept": {"$deprecated": false, "$value": {"value": 2, "unit": "s"}},
        "curve": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}}}
      """)
    #expect(
      sample.text == [
        "{name:old.curve,kind:curve,bezier:[0,0,1,1],deprecated:true}",
        "{name:old.deep.deeper.a,kind:duration,duration:1,deprecated:true}",
        "{name:old.kept,kind:duration,duration:2}",
      ])
  }

  @Test("A group that extends another has its tokens, and its own in place of some")
  func extending() throws {
    let sample = try TokenSample(
      """
      {"base": {"$type": "duration", "in": {"a": {"$value": {"value": 1, "unit": "s"}}, "b": {"$value": "{base.in.a}"}}},
       "more": {"$extends": "{base}", "in": {"a": {"$type": "duration", "$value": {"value": 3, "unit": "s"}}}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text.suffix(2) == [
        "{name:more.in.a,kind:duration,duration:3}", "{name:more.in.b,kind:alias,of:base.in.a}",
      ])
    let circle = try TokenSample(##"{"a": {"$extends": "{b}"}, "b": {"$extends": "#/a"}}"##)
    #expect(circle.problems.first?.message.contains("extends itself") == true)
  }

  @Test("A $ref in a group with tokens, or to a group, extends that one")
  func referring() throws {
    let sample = try TokenSample(
      ##"""
      {"new": {"$type": "duration", "fast": {"$value": {"value": 1, "unit": "s"}}, "extra": {"$value": {"value": 2, "unit": "s"}}},
       "more": {"$ref": "#/new", "fast": {"$value": {"value": 3, "unit": "s"}}}, "plain": {"$ref": "#/new"},
       "token": {"$ref": "#/new/fast"}}
      """##)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:more.extra,kind:duration,duration:2}", "{name:more.fast,kind:duration,duration:3}",
        "{name:new.extra,kind:duration,duration:2}", "{name:new.fast,kind:duration,duration:1}",
        "{name:plain.extra,kind:duration,duration:2}", "{name:plain.fast,kind:duration,duration:1}",
        "{name:token,kind:alias,of:new.fast}",
      ], "\(sample.text)")
    let circle = try TokenSample(##"{"a": {"$ref": "#/b", "x": {}}, "b": {"$ref": "#/a", "x": {}}}"##)
    #expect(circle.problems.first?.message.contains("extends itself") == true)
    #expect(try TokenSample(##"{"a": {"$ref": "#/b"}, "b": {"$ref": "#/a"}}"##).presets.isEmpty)
  }

  @Test(
    "A value of a time and a curve is a transition without a type too, and one that is none is named in a list"
  )
  func composites() throws {
    let sample = try TokenSample(
      """
      [{"value": "250ms", "path": ["motion", "long"]},
       {"value": {"duration": 150, "curve": "cubic-bezier(0.4, 1, 0.6, 1)", "keyframes": ["FadeIn"]}, "path": ["motion", "enter"]},
       {"value": {"of": "150ms"}, "path": ["a", "b"]}]
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text.map { $0.prefix(26) } == ["{name:motion.enter,kind:tw", "{name:motion.long,kind:dur"],
      "\(sample.text)")
    #expect(sample.notes("a.b: was not read") && sample.notes("1 without a type"), "\(sample.notes)")
    let tree = try TokenSample(
      #"{"m": {"c": {"value": {"duration": "150ms", "timingFunction": "ease-in"}}}, "g": {"value": {"duration": {"value": "1s"}, "easing": {"value": "ease"}}}}"#
    )
    #expect(tree.presets.map(\.name.text) == ["g.value.duration", "g.value.easing", "m.c"], "\(tree.text)")
  }

  @Test("A group's root token is its default")
  func root() throws {
    let sample = try TokenSample(
      """
      {"fade": {"$root": {"$type": "duration", "$value": {"value": 1, "unit": "s"}},
        "slow": {"$value": "{fade.$root}"}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.presets.map(\.name.text) == ["fade.default", "fade.slow"])
    #expect(sample.presets.last?.content == .alias(of: try PresetName("fade.default")))
    #expect(sample.notes("fade.$root", "named fade.default"))
  }

  @Test("A value by mode is the one by default, and a reference to a group of modes means that too")
  func modes() throws {
    let sample = try TokenSample(
      """
      {"tokens": {"motion-duration-fast": {"$value": {"default": "90ms", "disabled": "0ms"}, "$description": "Fast."}}}
      """)
    #expect(
      sample.text == ["{name:tokens.motion-duration-fast,kind:duration,summary:Fast.,duration:0.09}"],
      "\(sample.text)")
    #expect(
      sample.notes("tokens.motion-duration-fast: was read as default; other modes: disabled"),
      "\(sample.notes)")
    let theme = try TokenSample(
      """
      {"motionDurationFast": {"default": "90ms", "disabled": "0ms"}, "motionDurationQuick": "{motionDurationFast}"}
      """)
    #expect(
      theme.text.contains {
        $0.hasPrefix("{name:motion-duration-quick,kind:alias,of:motion-duration-fast.default,")
      },
      "\(theme.text)")
  }

  @Test("JSON Pointers lead to tokens, and to parts of tokens")
  func pointers() throws {
    let sample = try TokenSample(
      """
      {"t": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
       "f": {"$type": "transition", "$value": {
         "duration": {"$ref": "#/t"}, "delay": {"$ref": "#/t/$value"}, "timingFunction": [{"$ref": "#/c/$value/1"}, 0, 1, 1]}},
       "c": {"$type": "cubicBezier", "$value": [0.5, 0.25, 1, 1]}, "alias": {"$ref": "#/f"}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text.contains("{name:f,kind:tween,curve:{bezier:[0.25,0,1,1]},duration:t,delay:0.2}"))
    #expect(sample.text.contains("{name:alias,kind:alias,of:f}"))
  }

  @Test("Extensions of other tools are kept as they were")
  func extensions() throws {
    let sample = try TokenSample(
      #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "s"}, "$extensions": {"com.example": {"n": 1.50, "l": [true]}}}}"#
    )
    #expect(sample.text == ["{name:a,kind:duration,duration:1,extensions:{com.example:{n:1.50,l:[true]}}}"])
  }

  @Test("What is no motion is left out and counted, aliases of it too")
  func otherTypes() throws {
    let sample = try TokenSample(
      """
      {"red": {"$type": "color", "$value": "#f00"}, "blue": {"$type": "color", "$value": "#00f"},
       "accent": {"$value": "{red}"}, "far": {"$type": "color", "$value": "{elsewhere.red}"},
       "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}, "n": {"$type": "number", "$value": 1.5},
       "t": {"$type": "duration", "$value": {"value": 1, "unit": "s"}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.presets.map(\.name.text) == ["t"])
    #expect(sample.notes == ["6 tokens that are no motions were left out: 4 color, 1 dimension, 1 number"])
  }

  @Test("A reference may name a preset of the registry that the file goes into")
  func overRegistry() throws {
    let text =
      #"{"s": {"$type": "transition", "$value": {"duration": "{time.fast}", "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}}"#
    let time = Preset(name: try PresetName("time.fast"), content: .duration(0.1))
    #expect(try TokenSample(text, over: RegistrySnapshot([time])).problems.isEmpty)
    let alone = try TokenSample(text)
    #expect(
      alone.problems.map(\.message) == [
        "it names {time.fast}, and neither the files nor the registry have a preset of that name; "
          + "import the file that has it together with this one"
      ])
    #expect(alone.problems.first?.path == "s.$value.duration")
  }
}
