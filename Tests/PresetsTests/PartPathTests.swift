import MotionPhysics
import Presets
import Testing

@Suite("What is wrong with a part of a motion is told with its path in the JSON")
struct PartPathTests {
  /// The path and the sentence of what is wrong with a content.
  private func fault(_ content: Content) -> [String] {
    do {
      _ = try Resolver(RegistrySnapshot([])).motion(of: content)
      return []
    } catch {
      return (error as? ResolutionError).map { [$0.path, $0.message] } ?? ["\(error)"]
    }
  }

  @Test("phases")
  func phases() throws {
    func fault(_ phases: [TypedPhase]) -> [String] {
      self.fault(.sequence(TypedSequence(mode: .loop, phases: phases)))
    }
    func phase(_ name: String, _ value: Double) -> TypedPhase {
      TypedPhase(name: name, values: [TypedValue(property: "x", value: Components(value))], animation: nil)
    }
    #expect(fault([]) == ["phases", "phases: needs phases, and has none"])
    #expect(
      fault([phase("a", 0), phase("", 0)]) == ["phases[1].name", "phases[1].name: a name must not be empty"])
    #expect(
      fault([phase("a", 0), phase("b", .infinity)])
        == ["phases[1].values.x", "phases[1].values.x is not a finite number"])
  }

  @Test("a morph's transitions, elements, properties and interaction")
  func morphs() throws {
    let spring = AnimationReference.spring(try typedSpring("duration=0.4,bounce=0"))
    let one = [Morph.Property(name: "x", from: Components(0), to: Components(1))]
    func fault(
      velocity: Double = 0, back: Double = 0, name: String = "b", delay: Double? = nil,
      _ properties: [Morph.Property]? = nil, cap: Double = 1
    ) -> [String] {
      self.fault(
        .morph(
          TypedMorph(
            present: TypedTransition(animation: spring, initialVelocity: velocity),
            dismiss: TypedTransition(animation: spring, initialVelocity: back),
            elements: [
              TypedElement(name: "a", properties: one),
              TypedElement(name: name, delay: delay, properties: properties ?? one),
            ],
            interactive: TypedInteraction(axis: .up, distance: 100, cap: cap, finish: spring, cancel: spring))
        ))
    }
    #expect(fault() == [])
    for (found, path, words) in [
      (fault(velocity: .nan), "present.initialVelocity", " is not a finite number"),
      (fault(back: .nan), "dismiss.initialVelocity", " is not a finite number"),
      (fault(name: "a"), "elements[1].name", ": \"a\" is there twice"),
      (fault(delay: .nan), "elements[1].delay", " is not a finite number"),
      (fault([]), "elements[1].properties", ": needs properties, and has none"),
      (fault(one + one), "elements[1].properties.x", ": \"b.x\" is there twice"),
      (
        fault([Morph.Property(name: "x", from: Components(0), to: Components(.nan))]),
        "elements[1].properties.x.to", " is not a finite number"
      ), (fault(cap: 2), "interactive.cap", " is 2, and must be from 0.001 to 1"),
    ] {
      #expect(found == [path, path + words])
    }
  }
}
