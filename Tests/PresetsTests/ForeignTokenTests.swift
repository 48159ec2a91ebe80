import Presets
import Testing

/// Small files in the manner of other tools, written for these tests.
@Suite("Design tokens of other tools")
struct ForeignTokenTests {
  @Test(
    "Style Dictionary: value and type without dollars, times as text, {….value}, comments, a token with children"
  )
  func styleDictionary() throws {
    let sample = try TokenSample(
      """
      {"time": {"short": {"value": "200ms", "type": "time", "comment": "Hover."},
        "long": {"value": "0.5s", "type": "time", "extra": {"value": "700ms", "type": "time"}}},
       "easing": {"out": {"value": "cubic-bezier(0, 0, 0.2, 1)", "type": "cubicBezier"},
        "Standard Curve": {"value": [0.4, 0, 0.2, 1], "type": "cubicBezier"}},
       "motion": {"fade": {"type": "transition", "value": {"duration": "{time.short.value}", "timingFunction": "{easing.out.value}"}},
        "again": {"value": "{motion.fade.value}"}},
       "color": {"red": {"value": "#f00", "type": "color"}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.presets.map(\.name.text) == [
        "easing.out", "easing.standard-curve", "motion.again", "motion.fade", "time.long.default",
        "time.long.extra", "time.short",
      ])
    #expect(sample.text.contains("{name:motion.fade,kind:tween,curve:easing.out,duration:time.short}"))
    #expect(sample.text.contains("{name:motion.again,kind:alias,of:motion.fade}"))
    #expect(sample.text.contains("{name:time.short,kind:duration,summary:Hover.,duration:0.2}"))
    #expect(
      sample.text.contains(
        "{name:time.long.default,kind:duration,duration:0.5,extensions:{org.motionbook:{originalName:time.long}}}"
      ))
    #expect(sample.notes("easing.Standard Curve", "named easing.standard-curve"))
    #expect(sample.notes("motion.fade", "no delay"))
    #expect(sample.notes("time.short", "200ms"))
    #expect(sample.notes.last == "1 token that is no motion was left out: 1 color")
  }

  @Test("Style Dictionary without types: what says its unit or function is read, and that is reported")
  func untyped() throws {
    let sample = try TokenSample(
      #"{"a": {"value": "150ms"}, "b": {"value": "ease-in-out"}, "c": {"value": "16px"}, "d": {"value": "steps(4, jump-start)"}}"#
    )
    #expect(
      sample.text == [
        "{name:a,kind:duration,duration:0.15}", "{name:b,kind:curve,bezier:[0.42,0,0.58,1]}",
        "{name:d,kind:curve,steps:4,jump:start}",
      ])
    #expect(sample.notes("a", "no type"))
    #expect(sample.notes.last?.contains("without a type") == true)
  }

  @Test("Tokens Studio: sets outermost, references without them, themes and metadata beside")
  func tokensStudio() throws {
    let sample = try TokenSample(
      """
      {"core": {"duration": {"fast": {"value": "120ms", "type": "other"}},
         "ease": {"value": "cubic-bezier(0.3, 0, 0, 1)", "type": "other"}},
       "brand": {"hover": {"type": "other", "value": {"duration": "{duration.fast}", "easing": "{ease}", "delay": "10ms"}},
         "label": {"value": "Menu", "type": "other"}},
       "$themes": [], "$metadata": {"tokenSetOrder": ["core", "brand"]}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text.contains(
        "{name:brand.hover,kind:tween,curve:core.ease,duration:core.duration.fast,delay:0.01}"))
    #expect(sample.presets.count == 3)
    #expect(sample.notes("brand.hover", "found in the set core"))
  }

  @Test("Helios: a unit beside the value, wherever the token is named")
  func helios() throws {
    let sample = try TokenSample(
      """
      {"d": {"$type": "duration", "slow": {"$value": 2, "unit": "s"}, "fast": {"$value": "0.07", "unit": "s"},
        "bare": {"$value": 5, "unit": "ms"}, "twice": {"$value": "{d.slow} * 2"}},
       "t": {"$type": "transition", "$value": {"duration": "{d.fast}", "delay": "{d.bare}", "timingFunction": [0, 0, 1, 1]}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:d.bare,kind:duration,duration:0.005}", "{name:d.fast,kind:duration,duration:0.07}",
        "{name:d.slow,kind:duration,duration:2}", "{name:d.twice,kind:duration,duration:4}",
        "{name:t,kind:tween,curve:{bezier:[0,0,1,1]},duration:d.fast,delay:0.005}",
      ], "\(sample.text)")
  }

  @Test("Themes: trees in which nothing says that it is a token")
  func themes() throws {
    let sample = try TokenSample(
      ##"""
      {"transition": {"duration": {"fast": "100ms", "slow": 400, "on": true}, "easing": {"out": "cubic-bezier(.2,0,0,1)", "in": [0.4, 0, 1, 1]},
         "ref": "{transition.duration.fast}"},
       "zIndex": {"modal": 10}, "color": "#fff", "name": "ours", "spring": {"stiffness": 300, "damping": 20}}
      """##)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:spring,kind:spring,stiffness:300,damping:20}",
        "{name:transition.duration.fast,kind:duration,duration:0.1}",
        "{name:transition.duration.slow,kind:duration,duration:0.4}",
        "{name:transition.easing.in,kind:curve,bezier:[0.4,0,1,1]}",
        "{name:transition.easing.out,kind:curve,bezier:[0.2,0,0,1]}",
        "{name:transition.ref,kind:alias,of:transition.duration.fast}",
      ], "\(sample.text)")
    #expect(sample.notes.last == "3 tokens that are no motions were left out: 3 without a type")
    #expect(try TokenSample(#"{"duration": {"a": {"value": "1s"}, "b": "2s"}}"#).presets.count == 1)
  }

  @Test(
    "Lists of tokens, each with its place in its path or its name",
    arguments: [
      #"[T, {"path": ["a"], "value": "red", "type": "color"}]"#, #"{"motion": [T], "colors": [{"hue": 1}]}"#,
    ])
  func lists(_ text: String) throws {
    let token =
      #"{"name": "ds-duration-fast", "value": "100ms", "type": "time", "path": ["duration", "fast"]}, "#
    let named = #"{"name": "ds-ease", "$value": "ease", "$type": "easing", "original": {"$value": "ease"}}"#
    let sample = try TokenSample(text.replacing("T", with: token + named))
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.presets.map(\.name.text) == ["ds-ease", "duration.fast"])
  }

  @Test("Figma plugins: a token for each number of a curve, in 32 bits")
  func numbersOfCurves() throws {
    let sample = try TokenSample(
      """
      {"ease": {"out": {"x1": {"$type": "number", "$value": 0.4000000059604645}, "y1": {"$type": "number", "$value": 0},
         "x2": {"value": "0.2"}, "y2": {"$value": 1}},
       "object": {"type": "other", "value": {"x1": 0.30000001192092896, "y1": 0, "x2": 1, "y2": 1}}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:ease.object,kind:curve,bezier:[0.3,0,1,1]}", "{name:ease.out,kind:curve,bezier:[0.4,0,0.2,1]}",
      ], "\(sample.text)")
  }

  @Test("Carbon: numbered segments, recipes in extensions")
  func carbon() throws {
    let sample = try TokenSample(
      """
      {"duration": {"quick": {"01": {"$type": "duration", "$value": {"value": 80, "unit": "ms"}}}},
       "easing": {"enter": {"calm": {"$type": "cubicBezier", "$value": [0, 0, 0.4, 0.9]}}},
       "surface": {"panel": {"$type": "transition", "$value": {"duration": "{duration.quick.01}",
         "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{easing.enter.calm}"},
         "$extensions": {"example.motion": {"kind": "reveal", "enter": {"opacity": 1}}}}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.notes == [])
    #expect(
      sample.text.last
        == "{name:surface.panel,kind:tween,curve:easing.enter.calm,duration:duration.quick.01,extensions:{example.motion:{kind:reveal,enter:{opacity:1}}}}"
    )
  }

  @Test("Primer: times as text, no delay, capitals in names")
  func primer() throws {
    let sample = try TokenSample(
      """
      {"base": {"duration": {"200": {"$value": "200ms", "$type": "duration"}},
        "easing": {"easeInOut": {"$value": [0.6, 0, 0.2, 1], "$type": "cubicBezier"}}},
       "motion": {"transition": {"hover": {"$type": "transition",
        "$value": {"duration": "{base.duration.200}", "timingFunction": "{base.easing.easeInOut}"}}}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text.last
        == "{name:motion.transition.hover,kind:tween,curve:base.easing.ease-in-out,duration:base.duration.200}"
    )
    #expect(sample.notes("base.easing.easeInOut", "named base.easing.ease-in-out"))
    #expect(sample.notes("motion.transition.hover", "no delay"))
  }

  @Test("Material: springs as damping ratio and stiffness, in groups of numbers and in objects")
  func material() throws {
    let sample = try TokenSample(
      """
      {"md": {"spring": {
        "fast": {"damping": {"$type": "number", "$value": 0.9}, "stiffness": {"$type": "number", "$value": 1400}},
        "slow": {"damping": {"value": "0.8"}, "stiffness": {"value": "200"}},
        "plain": {"ratio": 1, "stiffness": 800},
        "object": {"$type": "spring", "$value": {"dampingRatio": 0.6, "stiffness": 350}}},
       "alias": {"$value": "{md.spring.object}"}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:md.alias,kind:alias,of:md.spring.object}",
        "{name:md.spring.fast,kind:spring,dampingRatio:0.9,stiffness:1400}",
        "{name:md.spring.object,kind:spring,dampingRatio:0.6,stiffness:350}",
        "{name:md.spring.plain,kind:spring,dampingRatio:1,stiffness:800}",
        "{name:md.spring.slow,kind:spring,dampingRatio:0.8,stiffness:200}",
      ])
    #expect(sample.notes("md.spring.fast", "read as a damping ratio"))
  }

  @Test(
    "Springs in the words of other systems",
    arguments: [
      (
        #"{"mass": 1, "stiffness": 300, "damping": 20, "initialVelocity": 0}"#,
        "mass:1,stiffness:300,damping:20"
      ),
      (#"{"bounce": 0.2, "duration": 0.5, "physics": {"mass": 1}}"#, "duration:0.5,bounce:0.2"),
      (#"{"bounce": 0.2, "duration": "350ms"}"#, "duration:0.35,bounce:0.2"),
      (#"{"bounce": 0.2, "duration": {"value": 350, "unit": "ms"}}"#, "duration:0.35,bounce:0.2"),
      (#"{"response": 0.4, "damping": 0.8}"#, "response:0.4,dampingRatio:0.8"),
      (#"{"tension": 170, "friction": 26}"#, "tension:170,friction:26"),
    ])
  func springs(_ value: String, _ members: String) throws {
    for type in ["spring", "custom-spring", "transition"] {
      let sample = try TokenSample(#"{"s": {"$type": "\#(type)", "$value": \#(value)}}"#)
      #expect(sample.problems.map(\.sentence) == [])
      #expect(sample.text == ["{name:s,kind:spring,\(members)}"])
      #expect(sample.notes("s: is a spring in its file's own words"))
    }
  }

  @Test("Figma plugins: transitions of prototypes in seconds, control points by name")
  func figma() throws {
    let sample = try TokenSample(
      """
      {"motion": {"dissolve": {"description": null, "type": "custom-transition", "value": {"transitionType": "dissolve",
        "duration": 0.45, "easingFunction": {"x1": 0.7, "x2": 0.07, "y1": 0.05, "y2": 0.93}}},
       "push": {"type": "custom-transition", "value": {"transitionType": "push", "duration": 0.6,
        "easingFunction": {"mass": 1, "stiffness": 100, "damping": 15}}}}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:motion.dissolve,kind:tween,curve:{bezier:[0.7,0.05,0.07,0.93]},duration:0.45}",
        "{name:motion.push,kind:spring,mass:1,stiffness:100,damping:15}",
      ])
  }

  @Test("CSS functions as curves, linear() with inputs that follow from their neighbours")
  func cssFunctions() throws {
    let sample = try TokenSample(
      """
      {"$type": "cubicBezier", "a": {"$value": "linear(0, 0.4 20% 40%, 0.6, 0.8, 1)"}, "b": {"$value": "0.4, 0, 0.2, 1"},
       "c": {"$value": "ease"}, "n": {"$type": "duration", "$value": 250}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:a,kind:curve,points:[[0,0],[0.2,0.4],[0.4,0.4],[0.6,0.6],[0.8,0.8],[1,1]]}",
        "{name:b,kind:curve,bezier:[0.4,0,0.2,1]}", "{name:c,kind:curve,bezier:[0.25,0.1,0.25,1]}",
        "{name:n,kind:duration,duration:0.25}",
      ])
    #expect(sample.notes("n", "milliseconds"))
  }

  @Test("for Theo are the props, whose aliases stand in any of the files")
  func theo() throws {
    let aliases = TokenFile(
      Array(
        ##"{"aliases": {"FAST": "50ms", "SLOW": {"value": "400ms"}, "OUT": "ease-out", "RED": "#f00"}}"##.utf8
      ),
      name: "aliases.json")
    let props = TokenFile(
      Array(
        """
        {"imports": ["./aliases.json"], "global": {"type": "time", "category": "animations"}, "props": {
         "FAST": {"value": "{!FAST}"}, "DURATION_SLOW": {"value": "{!SLOW}", "comment": "for all"},
         "EASE": {"value": "{!OUT}", "type": "string", "category": "easing"},
         "RED": {"value": "{!RED}", "type": "color"},
         "FADE": {"value": "opacity {!SLOW} {!OUT}", "type": "string", "category": "animation"}}}
        """.utf8), name: "props.json")
    for files in [[aliases, props], [props, aliases]] {
      let sample = try TokenSample(files)
      #expect(sample.problems.map(\.sentence) == [])
      #expect(
        sample.text.map { $0.prefix { $0 != "}" } }.map { $0.replacing(/,extensions.*/, with: "") } == [
          "{name:duration-slow,kind:alias,summary:forall,of:slow", "{name:ease,kind:alias,of:out",
          "{name:fade,kind:tween,curve:out,duration:slow", "{name:fast,kind:duration,duration:0.05",
          "{name:out,kind:curve,bezier:[0,0,0.58,1]", "{name:slow,kind:duration,duration:0.4",
        ], "\(sample.text)")
    }
    let lone = try TokenSample([props])
    #expect(
      ["FAST", "SLOW"].allSatisfy { name in
        lone.problems.contains {
          $0.sentence.contains("names {\(name)}, and neither the files nor the registry")
        }
      }, "\(lone.problems)")
    let theme = try TokenSample(#"{"aliases": {"motion": {"fast": "50ms"}}, "props": {"duration": "1s"}}"#)
    #expect(theme.presets.map(\.name.text) == ["aliases.motion.fast", "props.duration"])
  }
}
