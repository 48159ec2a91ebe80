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

  private func wrong(
    present: Morph.Transition? = nil, dismiss: Morph.Transition? = nil, _ elements: [Morph.Element]? = nil,
    _ interaction: Morph.Interaction? = nil
  ) -> WrongPart? {
    do throws(PartError) {
      _ = try Morph(
        present: present ?? spring, dismiss: dismiss, elements: elements ?? [element([property()])],
        interaction: interaction)
      return nil
    } catch {
      return WrongPart(error.part, error.error.parameter)
    }
  }

  @Test("a transition: its numbers, and no initial velocity for a tween")
  func transitions() {
    #expect(wrong() == nil)
    let tween = Animation.tween(.linear, duration: 1, delay: 0)
    #expect(wrong(present: Morph.Transition(animation: tween)) == nil)
    let pushed = Morph.Transition(animation: tween, initialVelocity: 1)
    #expect(wrong(present: pushed) == WrongPart(.present, "initialVelocity"))
    #expect(wrong(dismiss: pushed) == WrongPart(.dismiss, "initialVelocity"))
    let endless = Morph.Transition(animation: .spring(.smooth, delay: 0), initialVelocity: .infinity)
    #expect(wrong(present: endless) == WrongPart(.present, "initialVelocity"))
    let early = Morph.Transition(animation: .spring(.smooth, delay: -1))
    #expect(wrong(dismiss: early) == WrongPart(.dismiss, "animation.delay"))
  }

  @Test("elements: at least one, with properties, names once, ends of equal length")
  func elements() throws {
    let pair = try Components([1, 2])
    #expect(wrong([]) == WrongPart(.whole, "elements"))
    #expect(wrong([element([])]) == WrongPart(.element(0), "properties"))
    #expect(wrong([element([property()], name: "")]) == WrongPart(.element(0), "name"))
    #expect(wrong([element([property()]), element([property()])]) == WrongPart(.element(1), "name"))
    #expect(wrong([element([property(), property()])]) == WrongPart(.properties(element: 0), "x"))
    #expect(wrong([element([property("")])]) == WrongPart(.properties(element: 0), ""))
    #expect(wrong([element([property()], delay: -0.1)]) == WrongPart(.element(0), "delay"))
    let late = Animation.spring(.smooth, delay: .infinity)
    #expect(wrong([element([property()], animation: late)]) == WrongPart(.element(0), "animation.delay"))
    let uneven = Morph.Property(name: "frame", from: pair, to: Components(1))
    #expect(wrong([element([property(), uneven])]) == WrongPart(.property("frame", element: 0), "to"))
    #expect(wrong([element([property("x", .nan)])]) == WrongPart(.property("x", element: 0), "from"))
    #expect(wrong([element([property("x", 0, .infinity)])]) == WrongPart(.property("x", element: 0), "to"))
    #expect(wrong([element([property("x", 1e9, -1.1e9)])]) == WrongPart(.property("x", element: 0), "to"))
    let many = (0...200).map { element([property()], name: "\($0)") }
    #expect(wrong(many) == WrongPart(.whole, "elements"))
    #expect(wrong([element((0...100).map { property("\($0)") })]) == WrongPart(.element(0), "properties"))
    let wide = (0..<50).map { element((0..<50).map { property("\($0)") }, name: "\($0)") }
    #expect(wrong(wide) == WrongPart(.whole, "elements"))
    let meeting = [element([property("b.c")], name: "a"), element([property("c")], name: "a.b")]
    #expect(wrong(meeting) == WrongPart(.properties(element: 1), "c"))
  }

  @Test("an interaction: distance, cap and threshold in their ranges; a threshold above the cap is allowed")
  func interactions() throws {
    #expect(wrong(nil, interaction(cap: 1, threshold: 0)) == nil)
    #expect(wrong(nil, interaction(cap: 0.2, threshold: 1)) == nil)
    for value in [0, -1, .nan, .infinity] {
      #expect(wrong(nil, interaction(distance: value)) == WrongPart(.interaction, "distance"))
      #expect(wrong(nil, interaction(cap: value)) == WrongPart(.interaction, "cap"))
    }
    #expect(wrong(nil, interaction(cap: 1.1)) == WrongPart(.interaction, "cap"))
    for value in [-0.1, 1.1, .nan] {
      #expect(wrong(nil, interaction(threshold: value)) == WrongPart(.interaction, "threshold"))
    }
    #expect(wrong(nil, interaction(finish: -1)) == WrongPart(.interaction, "finish.delay"))
    #expect(wrong(nil, interaction(cancel: -1)) == WrongPart(.interaction, "cancel.delay"))
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
