import Testing

@testable import MotionPhysics

@Suite("PhaseSequence: phases in time")
struct PhaseSequenceTests {
  @Test("a triggered sequence heads for each phase in turn and rests on the first")
  func trigger() throws {
    let sequence = try PhaseSequence(
      properties: ["x"],
      phases: [
        Phase(name: "initial", values: [Components(0)], animation: .spring(.smooth, delay: 0)),
        Phase(name: "out", values: [Components(1)], animation: .spring(.bouncy, delay: 0.1)),
      ], mode: .trigger)
    #expect(abs(sequence.duration - 1.1) < 1e-15)
    #expect(sequence.values(time: 0)[0].value[0] == 0 && sequence.values(time: 0.1)[0].value[0] == 0)
    #expect(abs(sequence.values(time: 0.4)[0].value[0] - Spring.bouncy.value(time: 0.3)) < 1e-15)
    #expect(abs(sequence.values(time: 9)[0].value[0]) < 1e-12)
  }
}
