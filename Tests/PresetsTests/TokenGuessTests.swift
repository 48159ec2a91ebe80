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
    ])
  func guessed(_ text: String, _ name: String, _ members: String) throws {
    let sample = try TokenSample(text)
    #expect(sample.problems.map(\.sentence) == [])
    #expect(sample.text.count == 1 && sample.text.first?.contains(members) == true, "\(sample.text)")
    #expect(sample.presets.first?.name.text == name)
    if !text.contains("attributes") { #expect(sample.notes("has no type of motion")) }
  }

  @Test("refer to one another with blanks beside the braces")
  func blanks() throws {
    let sample = try TokenSample(
      #"{"transition-duration": {"100": {"value": "100ms"}, "base": {"value": "{ transition-duration.100 }"}}}"#
    )
    #expect(sample.text.last == "{name:transition-duration.base,kind:alias,of:transition-duration.100}")
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
      (#"{"easing": {"wild": {"value": "bounce"}}}"#, "easing.wild: was not read"),
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
