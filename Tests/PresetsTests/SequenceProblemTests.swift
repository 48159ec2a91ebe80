import Presets
import Testing

@Suite("Mistakes in sequences")
struct SequenceProblemTests {
  @Test(
    "A mistake in a sequence is reported once, with its place",
    arguments: [
      (#""phases": [{"name": "x", "values": {"s": 1}}]"#, "", "needs its mode: loop or trigger"),
      (#""mode": "lop", "phases": [{"name": "x", "values": {"s": 1}}]"#, ".mode", "did you mean loop?"),
      (#""mode": "loop""#, "", "needs phases"), (#""mode": "loop", "phases": []"#, ".phases", "one or more"),
      (#""mode": "loop", "phases": {}"#, ".phases", "needs phases"),
      (#""mode": "loop", "phases": [3]"#, ".phases[0]", "an object"),
      (#""mode": "loop", "loops": true, "phases": [{"name": "x", "values": {"s": 1}}]"#, ".loops", "no key"),
    ])
  func whole(_ members: String, _ path: String, _ words: String) throws {
    try expectProblems(of: .sequence, members, [(path, words)])
  }

  @Test(
    "A mistake in a phase is reported once, with its place",
    arguments: [
      (#"{"values": {"s": 1}}"#, "", "needs its name"),
      (#"{"name": "", "values": {"s": 1}}"#, ".name", "not empty"),
      (#"{"name": 3, "values": {"s": 1}}"#, ".name", "a text"),
      (#"{"name": "first", "values": {"s": 1}}"#, ".name", "unique"), (#"{"name": "x"}"#, "", "needs values"),
      (#"{"name": "x", "values": [1]}"#, ".values", "an object of values"),
      (#"{"name": "x", "values": {"s": [1, 2]}}"#, ".values.s", "as in the first phase"),
      (#"{"name": "x", "values": {"o": 1}}"#, ".values.o", "2 numbers, as in the first phase"),
      (#"{"name": "x", "values": {"z": 1}}"#, ".values.z", "no value in the first phase"),
      (#"{"name": "x", "values": {"s": "1"}}"#, ".values.s", "a number"),
      (#"{"name": "x", "values": {}, "animaton": null}"#, ".animaton", "did you mean \"animation\"?"),
      (#"{"name": "x", "values": {}, "animation": 3}"#, ".animation", "an object"),
      (#"{"name": "x", "values": {}, "animation": "Fast"}"#, ".animation", "no preset name"),
      (#"{"name": "x", "values": {}, "animation": "gone"}"#, ".animation", "no preset of that name"),
      (
        #"{"name": "x", "values": {}, "animation": {"duration": 0}}"#, ".animation.duration",
        "from 0.0001 to 3600 s"
      ),
      (#"{"name": "x", "values": {}, "animation": {"base": "gone"}}"#, ".animation.base", "no preset"),
      (
        #"{"name": "x", "values": {}, "animation": {"curve": "gone", "duration": 1}}"#, ".animation.curve",
        "no preset"
      ),
      (
        #"{"name": "x", "values": {}, "animation": {"curve": "linear", "duration": "gone"}}"#,
        ".animation.duration", "no preset"
      ),
      (#"{"name": "x", "values": {}, "animation": {"curve": "linear"}}"#, ".animation", "needs a duration"),
    ])
  func phase(_ phase: String, _ path: String, _ words: String) throws {
    let first = #"{"name": "first", "values": {"s": 1, "o": [0, 0]}, "animation": null}"#
    try expectProblems(
      of: .sequence, #""mode": "loop", "phases": [\#(first), \#(phase)]"#, [(".phases[1]" + path, words)])
  }

  @Test("Every mistake is reported, not the first alone")
  func all() throws {
    try expectProblems(
      of: .sequence,
      #"""
      "mode": "once", "phases": [
        {"name": "x", "values": {}, "animation": {"duration": -1}},
        {"name": "x", "values": {"y": [1, 2, 3, 4, 5]}, "animation": "nope", "delay": 1}]
      """#,
      [
        (".mode", "one of loop, trigger"), (".phases[0].values", "a value of every property"),
        (".phases[0].animation.duration", "from 0.0001 to 3600 s"), (".phases[1].name", "unique"),
        (".phases[1].values.y", "no value in the first phase"), (".phases[1].values.y", "one to four"),
        (".phases[1].animation", "no preset named"), (".phases[1].delay", "no key"),
      ])
  }

  @Test("What stands for neither a spring nor a tween is no animation, by an alias too")
  func wrongKind() throws {
    let found = try problems(
      """
      {"name": "a", "kind": "sequence", "mode": "loop", "phases": [
        {"name": "x", "values": {"s": 1}, "animation": "curve"},
        {"name": "y", "values": {"s": 2}, "animation": "link"},
        {"name": "z", "values": {"s": 2}, "animation": "spring-link"}]},
      {"name": "curve", "kind": "curve", "steps": 4}, {"name": "link", "kind": "alias", "of": "clip"},
      {"name": "clip", "kind": "clip", "initial": {"x": 0}, "tracks": []},
      {"name": "spring-link", "kind": "alias", "of": "spring"},
      {"name": "spring", "kind": "spring", "duration": 1}
      """)
    #expect(found.map(\.path) == ["presets[0].phases[0].animation", "presets[0].phases[1].animation"])
    #expect(found.first?.message.hasSuffix("which is a curve, where a spring or a tween is needed") == true)
  }

  @Test("A sequence that animates itself, by an alias too, is a cycle, told once where it begins")
  func cycle() throws {
    let found = try problems(
      """
      {"name": "a", "kind": "sequence", "mode": "loop", "phases": [
        {"name": "x", "values": {"s": 1}}, {"name": "y", "values": {"s": 2}, "animation": "link"}]},
      {"name": "link", "kind": "alias", "of": "a"}
      """)
    #expect(found.map(\.path) == ["presets[0].phases[1].animation"])
    #expect(found.first?.message == "it is made from itself: a -> link -> a")
  }

  @Test("An animation that is null, or left out, jumps, and is written as null")
  func jumps() throws {
    let text = RegistryText(
      registry(
        #"{"name": "a", "kind": "sequence", "mode": "loop", "phases": [{"name": "x", "values": {"s": 1}}]}"#))
    #expect(text.problems.isEmpty)
    #expect(try RegistryEncoder.text(of: RegistrySnapshot(text.presets)).contains("\"animation\": null"))
  }
}
