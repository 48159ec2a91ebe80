import Testing

@testable import MotionPhysics

@Suite("StepsCurve: CSS steps()")
struct StepsCurveTests {
  @Test(
    "the four jumps of CSS",
    arguments: [
      (.end, [0, 0, 0.25, 0.5, 0.75, 1]), (.start, [0.25, 0.25, 0.5, 0.75, 1, 1]),
      (.none, [0, 0, 1.0 / 3, 2.0 / 3, 1, 1]), (.both, [0.2, 0.2, 0.4, 0.6, 0.8, 1]),
    ] as [(StepsCurve.Jump, [Double])])
  func jumps(jump: StepsCurve.Jump, expected: [Double]) throws {
    let curve = try StepsCurve(count: 4, jump: jump)
    for (progress, value) in zip([0, 0.249, 0.25, 0.5, 0.75, 1], expected) {
      #expect(abs(curve.value(at: progress) - value) < 1e-15, "\(jump) \(progress)")
    }
    #expect(curve.value(at: -1) == expected[0] && curve.value(at: 2) == expected[5])
  }

  @Test("no step, and one step without a jump, are refused")
  func refused() throws {
    #expect(throws: MotionError.self) { try StepsCurve(count: 0) }
    #expect(throws: MotionError.self) { try StepsCurve(count: 1, jump: .none) }
    #expect(try StepsCurve(count: 1).value(at: 0.5) == 0)
    #expect(StepsCurve.Jump(rawValue: "both") == .both)
  }
}
