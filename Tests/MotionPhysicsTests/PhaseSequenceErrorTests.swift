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

  @Test("numbers that lead out of floating point together are refused")
  func range() throws {
    let huge = Components(.greatestFiniteMagnitude)
    let far = [phase("a", [huge]), phase("b", [huge * -1], .spring(.smooth, delay: 0))]
    #expect(parameter(["x"], far) == "phases[1].values.x")
    let late = Animation.spring(.smooth, delay: .greatestFiniteMagnitude)
    let long = [phase("a", [Components(0)], late), phase("b", [Components(1)], late)]
    #expect(parameter(["x"], long) == "phases[0].animation")
    let fast = Animation.spring(try Spring(validatingDuration: 1e-150), delay: 0)
    let quick = [phase("a", [Components(0)]), phase("b", [Components(1e200)], fast)]
    #expect(parameter(["x"], quick) == "phases[1].values.x")
  }
}
