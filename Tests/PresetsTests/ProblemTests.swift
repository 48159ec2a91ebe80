import Presets
import StrictJSON
import TestSupport
import Testing

@Suite("Mistakes in a registry's JSON")
struct ProblemTests {
  @Test("Ten mistakes are ten problems, each at its place, in the text's order")
  func ten() throws {
    let text = """
      {"format": "motionbook/1", "presets": [
        {"name": "a", "kind": "spring", "duration": 0, "bounce": 0.1},
        {"name": "b", "kind": "spring", "duration": 0.5, "bounce": 2},
        {"name": "c", "kind": "spring", "duraton": 0.5, "stiffness": 1, "damping": 1},
        {"name": "d", "kind": "spring", "base": "gone", "extraBounce": 0.1},
        {"name": "e.f", "kind": "curve", "bezier": [2, 0, 0, 1]},
        {"name": "e", "kind": "duration", "duration": 0.1, "duration": 0.2},
        {"name": "Big", "kind": "duration", "duration": 0.1},
        {"name": "g", "kind": "clip", "initial": {"x": 1}, "tracks": [
          {"property": "x", "keyframes": [
            {"type": "linear", "to": [1, 2], "duration": 1},
            {"type": "spring", "to": 1, "spring": "e"}]}]}
      ]}
      """
    var read = RegistryText(Array(text.utf8))
    try read.checkReferences()
    let found = read.problems.map { "\($0.place.line):\($0.place.column) \($0.path)" }
    #expect(
      found == [
        "2:47 presets[0].duration", "3:62 presets[1].bounce", "4:35 presets[2].duraton",
        "5:43 presets[3].base", "6:12 presets[4].name", "6:46 presets[4].bezier", "7:54 presets[5].duration",
        "8:12 presets[6].name", "11:32 presets[7].tracks[0].keyframes[0].to",
        "12:45 presets[7].tracks[0].keyframes[1].spring",
      ])
    #expect(read.problems[2].message.contains("did you mean \"duration\"?"))
  }

  @Test(
    "A mistake is reported once, with its place and what to do",
    arguments: [
      (#"{"kind": "duration", "duration": 1}"#, "presets[0]", "no name"),
      (#"{"name": "a", "duration": 1, "bounce": 3}"#, "presets[0]", "no kind"),
      (#"{"name": "a", "kind": "sprong", "duration": 1}"#, "presets[0].kind", "did you mean spring?"),
      (#"{"name": "a", "kind": 3}"#, "presets[0].kind", "kind must be one of"),
      (#"{"name": 3, "kind": "duration", "duration": 1}"#, "presets[0].name", "a number"),
      (#"{"name": "none", "kind": "duration", "duration": 1}"#, "presets[0].name", "means something else"),
      (#"3"#, "presets[0]", "where an object is needed"),
      (#"{"name": "a", "kind": "duration"}"#, "presets[0]", "needs its duration"),
      (
        #"{"name": "a", "kind": "duration", "duration": -1}"#, "presets[0].duration",
        "is -1, and must be 0, or from 0.0001 to 3600 s"
      ),
      (#"{"name": "a", "kind": "duration", "duration": "0.2"}"#, "presets[0].duration", "must be a number"),
      (#"{"name": "a", "kind": "duration", "duration": 1e999}"#, "presets[0].duration", "beyond the range"),
      (#"{"name": "a", "kind": "alias"}"#, "presets[0]", "as \"of\""),
      (#"{"name": "a", "kind": "alias", "of": "gone"}"#, "presets[0].of", "no preset of that name"),
      (#"{"name": "a", "kind": "alias", "of": "a"}"#, "presets[0].of", "a -> a"),
      (#"{"name": "a", "kind": "spring"}"#, "presets[0]", "needs numbers"),
      (#"{"name": "a", "kind": "spring", "duration": 1, "mass": 2}"#, "presets[0].mass", "different systems"),
      (#"{"name": "a", "kind": "spring", "duration": 1, "bounce": -1}"#, "presets[0].bounce", "from -0.9999"),
      (
        #"{"name": "a", "kind": "spring", "duration": 1, "delay": -1}"#, "presets[0].delay",
        "0, or from 0.0001 to 3600 s"
      ),
      (
        #"{"name": "a", "kind": "spring", "duration": 1, "dialect": 1}"#, "presets[0].dialect",
        "must be a string"
      ),
      (
        #"{"name": "a", "kind": "spring", "duration": 1, "dialect": "x"}"#, "presets[0].dialect",
        "motion, origami"
      ),
      (
        #"{"name": "a", "kind": "spring", "duration": 1, "extraBounce": 1}"#, "presets[0].extraBounce",
        "no base"
      ),
      (#"{"name": "a", "kind": "tween", "duration": 1}"#, "presets[0]", "needs a curve"),
      (#"{"name": "a", "kind": "tween", "curve": "linear"}"#, "presets[0]", "needs a duration"),
      (
        #"{"name": "a", "kind": "tween", "curve": "linear", "duration": 0}"#, "presets[0].duration",
        "from 0.0001 to 3600 s"
      ),
      (
        #"{"name": "a", "kind": "tween", "curve": {"steps": 0}, "duration": 1}"#, "presets[0].curve.steps",
        "from 1 to 1000"
      ),
      (#"{"name": "a", "kind": "curve"}"#, "presets[0]", "exactly one of"),
      (#"{"name": "a", "kind": "curve", "steps": 4, "path": "M0"}"#, "presets[0]", "exactly one of"),
      (#"{"name": "a", "kind": "curve", "bezier": [0, 0, 1]}"#, "presets[0].bezier", "four numbers"),
      (#"{"name": "a", "kind": "curve", "bezier": [0, 0, 1, 1], "jump": "end"}"#, "presets[0]", "steps only"),
      (#"{"name": "a", "kind": "curve", "steps": 4.5}"#, "presets[0].steps", "whole number"),
      (#"{"name": "a", "kind": "curve", "steps": 4, "jump": "ned"}"#, "presets[0].jump", "did you mean end?"),
      (#"{"name": "a", "kind": "curve", "points": [[0, 0], [1]]}"#, "presets[0].points", "pairs"),
      (#"{"name": "a", "kind": "curve", "points": [[1, 0], [0, 1]]}"#, "presets[0].points", "x"),
      (#"{"name": "a", "kind": "curve", "path": 3}"#, "presets[0].path", "SVG path"),
      (
        #"{"name": "a", "kind": "duration", "duration": 1, "role": "spacial"}"#, "presets[0].role",
        "did you mean spatial?"
      ),
      (#"{"name": "a", "kind": "duration", "duration": 1, "summary": 3}"#, "presets[0].summary", "a string"),
      (
        #"{"name": "a", "kind": "duration", "duration": 1, "deprecated": false}"#, "presets[0].deprecated",
        "true or say"
      ),
      (
        #"{"name": "a", "kind": "duration", "duration": 1, "allow": {"r": ""}}"#, "presets[0].allow.r",
        "its reason"
      ),
      (#"{"name": "a", "kind": "duration", "duration": 1, "allow": []}"#, "presets[0].allow", "an object"),
      (
        #"{"name": "a", "kind": "duration", "duration": 1, "extensions": 1}"#, "presets[0].extensions",
        "an object"
      ),
      (
        #"{"name": "a", "kind": "duration", "duration": 1, "reduced": "gone"}"#, "presets[0].reduced",
        "no preset"
      ),
      (
        #"{"name": "a", "kind": "duration", "duration": 1, "redused": "none"}"#, "presets[0].redused",
        "\"reduced\""
      ),
    ])
  func single(_ preset: String, _ path: String, _ words: String) throws {
    let found = try problems(preset)
    #expect(found.count == 1, "\(found.map(\.sentence))")
    #expect(found.first?.path == path)
    #expect(found.first?.message.contains(words) == true, "\(found.first?.message ?? "")")
  }

  @Test(
    "A mistake in a clip is reported once, with its place",
    arguments: [
      (#""initial": {"x": 1}"#, "", "initial values and tracks"),
      (#""tracks": []"#, "", "initial values and tracks"),
      (#""initial": 3, "tracks": []"#, ".initial", "an object"),
      (#""initial": {"x": "1"}, "tracks": []"#, ".initial.x", "a number"),
      (#""initial": {"x": [1,2,3,4,5]}, "tracks": []"#, ".initial.x", "one to four"),
      (#""initial": {"x": [1,1e999]}, "tracks": []"#, ".initial.x", "a number"),
      (#""initial": {"x": []}, "tracks": []"#, ".initial.x", "a number"),
      (#""initial": {"": 1}, "tracks": []"#, ".initial.", "empty"),
      (#""initial": {"x": 1}, "tracks": {}"#, ".tracks", "an array"),
      (
        #""initial": {"x": 1}, "tracks": [{"property": "y", "keyframes": [{"type": "move", "to": 1}]}]"#,
        ".tracks[0].property", "no value in initial"
      ),
      (
        #""initial": {"x": 1}, "tracks": [{"property": "x", "keyframes": []}]"#, ".tracks[0].keyframes",
        "keyframes"
      ),
      (#""initial": {"x": 1}, "driver": "tme", "tracks": []"#, ".driver", "did you mean time?"),
      (#""initial": {"x": 1}, "loops": 1, "tracks": []"#, ".loops", "true or false"),
    ])
  func clips(_ members: String, _ path: String, _ words: String) throws {
    let found = try problems(#"{"name": "a", "kind": "clip", \#(members)}"#)
    #expect(found.count == 1, "\(found.map(\.sentence))")
    #expect(found.first?.path == "presets[0]" + path)
    #expect(found.first?.message.contains(words) == true, "\(found.first?.message ?? "")")
  }

  @Test(
    "A mistake in a keyframe is reported once, with its place",
    arguments: [
      (#"{"to": 1}"#, "", "needs a type"), (#"{"type": 3, "to": 1}"#, ".type", "needs a type"),
      (#"{"type": "bounce", "to": 1, "spring": "x"}"#, ".type", "one of linear"),
      (#"{"type": "move"}"#, "", "\"to\""), (#"{"type": "move", "to": [1, 2]}"#, ".to", "as in initial"),
      (#"{"type": "move", "to": 1, "duration": 1}"#, ".duration", "no key"),
      (#"{"type": "linear", "to": 1}"#, "", "needs a duration"),
      (#"{"type": "linear", "to": 1, "duration": 0}"#, ".duration", "from 0.0001 to 3600 s"),
      (#"{"type": "linear", "to": 1, "duration": 1, "curve": "gone"}"#, ".curve", "no preset"),
      (#"{"type": "linear", "to": 1, "duration": 1, "curve": {"steps": 3, "x": 1}}"#, ".curve.x", "no key"),
      (
        #"{"type": "spring", "to": 1, "spring": {"duration": 1, "bounce": 2}}"#, ".spring.bounce", "or 1"
      ),
      (#"{"type": "spring", "to": 1, "spring": {"base": "gone"}}"#, ".spring.base", "no preset"),
      (#"{"type": "spring", "to": 1, "startVelocity": [1]}"#, "", ""),
      (#"{"type": "cubic", "to": 1, "duration": 1, "endVelocity": [1, 2]}"#, ".endVelocity", "as in initial"),
    ])
  func keyframes(_ keyframe: String, _ path: String, _ words: String) throws {
    let found = try problems(
      #"{"name": "a", "kind": "clip", "initial": {"x": 1}, "tracks": [{"property": "x", "keyframes": [\#(keyframe)]}]}"#
    )
    if words.isEmpty {
      #expect(found.isEmpty, "an array of one number is a number")
      return
    }
    #expect(found.count == 1, "\(found.map(\.sentence))")
    #expect(found.first?.path == "presets[0].tracks[0].keyframes[0]" + path)
    #expect(found.first?.message.contains(words) == true, "\(found.first?.message ?? "")")
  }

  @Test("Names that stand twice, and names that are groups, are reported at the name")
  func names() throws {
    let found = try problems(
      """
      {"name": "a.b", "kind": "duration", "duration": 1}, {"name": "a", "kind": "duration", "duration": 1},
      {"name": "a", "kind": "duration", "duration": -1}, {"name": "a-b", "kind": "duration", "duration": 1}
      """)
    #expect(found.map(\.path) == ["presets[0].name", "presets[2].name", "presets[2].duration"])
  }

  @Test("A cycle is one mistake, and what hangs on it, or on a preset that could not be read, is none")
  func consequences() throws {
    let found = try problems(
      """
      {"name": "x", "kind": "spring", "base": "a"}, {"name": "a", "kind": "spring", "base": "b"},
      {"name": "b", "kind": "alias", "of": "a"}, {"name": "y", "kind": "alias", "of": "broken"},
      {"name": "broken", "kind": "curve"}, {"name": "z", "kind": "spring", "base": "hot", "extraBounce": 0.1},
      {"name": "hot", "kind": "spring", "base": "w", "extraBounce": 0.5},
      {"name": "w", "kind": "spring", "duration": 1, "bounce": 0.9}
      """)
    #expect(found.map(\.path) == ["presets[1].base", "presets[4]", "presets[6].extraBounce"])
  }

  @Test("Three dangling names in one preset are three problems")
  func dangling() throws {
    let found = try problems(
      #"{"name": "a", "kind": "tween", "curve": "no.curve", "duration": "no.duration", "reduced": "no.reduced"}"#
    )
    #expect(found.map(\.path) == ["presets[0].curve", "presets[0].duration", "presets[0].reduced"])
  }

  @Test("Names are looked up behind the text too")
  func behind() throws {
    var text = RegistryText(registry(#"{"name": "b", "kind": "spring", "base": "a", "extraBounce": 0.6}"#))
    try text.checkReferences(over: RegistrySnapshot([try preset("a", "duration=1,bounce=0.5")]))
    #expect(text.problems.map(\.path) == ["presets[0].extraBounce"])
  }

  @Test(
    "What is around the presets is checked",
    arguments: [
      ("[]", "", "an object"), ("{}", "", "motionbook/1"),
      (#"{"format": "motionbook/2"}"#, "format", "motionbook/2"),
      (#"{"format": "motionbook/1"}"#, "", "presets, an array"),
      (#"{"format": "motionbook/1", "presets": {}}"#, "presets", "presets, an array"),
      (#"{"format": "motionbook/1", "presets": [], "x": 1}"#, "x", "no key"),
      (#"{"format": "motionbook/1", "settings": 1, "presets": []}"#, "settings", "an object"),
      (
        #"{"format": "motionbook/1", "settings": {"rules": {"r": {"severity": "eror"}}}, "presets": []}"#,
        "settings.rules.r.severity", "did you mean error?"
      ),
      (
        #"{"format": "motionbook/1", "settings": {"rules": {"r": {"threshold": 1e999}}}, "presets": []}"#,
        "settings.rules.r.threshold", "beyond"
      ),
      (#"{"format": "motionbook/1", "settings": {"rule": {}}, "presets": []}"#, "settings.rule", "\"rules\""),
      ("{", "", ""), ("", "", ""), ("\u{FEFF}{}", "", ""),
    ])
  func outside(_ text: String, _ path: String, _ words: String) {
    let found = RegistryText(Array(text.utf8)).problems
    #expect(found.count == 1, "\(found.map(\.sentence))")
    #expect(found.first?.path == path)
    if !words.isEmpty {
      #expect(found.first?.message.contains(words) == true, "\(found.first?.message ?? "")")
    }
  }

  @Test("Two names that are the same text in other code points are refused")
  func canonicalEquivalents() throws {
    let found = try problems(
      #"{"name": "a", "kind": "clip", "initial": {"é": 1, "e\u0301": 2}, "tracks": []}"#)
    #expect(found.map(\.path) == ["presets[0].initial.e\u{301}"])
  }

  @Test("A misspelt curve of SwiftUI's is suggested, not taken for a preset's name")
  func misspeltCurve() throws {
    let text = RegistryText(
      Array(
        #"{"format": "motionbook/1", "presets": [{"name": "a", "kind": "tween", "curve": "easInOut", "duration": 1}]}"#
          .utf8))
    #expect(text.problems.map(\.message) == ["there is no curve \"easInOut\"; did you mean \"easeInOut\"?"])
  }

  @Test(
    "For a curve in CSS's words its JSON is suggested",
    arguments: [
      ("ease-out", #""easeOut""#), ("ease-in-out", #""easeInOut""#),
      ("ease", #"{"bezier": [0.25, 0.1, 0.25, 1]}"#), ("step-end", #"{"steps": 1,"jump": "end"}"#),
      ("cubic-bezier(0.2, 1, 0.3, 1)", #"{"bezier": [0.2, 1, 0.3, 1]}"#),
    ])
  func cssCurve(word: String, meant: String) throws {
    let json =
      #"{"format": "motionbook/1", "presets": [{"name": "a", "kind": "tween", "curve": "\#(word)", "duration": 1}]}"#
    var text = RegistryText(Array(json.utf8))
    try text.checkReferences()
    #expect(text.problems.count == 1)
    #expect(text.problems.first?.message.hasSuffix("; did you mean \(meant)?") == true, "\(text.problems)")
    var mended = RegistryText(Array(json.replacing("\"\(word)\"", with: meant).utf8))
    try mended.checkReferences()
    #expect(mended.problems.isEmpty)
  }

  @Test("What a preset mentions is looked up even where the rest of it is wrong")
  func mentionsOfTheUnread() throws {
    var text = RegistryText(
      Array(
        """
        {"format": "motionbook/1", "presets": [
          {"name": "a", "kind": "tween", "curve": "nope", "duration": 0},
          {"name": "Bad", "kind": "alias", "of": "zzz"}]}
        """.utf8))
    try text.checkReferences()
    #expect(
      text.problems.map(\.path) == [
        "presets[0].curve", "presets[0].duration", "presets[1].name", "presets[1].of",
      ])
  }
}
