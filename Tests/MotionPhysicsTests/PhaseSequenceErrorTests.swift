import Testing

@testable import MotionPhysics

@Suite("PhaseSequence: what is refused, and where")
struct PhaseSequenceErrorTests {
  private func phase(_ name: String, _ values: [Components], _ animation: Animation? = nil) -> Phase {
    Phase(name: name, values: values, animation: animation)
  }

  private func wrong(_ properties: [String], _ phases: [Phase]) -> WrongPart? {
    do throws(PartError) {
      _ = try PhaseSequence(properties: properties, phases: phases, mode: .loop)
      return nil
    } catch {
      return WrongPart(error.part, error.error.parameter)
    }
  }

  @Test("an error names its part")
  func places() throws {
    let one = Components(1)
    let pair = try Components([1, 2])
    let first = phase("a", [one])
    #expect(wrong([], []) == WrongPart(.whole, "phases"))
    #expect(wrong(["x", "x"], [phase("a", [one, one])]) == WrongPart(.whole, "properties[1]"))
    #expect(wrong([""], [first]) == WrongPart(.whole, "properties[0]"))
    #expect(wrong(["x"], [first, phase("a", [one])]) == WrongPart(.phase(1), "name"))
    #expect(wrong(["x"], [first, phase("", [one])]) == WrongPart(.phase(1), "name"))
    #expect(wrong(["x"], [first, phase("b", [])]) == WrongPart(.phase(1), "values"))
    #expect(wrong(["scale"], [first, phase("b", [pair])]) == WrongPart(.values(phase: 1), "scale"))
    #expect(wrong(["scale"], [phase("a", [Components(.nan)])]) == WrongPart(.values(phase: 0), "scale"))
    #expect(
      wrong(["x"], [first, phase("b", [one], .spring(.smooth, delay: -1))])
        == WrongPart(.phase(1), "animation.delay"))
    let endless = Animation.tween(.linear, duration: .infinity, delay: 0)
    #expect(wrong(["x"], [first, phase("b", [one], endless)]) == WrongPart(.phase(1), "animation.duration"))
    #expect(wrong(["x"], [first, phase("b", [one], .spring(.smooth, delay: 0))]) == nil)
  }

  @Test("numbers out of their ranges are refused")
  func range() throws {
    let huge = Components(1.1e9)
    let far = [phase("a", [huge]), phase("b", [huge * -1], .spring(.smooth, delay: 0))]
    #expect(wrong(["x"], far) == WrongPart(.values(phase: 0), "x"))
    let late = Animation.spring(.smooth, delay: 3601)
    let long = [phase("a", [Components(0)], late), phase("b", [Components(1)], late)]
    #expect(wrong(["x"], long) == WrongPart(.phase(0), "animation.delay"))
  }

  // Each runs for a quarter of its period more, as in an ellipse, and multiplies the swing by the ratio of the periods.
  @Test("undamped springs that swing each other up beyond floating point are refused")
  func growth() throws {
    let fast = Animation.spring(try Spring(validatingDuration: 0.0001, bounce: 1), delay: 900)
    let slow = Animation.spring(try Spring(validatingDuration: 3600, bounce: 1), delay: 0.000125)
    let phases = (0..<200).map { index in
      phase("\(index)", [Components(index % 2 == 0 ? 0 : 1e9)], index % 2 == 0 ? fast : slow)
    }
    #expect(wrong(["x"], phases)?.parameter == "x")
  }

  @Test("no more phases, properties and values than their ranges allow")
  func counts() {
    let one = Components(1)
    let many = (0...200).map { phase("\($0)", [one]) }
    #expect(wrong(["x"], many) == WrongPart(.whole, "phases"))
    #expect(
      wrong((0...100).map { "\($0)" }, [phase("a", Array(repeating: one, count: 101))])
        == WrongPart(.phase(0), "values"))
    let wide = (0..<50).map { phase("\($0)", Array(repeating: one, count: 50)) }
    #expect(wrong((0..<50).map { "\($0)" }, wide) == WrongPart(.whole, "phases"))
  }
}

/// The part that an error is of, and the part's parameter.
struct WrongPart: Equatable {
  let part: MotionPart
  let parameter: String

  init(_ part: MotionPart, _ parameter: String) {
    self.part = part
    self.parameter = parameter
  }
}
