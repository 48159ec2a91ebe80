import MotionPhysics
import Presets
import Testing

@Suite("Tweaks of morphs")
struct TweakMorphTests {
  private let book: RegistrySnapshot
  private let preset: Preset

  init() throws {
    let text = RegistryText(
      registry(
        """
        {"name": "dive", "kind": "morph", "present": {"animation": {"duration": 0.5}, "initialVelocity": 0.5},
          "elements": [
            {"name": "cell", "delay": 0.1, "animation": {"duration": 0.4, "bounce": 0.2},
              "properties": {"frame": {"from": [0, 0, 8, 8], "to": [0, 0, 39, 84]}}},
            {"name": "backdrop", "properties": {"opacity": {"from": 0, "to": 0.4}}}],
          "interactive": {"axis": "up", "distance": 320, "cap": 0.9, "threshold": 0.1,
            "finish": {"duration": 0.5}, "cancel": {"duration": 0.3}}},
        {"name": "still", "kind": "morph", "present": {"animation": "snappy"},
          "elements": [{"name": "cell", "properties": {"x": {"from": 0, "to": 1}}}]},
        {"name": "snappy", "kind": "spring", "duration": 0.5, "bounce": 0.15}
        """))
    #expect(text.problems.map(\.sentence) == [])
    book = RegistrySnapshot(text.presets)
    preset = try #require(book.preset(named: PresetName("dive")))
  }

  private func changed(
    _ name: String = "dive", _ edit: (inout MorphChange) throws -> Void
  ) throws -> TypedMorph {
    var change = MorphChange()
    try edit(&change)
    let preset = try #require(book.preset(named: PresetName(name)))
    guard
      case .morph(let morph) = try preset.applying(PresetChange(.morph(change)), resolver: Resolver(book))
        .preset.content
    else { throw ChangeError("no morph") }
    return morph
  }

  private func refusal(_ name: String = "dive", _ edit: (inout MorphChange) throws -> Void) -> String? {
    changeRefusal { try changed(name, edit) }
  }

  @Test("The gesture's distance, cap, threshold and ends are set, and nothing else changes")
  func interaction() throws {
    let snappy = AnimationReference.preset(try PresetName("snappy"))
    let morph = try changed {
      ($0.distance, $0.cap, $0.threshold) = (200, 1, 0)
      ($0.finish, $0.cancel) = (snappy, snappy)
    }
    let gesture = TypedInteraction(
      axis: .up, distance: 200, cap: 1, threshold: 0, finish: snappy, cancel: snappy)
    #expect(morph.interactive == gesture)
    #expect(try changed { $0.cap = 0.5 }.interactive?.threshold == 0.1)
    #expect(refusal { $0.distance = 0 }?.contains("from 0.001 to 1000000") == true)
    #expect(refusal { $0.cap = 1.5 }?.contains("from 0.001 to 1") == true)
    #expect(refusal { $0.threshold = -0.5 }?.contains("from 0 to 1") == true)
    #expect(refusal("still") { $0.cap = 0.5 } == "still is driven by no gesture, so there is none to change")
  }

  @Test("A transition gets another animation or velocity, the way back one of its own")
  func transitions() throws {
    let present = try changed {
      ($0.initialVelocity, $0.animation) = (2, .set(.spring(try typedSpring("duration=1"))))
    }
    #expect(present.present.initialVelocity == 2 && present.dismiss == nil)
    #expect(present.present.animation == .spring(try typedSpring("duration=1")))
    let back = try changed { ($0.dismisses, $0.initialVelocity) = (true, 0) }
    #expect(back.present.initialVelocity == 0.5)
    #expect(
      back.dismiss == TypedTransition(animation: .spring(try typedSpring("duration=0.5")), initialVelocity: 0)
    )
    #expect(refusal { $0.animation = .remove }?.contains("needs an animation") == true)
    #expect(try changed { ($0.dismisses, $0.animation) = (true, .remove) }.dismiss == nil)
  }

  @Test("An element gets another delay, animation or value")
  func elements() throws {
    let morph = try changed {
      ($0.element, $0.delay, $0.animation) = ("cell", 0.05, .remove)
      ($0.property, $0.to) = ("frame", try Components([0, 0, 40, 90]))
    }
    #expect(morph.elements[0].delay == 0.05 && morph.elements[0].animation == nil)
    #expect(morph.elements[0].properties[0].to == (try Components([0, 0, 40, 90])))
    #expect(morph.elements[0].properties[0].from == (try Components([0, 0, 8, 8])))
    let faded = try changed {
      ($0.element, $0.property, $0.from) = ("backdrop", "opacity", Components(0.1))
    }
    #expect(faded.elements[1].properties[0].from == Components(0.1))
    #expect(refusal { $0.delay = 0.1 }?.contains("--element NAME") == true)
    #expect(
      refusal { ($0.element, $0.delay) = ("cel", 0.1) }
        == "there is no element \"cel\"; there are cell, backdrop")
    #expect(
      refusal { ($0.element, $0.delay) = ("cell", -0.1) }?.contains("0, or from 0.0001 to 3600 s") == true)
    #expect(
      refusal { ($0.element, $0.property, $0.to) = ("cell", "size", Components(1)) }
        == "cell has no property \"size\"; there are frame")
    #expect(
      refusal { ($0.element, $0.property, $0.to) = ("cell", "frame", Components(1)) }
        == "the values of frame have 4 components, not 1")
    #expect(refusal { ($0.element, $0.to) = ("cell", Components(1)) }?.contains("--property") == true)
    #expect(refusal { ($0.element, $0.initialVelocity) = ("cell", 1) }?.contains("without --element") == true)
  }

  @Test("A time scale slows everything down, a velocity too, and refuses what a preset says")
  func timeScale() throws {
    let morph = try changed { $0.timeScale = 2 }
    #expect(morph.present.animation == .spring(try typedSpring("duration=1")))
    #expect(morph.present.initialVelocity == 0.25)
    #expect(morph.elements[0].delay == 0.2)
    #expect(morph.elements[0].animation == .spring(try typedSpring("duration=0.8,bounce=0.2")))
    #expect(morph.interactive?.finish == .spring(try typedSpring("duration=1")))
    #expect(morph.interactive?.cancel == .spring(try typedSpring("duration=0.6")))
    #expect(refusal("still") { $0.timeScale = 2 }?.contains("its present.animation is snappy") == true)
  }
}
