import Testing

@testable import MotionPhysics

@Suite("PhaseSequence: what is refused, and where")
struct PhaseSequenceErrorTests {
  private func phase(_ name: String, _ values: [Components], _ animation: Animation? = nil) -> Phase {
    Phase(name: name, values: values, animation: animation)
  }

  private func parameter(_ properties: [String], _ phases: [Phase]) -> String? {
    do throws(MotionError) {
      _ = try PhaseSequence(properties: properties, phases: phases, mode: .loop)
      return nil
    } catch {
      return error.parameter
    }
  }

  @Test("an error names its place")
  func places() throws {
    let one = Components(1)
    let pair = try Components([1, 2])
    let first = phase("a", [one])
    let place = "phases[1].animation"
    #expect(parameter([], []) == "phases")
    #expect(parameter(["x", "x"], [phase("a", [one, one])]) == "properties[1]")
    #expect(parameter([""], [first]) == "properties[0]")
    #expect(parameter(["x"], [first, phase("a", [one])]) == "phases[1].name")
    #expect(parameter(["x"], [first, phase("", [one])]) == "phases[1].name")
    #expect(parameter(["x"], [first, phase("b", [])]) == "phases[1].values")
    #expect(parameter(["scale"], [first, phase("b", [pair])]) == "phases[1].values.scale")
    #expect(parameter(["scale"], [phase("a", [Components(.nan)])]) == "phases[0].values.scale")
    #expect(parameter(["x"], [first, phase("b", [one], .spring(.smooth, delay: -1))]) == place + ".delay")
    let endless = Animation.tween(.linear, duration: .infinity, delay: 0)
    #expect(parameter(["x"], [first, phase("b", [one], endless)]) == place + ".duration")
    #expect(parameter(["x"], [first, phase("b", [one], .spring(.smooth, delay: 0))]) == nil)
  }

  @Test("numbers out of their ranges are refused")
  func range() throws {
    let huge = Components(1.1e9)
    let far = [phase("a", [huge]), phase("b", [huge * -1], .spring(.smooth, delay: 0))]
    #expect(parameter(["x"], far) == "phases[0].values.x")
    let late = Animation.spring(.smooth, delay: 3601)
    let long = [phase("a", [Components(0)], late), phase("b", [Components(1)], late)]
    #expect(parameter(["x"], long) == "phases[0].animation.delay")
  }

  // Each runs for a quarter of its period more, as in an ellipse, and multiplies the swing by the ratio of the periods.
  @Test("undamped springs that swing each other up beyond floating point are refused")
  func growth() throws {
    let fast = Animation.spring(try Spring(validatingDuration: 0.0001, bounce: 1), delay: 900)
    let slow = Animation.spring(try Spring(validatingDuration: 3600, bounce: 1), delay: 0.000125)
    let phases = (0..<200).map { index in
      phase("\(index)", [Components(index % 2 == 0 ? 0 : 1e9)], index % 2 == 0 ? fast : slow)
    }
    #expect(parameter(["x"], phases)?.hasSuffix("values.x") == true)
  }

  @Test("no more phases, properties and values than their ranges allow")
  func counts() {
    let one = Components(1)
    let many = (0...200).map { phase("\($0)", [one]) }
    #expect(parameter(["x"], many) == "phases")
    #expect(
      parameter((0...100).map { "\($0)" }, [phase("a", Array(repeating: one, count: 101))])
        == "phases[0].values")
    let wide = (0..<50).map { phase("\($0)", Array(repeating: one, count: 50)) }
    #expect(parameter((0..<50).map { "\($0)" }, wide) == "phases")
  }
}
