import Presets
import Testing

@Suite("Design tokens whose types say nothing of motion")
struct TokenGuessTests {
  @Test(
    "are read by the words of their paths and by their values",
    arguments: [
      (
        #"{"motion": {"duration": {"100": {"value": "100", "type": "other"}}}}"#, "motion.duration.100",
        "duration:0.1"
      ),
      (#"{"delay": {"short": {"type": "number", "value": 50}}}"#, "delay.short", "duration:0.05"),
      (#"{"animationDuration": {"fast": {"value": 0.2}}}"#, "animation-duration.fast", "duration:0.2"),
      (
        #"{"e": {"type": "other", "value": {"x1": "0.8", "y1": "0", "x2": "0.2", "y2": "1"}}}"#, "e",
        "bezier:[0.8,0,0.2,1]"
      ),
      (#"{"e": {"$value": [0.4, 0, 0.2, 1]}}"#, "e", "bezier:[0.4,0,0.2,1]"),
      (#"{"easing": {"out": {"value": "0, 0, 0.2, 1"}}}"#, "easing.out", "bezier:[0,0,0.2,1]"),
      (#"{"timing": {"user": {"value": "linear"}}}"#, "timing.user", "bezier:[0,0,1,1]"),
      (#"{"a": {"attributes": {"category": "time"}, "value": "1s"}}"#, "a", "duration:1"),
      (
        #"{"transition": {"fade": {"value": "opacity 200ms ease-out 50ms"}}}"#, "transition.fade",
        "curve:{bezier:[0,0,0.58,1]},duration:0.2,delay:0.05"
      ),
      (
        #"{"project-easing": {"value": "0.15s ease-in-out"}}"#, "project-easing",
        "curve:{bezier:[0.42,0,0.58,1]},duration:0.15"
      ),
      (#"{"duration": {"value": "0.3s", "type": "semantic"}}"#, "duration", "duration:0.3"),
      (#"{"duration": {"rapid": "var(--duration-rapid, 200ms)"}}"#, "duration.rapid", "duration:0.2"),
      (
        #"{"easing": {"in": "var(--a, var(--b, cubic-bezier(0.4,0,1,1)))"}}"#, "easing.in",
        "bezier:[0.4,0,1,1]"
      ),
      (
        #"{"transition": {"fade": "opacity var(--d, 200ms) var(--e, linear)"}}"#, "transition.fade",
        "curve:{bezier:[0,0,1,1]},duration:0.2"
      ),
      (#"{"e": {"value": "cubic-bezier(0, 0, 0.2, 1)", "type": "function"}}"#, "e", "bezier:[0,0,0.2,1]"),
      (
        #"{"transition": {"colors": {"value": "color 150ms ease, fill 150ms, border-color 0.15s ease 0s"}}}"#,
        "transition.colors", "curve:{bezier:[0.25,0.1,0.25,1]},duration:0.15"
      ),
    ])
  func guessed(_ text: String, _ name: String, _ members: String) throws {
    let sample = try TokenSample(text)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.text.count == 1 && sample.text.first?.contains(members) == true, "\(sample.text)")
    #expect(sample.presets.first?.name.text == name)
    if !text.contains("attributes") { #expect(sample.notes("has no type of motion")) }
  }

  @Test(
    "are tweens where their texts name a time and a curve, which stay references",
    arguments: [
      (#""{d.value} {t.value}""#, "curve:t,duration:d"),
      (#""opacity {d} {t}", "type": "other""#, "curve:t,duration:d"),
      (#""{d} {t}", "type": "transition""#, "curve:t,duration:d"),
      (#""{d} ease-in {d}""#, "curve:{bezier:[0.42,0,1,1]},duration:d,delay:0.5"),
      (#""100ms {list}""#, "curve:list,duration:0.1"),
      (#""{d} cubic-bezier({n}, 0, {n}, 1)""#, "curve:{bezier:[0.2,0,0.2,1]},duration:d"),
    ])
  func namingOthers(_ value: String, _ members: String) throws {
    let sample = try TokenSample(
      """
      {"d": {"value": "0.5s"}, "t": {"value": "cubic-bezier(0, 0.3, 0.3, 1)"}, "n": {"value": 0.2},
       "list": {"type": "cubicBezier", "value": [0, 0, 0.2, 1]}, "slow": {"value": \(value)}}
      """)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.text.contains("{name:slow,kind:tween,\(members)}"), "\(sample.text)")
  }

  @Test(
    "are not read where a text names what is not there, or moves in several ways",
    arguments: [
      "{nowhere} ease", "{d} {nowhere}", "opacity $d ease", "{d} - {d}", "0s ease", "a 1s ease, b 2s ease",
      "a 1s ease, b 1s linear", "a 1s ease, $more", "a 1s var(--nowhere)",
    ])
  func unknown(_ text: String) throws {
    let sample = try TokenSample(#"{"d": {"value": "0.5s"}, "transition": {"x": {"value": "\#(text)"}}}"#)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.presets.map(\.name.text) == ["d"])
    #expect(sample.notes("transition.x: was not read"), "\(sample.notes)")
  }

  @Test("are what their text says, whatever motion their type does, and none of the types of other things is")
  func mismatched() throws {
    let sample = try TokenSample(
      ##"{"a": {"type": "animation", "value": "cubic-bezier(0, 0, 0.2, 1)"}, "b": {"type": "time", "value": "ease-in"}, "c": {"type": "cubicBezier", "value": "{a}"}, "d": {"type": "fontSizes", "value": "1s"}}"##
    )
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text == [
        "{name:a,kind:curve,bezier:[0,0,0.2,1]}", "{name:b,kind:curve,bezier:[0.42,0,1,1]}",
        "{name:c,kind:alias,of:a}",
      ], "\(sample.text)")
    #expect(sample.notes("b: its type is time, and its value a curve"))
    #expect(sample.notes.last == "1 token that is no motion was left out: 1 fontSizes")
  }

  @Test(
    "are other names of motions where their paths say motion, also where their type is that of another thing")
  func wrongTypes() throws {
    let sample = try TokenSample(
      #"{"time": {"200": {"value": "200ms"}}, "sema": {"enter": {"duration": {"type": "color", "value": "{time.200}"}}}}"#
    )
    #expect(sample.problems.map(\.sentence) == [])
    #expect(
      sample.text.contains { $0.contains("name:sema.enter.duration,kind:alias,of:time.200") },
      "\(sample.text)")
    #expect(sample.notes("its type is color, and {time.200} a motion"), "\(sample.notes)")
  }

  @Test("refer to one another with blanks beside the braces")
  func blanks() throws {
    let sample = try TokenSample(
      #"{"transition-duration": {"100": {"value": "100ms"}, "base": {"value": "{ transition-duration.100 }"}}}"#
    )
    #expect(sample.text.last == "{name:transition-duration.base,kind:alias,of:transition-duration.100}")
  }

  @Test(
    "are no times where they are numbers of something that only has a time in its name",
    arguments: [
      (#"{"time-picker-overlay-opacity": {"value": 0.04}}"#, 0),
      (#"{"time-picker-density": {"default": {"value": "0"}}}"#, 0),
      (#"{"timeSeries": {"release": {"value": "100"}}}"#, 0),
      (#"{"time/base": {"value": 200}}"#, 1), (#"{"animationTime": {"fast": {"value": 200}}}"#, 1),
      (#"{"time-fast": {"value": "200ms"}}"#, 1), (#"{"duration-fast": {"value": 200}}"#, 1),
    ])
  func timesOfNothing(_ text: String, _ count: Int) throws {
    let sample = try TokenSample(text)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.presets.count == count, "\(sample.text)")
  }

  @Test(
    "are left out and counted where nothing says motion, whatever they refer to",
    arguments: [
      (
        ##"{"d": {"$type": "duration", "$value": "200ms"}, "bg": {"value": "{color.gray}"}}"##,
        "1 without a type"
      ),
      (
        #"{"gradientType": {"value": "linear"}, "align": {"type": "string", "value": "ease"}}"#,
        "1 without a type"
      ),
      (#"{"padding": {"value": [8, 8, 8, 8]}}"#, "1 without a type"),
      (#"{"a": {"value": "{b}"}, "b": {"value": "{a}"}}"#, "2 without a type"),
      (#"{"c": {"$type": "color", "$value": "{d}"}, "d": {"$type": "duration", "$value": "1s"}}"#, "1 color"),
      (#"{"fontWeight": {"type": "number", "value": 400}}"#, "1 number"),
    ])
  func leftOut(_ text: String, _ counted: String) throws {
    let sample = try TokenSample(text)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.notes.last?.contains(counted) == true, "\(sample.notes)")
  }

  @Test(
    "are named where they stand under a group of motion and are not read",
    arguments: [
      (
        #"{"motion": {"distance": {"type": "number", "value": 8}}}"#,
        "motion.distance: was not read: its value is 8"
      ),
      (#"{"duration": {"one": {"value": 5}}}"#, "duration.one: was not read"),
      (
        #"{"day": {"value": "calc(24 * calc(60 * 60s))"}}"#,
        "day: was not read: its duration is \"calc(24 * calc(60 * 60s))\", and must be 0, or"
      ),
      (#"{"easing": {"wild": {"value": "bounce"}}}"#, "easing.wild: was not read"),
      (
        #"{"animations": {"spin": {"value": "spin 1s linear infinite"}}}"#,
        "animations.spin: goes on without an end"
      ),
      (
        #"{"spin": {"type": "animation", "value": "spin 1s linear infinite"}}"#,
        "spin: goes on without an end"
      ),
      (
        #"{"transition": {"far": {"value": "{core.fast}"}}}"#,
        "transition.far: names {core.fast}, which no file here has"
      ),
      (
        #"{"t": {"$type": "transition", "$value": {"duration": "0ms", "timingFunction": [0, 0, 1, 1]}}}"#,
        "t: takes 0 ms"
      ),
    ])
  func named(_ text: String, _ note: String) throws {
    let sample = try TokenSample(text)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.presets.isEmpty)
    #expect(sample.notes(note), "\(sample.notes)")
  }

  @Test(
    "are no transitions where an easing function may stand in them that is not known",
    arguments: [
      "opacity 200ms map-get($e, a)", "opacity 200ms motion(calm, fast)", #"opacity 200ms \"ease-in\""#,
      "opacity 200ms easeOutQuad", "200ms easeInOut", "opacity 200ms ease-spring",
      "transform 300ms spring(1, 100, 10, 0)",
      "opacity 200ms env(x)",
    ])
  func unknownCurves(_ value: String) throws {
    let open = try TokenSample(#"{"transition": {"a": {"value": "\#(value)"}}}"#)
    #expect(open.presets.isEmpty && open.notes("transition.a: was not read: its value is"), "\(open.notes)")
    let typed = try TokenSample(#"{"a": {"$type": "transition", "$value": "\#(value)"}}"#)
    #expect(typed.problems.count == 1, "\(typed.text)")
  }

  @Test("are not named for a colour or a length, and of many only some are")
  func quiet() throws {
    let sample = try TokenSample(##"{"transition": {"tint": {"value": "#fff"}, "shift": {"value": "4px"}}}"##)
    #expect(sample.notes == ["2 tokens that are no motions were left out: 2 without a type"])
    let members = (0..<50).map { #""n\#($0)": {"value": "?"}"# }.joined(separator: ",")
    let many = try TokenSample(#"{"motion": {\#(members)}}"#)
    #expect(many.notes.count == 22)
    #expect(many.notes("30 others of such groups"))
  }
}
