import MotionPhysics
import Testing

@Suite("What errors and values print as")
struct DescriptionTests {
  @Test("a spring prints as its initialiser, components as their numbers")
  func values() throws {
    #expect("\(Spring(duration: 0.4, bounce: 0.2))" == "Spring(duration: 0.4, bounce: 0.2)")
    let heavy = try Spring(validatingDuration: 0.5, bounce: 0, mass: 2)
    #expect("\(heavy)" == "Spring(validatingDuration: 0.5, bounce: 0, mass: 2)")
    #expect("\(Animation.bouncy)" == "spring(Spring(duration: 0.5, bounce: 0.3), delay: 0.0)")
    #expect("\(Components(3))" == "3")
    #expect(try "\(Components([1, 0.5]))" == "[1, 0.5]")
  }

  @Test("an error prints as its sentence, with the part of the motion that is wrong")
  func errors() throws {
    do {
      _ = try Spring(validatingDuration: 0.4, bounce: 2)
      Issue.record("no error")
    } catch {
      #expect("\(error)" == "bounce is 2, and must be from -0.9999 to 0.9999, or 1")
    }
    func wrong(_ phases: Phase...) -> String? {
      do {
        _ = try PhaseSequence(properties: ["x"], phases: phases, mode: .loop)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(wrong() == "phases: needs phases, and has none")
    #expect(
      wrong(Phase(name: "a", values: [], animation: nil))
        == "phases[0].values: has 0 values, and the sequence has 1 property")
    #expect(
      wrong(Phase(name: "a", values: [Components(.nan)], animation: nil))
        == "phases[0].values.x is not a finite number")
  }
}
