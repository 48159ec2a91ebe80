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

  @Test(
    "A key that stands twice is only said, unless it makes a difference to a motion",
    arguments: [
      (
        ##"{"c": {"$type": "color", "$value": "red"}, "c": {"$type": "color", "$value": "blue"}, "d": D}"##,
        true
      ),
      (#"{"$description": "a", "$description": "b", "d": D}"#, true), (#"{"d": D, "d": D}"#, true),
      (#"{"g": {"d": D}, "g": {"e": D}}"#, true),
      (#"{"d": D, "d": {"$type": "duration", "$value": "2s"}}"#, false),
      (#"{"g": {"d": D}, "g": {"d": {"$type": "duration", "$value": "2s"}}}"#, false),
      (##"{"d": {"$type": "color", "$value": "red"}, "d": D}"##, false),
      (#"{"d": {"$type": "duration", "$value": "1s", "$value": "2s"}}"#, false),
    ])
  func doubled(_ text: String, isRead: Bool) throws {
    let sample = try TokenSample(text.replacing("D", with: #"{"$type": "duration", "$value": "1s"}"#))
    #expect(sample.problems.isEmpty == isRead, "\(sample.problems)")
    #expect(sample.problems.allSatisfy { $0.message.contains("stands twice") })
    #expect(sample.notes("stands twice, and of what both have the first was read") == isRead)
    if isRead { #expect(sample.presets.contains { $0.name.text.hasSuffix("d") }) }
  }

  @Test("Of a key that stands twice in what a group says the first is kept, so that the registry can be read")
  func doubledInGroup() throws {
    let sample = try TokenSample(
      #"{"g": {"$extensions": {"x": {"to": 1, "to": 2}, "x": 3}, "$extensions": {"y": 4}, "d": {"$type": "duration", "$value": "1s"}}}"#
    )
    #expect(sample.problems.isEmpty)
    let text = try RegistryEncoder.text(of: RegistrySnapshot(sample.presets))
    #expect(RegistryText(Array(text.utf8)).problems.isEmpty, "\(text)")
    #expect(text.contains(#""to": 1"#) && !text.contains(#""to": 2"#))
  }

  @Test("What is left out on demand is said, with all of its group, and what is not there is found out")
  func exceptions() throws {
    let text =
      #"{"a": {"$type": "duration", "b": {"$value": "soon"}, "c": {"$value": "1s"}}, "ab": {"$type": "duration", "$value": "2s"}}"#
    for (names, left) in [(["a.b"], ["a.c", "ab"]), (["a"], ["ab"]), (["--ab", "a.b", "a.x"], ["a.c"])] {
      let read = try TokenText([TokenFile(Array(text.utf8))], options: TokenOptions(exceptions: names))
      #expect(read.registry.problems.isEmpty)
      #expect(read.registry.presets.map(\.name.text).sorted() == left)
      #expect(read.notes.contains("a.b: was left out, as --except says"))
      #expect(read.unusedExceptions == names.filter { $0 == "a.x" })
    }
  }

  @Test("A value of several lines is quoted on one, and what is wrong is said once")
  func quoted() throws {
    let sample = try TokenSample("{\"a\": {\"$type\": \"duration\", \"$value\": [\n  0,\n  1\n]}}")
    #expect(sample.problems.first?.message.contains("its duration is [ 0, 1 ], and") == true)
    let missing = try TokenSample(#"{"a": {"$type": "transition", "$value": "{x} {x}"}}"#)
    #expect(missing.problems.count == 1)
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
