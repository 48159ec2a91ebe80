import Testing

@testable import MotionPhysics

@Suite("Morph: what is refused, and where")
struct MorphErrorTests {
  private let spring = Morph.Transition(animation: .spring(.smooth, delay: 0))

  private func element(
    _ properties: [Morph.Property], name: String = "a", delay: Double? = nil, animation: Animation? = nil
  ) -> Morph.Element {
    Morph.Element(name: name, delay: delay, animation: animation, properties: properties)
  }

  private func property(_ name: String = "x", _ from: Double = 0, _ to: Double = 1) -> Morph.Property {
    Morph.Property(name: name, from: Components(from), to: Components(to))
  }

  private func interaction(
    distance: Double = 320, cap: Double = 0.9, threshold: Double = 0.1, finish: Double = 0, cancel: Double = 0
  ) -> Morph.Interaction {
    Morph.Interaction(
      axis: .up, distance: distance, cap: cap, threshold: threshold, finish: .spring(.smooth, delay: finish),
      cancel: .tween(.linear, duration: 1, delay: cancel))
  }

  private func parameter(
    present: Morph.Transition? = nil, dismiss: Morph.Transition? = nil, _ elements: [Morph.Element]? = nil,
    _ interaction: Morph.Interaction? = nil
  ) -> String? {
    do throws(MotionError) {
      _ = try Morph(
        present: present ?? spring, dismiss: dismiss, elements: elements ?? [element([property()])],
        interaction: interaction)
      return nil
    } catch {
      return error.parameter
    }
  }

  @Test("a transition: its numbers, and no initial velocity for a tween")
  func transitions() {
    #expect(parameter() == nil)
    let tween = Animation.tween(.linear, duration: 1, delay: 0)
    #expect(parameter(present: Morph.Transition(animation: tween)) == nil)
    let pushed = Morph.Transition(animation: tween, initialVelocity: 1)
    #expect(parameter(present: pushed) == "present.initialVelocity")
    #expect(parameter(dismiss: pushed) == "dismiss.initialVelocity")
    let endless = Morph.Transition(animation: .spring(.smooth, delay: 0), initialVelocity: .infinity)
    #expect(parameter(present: endless) == "present.initialVelocity")
    let early = Morph.Transition(animation: .spring(.smooth, delay: -1))
    #expect(parameter(dismiss: early) == "dismiss.animation.delay")
  }

  @Test("elements: at least one, with properties, names once, ends of equal length")
  func elements() throws {
    let pair = try Components([1, 2])
    #expect(parameter([]) == "elements")
    #expect(parameter([element([])]) == "elements[0].properties")
    #expect(parameter([element([property()], name: "")]) == "elements[0].name")
    #expect(parameter([element([property()]), element([property()])]) == "elements[1].name")
    #expect(parameter([element([property(), property()])]) == "elements[0].properties.x")
    #expect(parameter([element([property("")])]) == "elements[0].properties.")
    #expect(parameter([element([property()], delay: -0.1)]) == "elements[0].delay")
    let late = Animation.spring(.smooth, delay: .infinity)
    #expect(parameter([element([property()], animation: late)]) == "elements[0].animation.delay")
    let uneven = Morph.Property(name: "frame", from: pair, to: Components(1))
    #expect(parameter([element([property(), uneven])]) == "elements[0].properties.frame.to")
    #expect(parameter([element([property("x", .nan)])]) == "elements[0].properties.x.from")
    #expect(parameter([element([property("x", 0, .infinity)])]) == "elements[0].properties.x.to")
    #expect(parameter([element([property("x", 1e9, -1.1e9)])]) == "elements[0].properties.x.to")
    let many = (0...200).map { element([property()], name: "\($0)") }
    #expect(parameter(many) == "elements")
    #expect(parameter([element((0...100).map { property("\($0)") })]) == "elements[0].properties")
    let wide = (0..<50).map { element((0..<50).map { property("\($0)") }, name: "\($0)") }
    #expect(parameter(wide) == "elements")
    let meeting = [element([property("b.c")], name: "a"), element([property("c")], name: "a.b")]
    #expect(parameter(meeting) == "elements[1].properties.c")
  }

  @Test("an interaction: distance, cap and threshold in their ranges; a threshold above the cap is allowed")
  func interactions() throws {
    #expect(parameter(nil, interaction(cap: 1, threshold: 0)) == nil)
    #expect(parameter(nil, interaction(cap: 0.2, threshold: 1)) == nil)
    for value in [0, -1, .nan, .infinity] {
      #expect(parameter(nil, interaction(distance: value)) == "interactive.distance")
      #expect(parameter(nil, interaction(cap: value)) == "interactive.cap")
    }
    #expect(parameter(nil, interaction(cap: 1.1)) == "interactive.cap")
    for value in [-0.1, 1.1, .nan] {
      #expect(parameter(nil, interaction(threshold: value)) == "interactive.threshold")
    }
    #expect(parameter(nil, interaction(finish: -1)) == "interactive.finish.delay")
    #expect(parameter(nil, interaction(cancel: -1)) == "interactive.cancel.delay")
  }

  @Test("a release needs an interaction and finite numbers")
  func release() throws {
    let still = try Morph(
      present: spring, dismiss: nil, elements: [element([property()])], interaction: nil)
    #expect(throws: MotionError.self) { try still.release(.present, progress: 0.5, velocity: 0) }
    let morph = try MorphTests.dive()
    #expect(throws: MotionError.notFinite(parameter: "progress")) {
      try morph.release(.present, progress: .nan, velocity: 0)
    }
    #expect(throws: MotionError.notFinite(parameter: "velocity")) {
      try morph.release(.present, progress: 0.5, velocity: .infinity)
    }
  }
}
