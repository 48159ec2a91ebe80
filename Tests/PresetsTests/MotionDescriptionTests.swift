import MotionPhysics
import Presets
import Testing

@Suite("Motions in words")
struct MotionDescriptionTests {
  private func motion(_ literal: String) throws -> MotionDescription {
    MotionDescription(try Resolver(RegistrySnapshot([])).motion(of: try MotionLiteral.parse(literal)))
  }

  @Test("a motion has the same words however it is typed, and its length beside them")
  func words() throws {
    for literal in ["duration=0.5,bounce=0.3", "response=500ms,dampingRatio=0.7"] {
      #expect(try motion(literal).words == "duration 0.5 s, bounce 0.3")
      #expect(try motion(literal).outline == "0.5 s, bounce 0.3, settles in 0.819 s")
      #expect(try motion(literal).length == "0.819 s")
    }
    let tween = try motion("duration=0.3,curve=easeIn,delay=0.1")
    #expect(tween.words == "0.3 s, easeIn, delay 0.1 s")
    #expect(tween.outline == "0.3 s after 0.1 s")
    #expect(tween.length == "0.4 s")
  }

  @Test("beside typed words stand the numbers that they do not say, and when the spring settles")
  func remarks() throws {
    let spring = try motion("duration=0.5,bounce=0.3")
    #expect(spring.springNumbers(beside: "duration 0.5, bounce 0.3") == nil)
    #expect(spring.springNumbers(beside: "base, bounce + 0.1") == "duration 0.5, bounce 0.3")
    #expect(spring.settling() == "settles in 0.819 s")
    #expect(try motion("stiffness=100,damping=0").settling() == "never settles")
    #expect(try motion("duration=0.3,curve=easeIn").settling() == nil)
  }

  @Test("one of a kind is counted in the singular")
  func singular() throws {
    #expect(Content.curve(.steps(1, jump: nil)).words == "1 step")
    #expect(Content.curve(.steps(2, jump: .start)).words == "2 steps, jump start")
    let book = RegistrySnapshot(
      try decoded(
        #"{"name": "c", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "#
          + #""keyframes": [{"type": "linear", "to": 2, "duration": 0.1}]}]}"#))
    let clip = try #require(try Resolver(book).motion(named: try PresetName("c")))
    #expect(MotionDescription(clip).outline == "0.1 s, 1 track")
    for (number, speed, way) in [
      (1, "1 travel a second", "1 point,"), (2, "2 travels a second", "2 points,"),
    ] {
      let book = RegistrySnapshot(
        try decoded(
          """
          {"name": "m", "kind": "morph", "present": {"animation": {"duration": 0.5}, "initialVelocity": \(number)},
            "elements": [{"name": "cell", "properties": {"x": {"from": 0, "to": 1}}}],
            "interactive": {"axis": "up", "distance": \(number), "cap": 0.9, "threshold": 0.1,
              "finish": {"duration": 0.5}, "cancel": {"duration": 0.3}}}
          """))
      let morph = try #require(try Resolver(book).motion(named: try PresetName("m")))
      let texts = MotionDescription(morph).facts().map(\.1)
      #expect(texts.contains { $0.contains(speed) } && texts.contains { $0.contains(way) }, "\(texts)")
    }
  }

  @Test("a clip that a progress drives says so, and no time")
  func progress() throws {
    let book = RegistrySnapshot(
      try decoded(
        #"{"name": "c", "kind": "clip", "driver": "progress", "initial": {"scale": 1}, "tracks": [{"property": "#
          + #""scale", "keyframes": [{"type": "linear", "to": 2, "duration": 0.6}]}]}"#))
    let clip = try #require(try Resolver(book).motion(named: try PresetName("c")))
    #expect(MotionDescription(clip).outline == "by progress, 1 track")
    #expect(MotionDescription(clip).length == "by progress")
  }

  private func decoded(_ presets: String) throws -> [Preset] {
    let text = RegistryText(registry(presets))
    #expect(text.problems.isEmpty, "\(text.problems)")
    return text.presets
  }
}
