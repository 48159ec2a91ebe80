import Presets
import StrictJSON
import Testing

@Suite("What is wrong with design tokens")
struct TokenProblemTests {
  @Test(
    "is said at its place",
    arguments: [
      (#"{"a": {"$type": "duration", "$value": [0, 0, 1, 1]}}"#, "a.$value", "its duration is"),
      (#"{"a": {"$type": "duration", "$value": 5}}"#, "a.$value", "must be such as"),
      (
        #"{"a": {"$type": "duration", "$value": {"value": -1, "unit": "s"}}}"#, "a.$value",
        "0, or from 0.0001 to 3600 s"
      ),
      (
        #"{"a": {"$type": "duration", "$value": {"value": 1, "unit": "min"}}}"#, "a.$value", "must be such as"
      ),
      (#"{"a": {"$type": "cubicBezier", "$value": [2, 0, 1, 1]}}"#, "a.$value", "x1"),
      (#"{"a": {"$type": "cubicBezier", "$value": [0, 0, 1]}}"#, "a.$value", "four numbers"),
      (#"{"a": {"$type": "transition", "$value": {"delay": "1s"}}}"#, "a.$value", "needs its duration"),
      (
        #"{"a": {"$type": "transition", "$value": {"duration": {"value": -1, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}}}"#,
        "a.$value.duration", "0, or from 0.0001 to 3600 s"
      ),
      (#"{"a": {"$type": "duration", "$value": "{b}"}}"#, "a.$value", "import the file that has it"),
      (#"{"a": {"$type": "duration", "$value": "{a}"}}"#, "a.$value", "made from itself"),
      (
        #"{"c": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "a": {"$type": "duration", "$value": "{c}"}}"#,
        "a.$value", "its type is duration"
      ),
      (
        #"{"c": {"$type": "color", "$value": "red"}, "a": {"$type": "transition", "$value": {"duration": "{c}", "timingFunction": "linear"}}}"#,
        "a.$value.duration", "of type color"
      ),
      (#"{"g": {"$type": "duration", "a": {"$value": [0, 0, 1, 1]}}}"#, "g.a.$value", "its duration is"),
      (
        #"{"a": {"$type": "duration", "$value": "1s", "$extensions": 5}}"#, "a.$extensions",
        "must be an object"
      ),
      (#"{"a": {"$type": "duration", "$value": "1s", "$description": 5}}"#, "a.$description", "string"),
      (#"{"a": {"$type": 5, "$value": "1s"}}"#, "a.$type", "string"),
      (
        #"{"Ab": {"$type": "duration", "$value": "1s"}, "ab": {"$type": "duration", "$value": "1s"}}"#, "ab",
        "another preset named"
      ),
      (#"{"!": {"$type": "duration", "$value": "1s"}}"#, "!", "no letter or digit"),
      (#"{"動": {"$type": "duration", "$value": "1s"}}"#, "動", "--name '動=NAME'"),
      (#"{"s": {"$type": "spring", "$value": {"stiffness": 100}}}"#, "s.$value", "alone makes no spring"),
      (
        #"{"s": {"$type": "spring", "$value": {"stiffness": -1, "damping": 10}}}"#, "s.$value.stiffness",
        "stiffness"
      ),
      (#"{"a": {"$extends": "{b}"}}"#, "a.$extends", "no group"),
      (
        #"{"a": {"$type": "transition", "$value": {}, "$extensions": {"org.motionbook": {"preset": {"kind": "spring", "bounce": 0.1}}}}}"#,
        "a.$extensions.org.motionbook.preset", "duration is missing"
      ),
      (
        #"{"a": {"$type": "transition", "$value": {}, "$extensions": {"org.motionbook": {"preset": {"kind": "spring", "base": "b"}}}}}"#,
        "a.$extensions.org.motionbook.preset.base", "no preset of that name"
      ),
      (##"{"resolutionOrder": [{"$ref": "#/sets/x"}]}"##, "resolutionOrder[0].$ref", "nothing at #/sets/x"),
      (#"{"format": "motionbook/1", "presets": []}"#, "", "registry as JSON"),
      ("[]", "", "an object of tokens"),
      ("{", "", "ends inside an object"),
    ])
  func problems(_ text: String, _ path: String, _ message: String) throws {
    let sample = try TokenSample(text)
    #expect(sample.problems.count == 1, "\(sample.problems)")
    let problem = try #require(sample.problems.first)
    #expect(problem.path == path)
    #expect(problem.message.contains(message))
  }

  @Test("All of it is found in one reading, from the top to the end")
  func all() throws {
    let sample = try TokenSample(
      """
      {"a": {"$type": "duration", "$value": "soon"},
       "b": {"$type": "cubicBezier", "$value": [9, 0, 1, 1]},
       "b": {"$type": "duration", "$value": "{nowhere}"}}
      """)
    #expect(sample.problems.map(\.place.line) == [1, 2, 3])
  }

  @Test("Groups that extend one another to no end are refused")
  func bomb() throws {
    var text = #"{"g0": {"t": {"$type": "duration", "$value": "1s"}}"#
    for index in 1...60 {
      text +=
        #", "g\#(index)": {"a": {"$extends": "{g\#(index - 1)}"}, "b": {"$extends": "{g\#(index - 1)}"}}"#
    }
    #expect(try !TokenSample(text + "}").problems.isEmpty)
  }
}
