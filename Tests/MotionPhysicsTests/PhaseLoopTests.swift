import Testing

@testable import MotionPhysics

@Suite("PhaseSequence: loops")
struct PhaseLoopTests {
  private static func swinging() throws -> PhaseSequence {
    let creeping = Animation.spring(try Spring(validatingDuration: 0.4, bounce: -0.5), delay: 0.1)
    return try PhaseSequenceTests.line([(0, creeping), (1, .spring(.bouncy, delay: 0))], mode: .loop)
  }

  @Test("the motion at the end of a cycle is carried into the next")
  func carried() throws {
    // Computed with 40 digits by the exponentials of the springs' matrices.
    let sequence = try Self.swinging()
    #expect(sequence.duration == 1)
    for (time, value, velocity) in [
      (3.0, 0.200054274818095, -0.84201565344481017), (200, 0.20005427482784444, -0.84201565348584496),
      (0x1p52, 0.20005427482784444, -0.84201565348584496),
    ] {
      let state = sequence.values(time: time)[0]
      #expect(abs(state.value[0] - value) < 1e-15 && abs(state.velocity[0] - velocity) < 2e-14, "\(time)")
    }
  }

  @Test("a loop with damped springs becomes periodic, and stays so for ever")
  func periodic() throws {
    var random = SeededMotions(state: 71)
    for _ in 0..<100 {
      let sequence = try random.sequence(mode: .loop, damped: true)
      guard sequence.duration > 0 else { continue }
      for share in [0.01, 0.2, 0.5, 0.97] {
        let late = sequence.values(time: (200 + share) * sequence.duration)[0]
        let later = sequence.values(time: (4000 + share) * sequence.duration)[0]
        let speed = 1 + late.velocity.norm
        // Times of 10,000 s are known to 2e-12 s.
        #expect((late.value - later.value).norm < 4e-12 * speed, "\(sequence)")
      }
    }
  }

  @Test("undamped springs that push each other swing further with every cycle, exactly")
  func resonance() throws {
    // Each delay turns the motion by half a circle, about 0 and about 1: every cycle moves it by 2.
    let undamped = Animation.spring(try Spring(validatingDuration: 1, bounce: 1), delay: 0.5)
    let sequence = try PhaseSequenceTests.line([(0, undamped), (1, undamped)], mode: .loop)
    #expect(sequence.duration == 3)
    for cycles in [1, 2, 3, 50, 1e3, 0x1p30] {
      let state = sequence.values(time: 3 * cycles)[0]
      #expect(abs(state.value[0] - 2 * cycles) < 1e-14 * cycles * 200, "\(cycles) \(state)")
    }
    let simulated = PhaseSimulation.run(sequence, until: 3 * 40 + 0.7)
    let state = sequence.values(time: 3 * 40 + 0.7)[0]
    #expect(
      abs(state.value[0] - simulated.value) < 1e-9 && abs(state.velocity[0] - simulated.velocity) < 1e-8)
  }

  @Test("a motion that grows beyond all bounds stays finite")
  func growth() throws {
    // Quarter turns in two ellipses: each cycle multiplies the swing by the ratio of the frequencies.
    let slow = Animation.spring(try Spring(validatingDuration: 1, bounce: 1), delay: 0.1)
    let fast = Animation.spring(try Spring(validatingDuration: 0.4, bounce: 1), delay: 0.25)
    let sequence = try PhaseSequenceTests.line([(0, fast), (1, slow)], mode: .loop)
    #expect(abs(sequence.values(time: 100 * sequence.duration)[0].value[0]) > 1e20)
    for time in [1e3, 1e6, 1e100, 1e300] {
      let state = sequence.values(time: time)[0]
      #expect(state.value[0].isFinite && state.velocity[0].isFinite, "\(time) \(state)")
    }
  }

  @Test("a loop that takes no time holds the first phase")
  func noTime() throws {
    let instant = Animation.tween(.easeIn, duration: 0, delay: 0)
    for animation in [nil, instant] {
      let sequence = try PhaseSequenceTests.line([(4, animation), (5, animation)], mode: .loop)
      #expect(sequence.duration == 0)
      for time in [0, 1e-300, 1, 1e300] { #expect(sequence.values(time: time)[0].value[0] == 4) }
    }
    let once = try PhaseSequenceTests.line([(4, instant), (5, instant)])
    #expect(once.values(time: 1)[0].value[0] == 4)
  }

  @Test("no time is too large, no cycle too short")
  func extremes() throws {
    let short = Animation.tween(.linear, duration: Ranges.duration.lowest, delay: 0)
    for sequence in [
      try PhaseSequenceTests.reaction(mode: .loop), try Self.swinging(),
      try PhaseSequenceTests.line([(0, short), (1, short)], mode: .loop),
    ] {
      for time in [
        .leastNonzeroMagnitude, 1e-300, 1, 1e9, 0x1p53 + 2, 1e100, Double.greatestFiniteMagnitude, .infinity,
      ] {
        for state in sequence.values(time: time) {
          #expect(state.value.norm < 100 && state.velocity.norm.isFinite, "\(time) \(state)")
        }
      }
    }
  }

  @Test("the time within a cycle is not rounded, however many cycles there were")
  func cycleTime() {
    var random = SeededMotions(state: 81)
    for _ in 0..<20_000 {
      let duration = random.number(0.05...9)
      let time =
        random.number(0...1)
        * Double(sign: .plus, exponent: Int.random(in: -3...45, using: &random), significand: 1)
      guard time > 0 else { continue }
      let split = CycleTime(time, duration: duration)
      let rest = time.truncatingRemainder(dividingBy: duration)
      #expect(split.time == (rest > 0 ? rest : duration), "\(time) \(duration)")
      #expect(split.cycles == ((time - split.time) / duration).rounded())
    }
    let end = CycleTime(3, duration: 1)
    #expect(end.time == 1 && end.cycles == 2)
  }
}
