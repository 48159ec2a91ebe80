import Presets
import Testing

@Suite("Mistakes in morphs")
struct MorphProblemTests {
  private static let present = #""present": {"animation": {"duration": 0.5}}"#
  private static let elements = #""elements": [{"name": "cell", "properties": {"x": {"from": 0, "to": 1}}}]"#

  @Test(
    "A mistake in a transition is reported once, with its place",
    arguments: [
      (#""dismiss": null"#, ".dismiss", "an object"), (#""dismiss": {}"#, ".dismiss", "needs animation"),
      (#""dismiss": {"animation": null}"#, ".dismiss.animation", "an object"),
      (#""dismiss": {"animation": "gone"}"#, ".dismiss.animation", "no preset"),
      (
        #""dismiss": {"animation": {"curve": "linear", "duration": 1}, "initialVelocity": 0.5}"#,
        ".dismiss.initialVelocity", "only a spring"
      ),
      (
        #""dismiss": {"animation": {"duration": 1}, "initialVelocity": "0.5"}"#, ".dismiss.initialVelocity",
        "a number"
      ),
      (
        #""dismiss": {"animation": {"duration": 1}, "initialVelocity": 1e999}"#, ".dismiss.initialVelocity",
        "beyond the range"
      ),
      (#""dismiss": {"animation": {"duration": 1}, "velocity": 1}"#, ".dismiss.velocity", "no key"),
    ])
  func transitions(_ dismiss: String, _ path: String, _ words: String) throws {
    try expectProblems(of: .morph, "\(Self.present), \(Self.elements), \(dismiss)", [(path, words)])
  }

  @Test(
    "A mistake in an element is reported once, with its place",
    arguments: [
      (#"{"properties": {"x": {"from": 0, "to": 1}}}"#, "", "needs its name"),
      (#"{"name": "", "properties": {"x": {"from": 0, "to": 1}}}"#, ".name", "not empty"),
      (#"{"name": "first", "properties": {"x": {"from": 0, "to": 1}}}"#, ".name", "unique"),
      (#"{"name": "b"}"#, "", "needs properties"),
      (#"{"name": "b", "properties": []}"#, ".properties", "needs"),
      (#"{"name": "b", "properties": {}}"#, ".properties", "at least one"),
      (#"{"name": "b", "properties": {"x": 1}}"#, ".properties.x", "an object"),
      (#"{"name": "b", "properties": {"x": {"to": 1}}}"#, ".properties.x", "from and to"),
      (
        #"{"name": "b", "properties": {"frame": {"from": [0, 0, 1, 1], "to": [0, 0, 1]}}}"#,
        ".properties.frame.to", "4 numbers, as in from"
      ),
      (#"{"name": "b", "properties": {"": {"from": 0, "to": 1}}}"#, ".properties.", "empty"),
      (
        #"{"name": "b", "delay": -1, "properties": {"x": {"from": 0, "to": 1}}}"#, ".delay",
        "0, or from 0.0001 to 3600 s"
      ),
      (
        #"{"name": "b", "animation": "gone", "properties": {"x": {"from": 0, "to": 1}}}"#, ".animation",
        "no preset"
      ),
      (
        #"{"name": "b", "animation": {"duration": 1, "bounce": 2}, "properties": {"x": {"from": 0, "to": 1}}}"#,
        ".animation.bounce", "or 1"
      ),
    ])
  func element(_ element: String, _ path: String, _ words: String) throws {
    let first = #"{"name": "first", "properties": {"x": {"from": 0, "to": 1}}}"#
    try expectProblems(
      of: .morph, "\(Self.present), \"elements\": [\(first), \(element)]", [(".elements[1]" + path, words)])
  }

  @Test(
    "A mistake in an interaction is reported once, with its place",
    arguments: [
      (#""distance": 9, "finish": "s", "cancel": "s""#, "", "needs its axis: up, down, left, right"),
      (#""axis": "in", "distance": 9, "finish": "s", "cancel": "s""#, ".axis", "one of up"),
      (#""axis": "up", "finish": "s", "cancel": "s""#, "", "needs its distance"),
      (#""axis": "up", "distance": 0, "finish": "s", "cancel": "s""#, ".distance", "from 0.001 to 1000000"),
      (#""axis": "up", "distance": 9, "cap": 0, "finish": "s", "cancel": "s""#, ".cap", "from 0.001 to 1"),
      (#""axis": "up", "distance": 9, "cap": 1.1, "finish": "s", "cancel": "s""#, ".cap", "from 0.001 to 1"),
      (
        #""axis": "up", "distance": 9, "threshold": -0.1, "finish": "s", "cancel": "s""#, ".threshold",
        "from 0 to 1"
      ),
      (#""axis": "up", "distance": 9, "cancel": "s""#, "", "needs finish"),
      (#""axis": "up", "distance": 9, "finish": "gone", "cancel": "s""#, ".finish", "no preset"),
      (#""axis": "up", "distance": 9, "finish": "s", "cancel": "c""#, ".cancel", "a curve, where a spring"),
    ])
  func interaction(_ members: String, _ path: String, _ words: String) throws {
    let others =
      #"{"name": "s", "kind": "spring", "duration": 1}, {"name": "c", "kind": "curve", "steps": 3}"#
    let found = try problems(
      #"{"name": "a", "kind": "morph", \#(Self.present), \#(Self.elements), "interactive": {\#(members)}}, \#(others)"#
    )
    #expect(found.map(\.path) == ["presets[0].interactive" + path], "\(found.map(\.sentence))")
    #expect(found.first?.message.contains(words) == true, "\(found.first?.message ?? "")")
  }

  @Test("Every mistake is reported, not the first alone")
  func all() throws {
    try expectProblems(
      of: .morph,
      #"""
      "dismiss": {"animation": "nope"}, "interactive": {"axis": "up", "distance": -1, "finish": {"duration": 0}},
      "elements": [{"name": "x", "properties": {"p": {"from": "0", "to": [1, 2, 3, 4, 5]}}}, {"nme": "y"}]
      """#,
      [
        ("", "needs present"), (".dismiss.animation", "no preset named"),
        (".interactive", "needs cancel"), (".interactive.distance", "from 0.001"),
        (".interactive.finish.duration", "from 0.0001 to 3600 s"),
        (".elements[0].properties.p.from", "one to four"), (".elements[0].properties.p.to", "one to four"),
        (".elements[1]", "needs its name"), (".elements[1]", "needs properties"),
        (".elements[1].nme", "did you mean \"name\"?"),
      ])
  }

  @Test("Two properties of the same full name, and numbers too far apart, are reported at their places")
  func resolved() throws {
    try expectProblems(
      of: .morph,
      #"""
      \#(Self.present), "elements": [{"name": "a.b", "properties": {"c": {"from": 0, "to": 1}}},
        {"name": "a", "properties": {"b.c": {"from": 0, "to": 1}}}]
      """#, [("", "is there twice")])
    try expectProblems(
      of: .morph,
      #"\#(Self.present), "elements": [{"name": "a", "properties": {"x": {"from": 0, "to": 1.1e9}}}]"#,
      [(".elements[0].properties.x.to", "from -1000000000 to 1000000000")])
  }
}
