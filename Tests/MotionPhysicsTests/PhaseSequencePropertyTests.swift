import Testing

@testable import MotionPhysics

@Suite("PhaseSequence: what holds for every sequence")
struct PhaseSequencePropertyTests {
  /// Where something may bend: starts of ways, ends of delays, ends of ways, in the first cycle.
  private static func corners(_ sequence: PhaseSequence) -> [Double] {
    zip(sequence.phases, sequence.phaseTimes).flatMap { phase, time in
      [time.start, time.start + (phase.animation?.delay ?? 0), time.end]
    }
  }

  @Test("it is what tiny steps of Spring.update make of it", arguments: PhaseSequence.Mode.allCases)
  func simulation(mode: PhaseSequence.Mode) throws {
    var random = SeededMotions(state: mode == .loop ? 11 : 12)
    for _ in 0..<120 {
      let sequence = try random.sequence(mode: mode)
      for _ in 0..<5 {
        let time = random.number(0...(3.2 * sequence.duration + 0.5))
        let state = sequence.values(time: time)[0]
        for component in 0..<2 {
          let expected = PhaseSimulation.run(sequence, component: component, until: time)
          let scale = component == 0 ? 1.0 : 300
          #expect(abs(state.value[component] - expected.value) < 1e-10 * scale, "\(sequence) \(time)")
          #expect(abs(state.velocity[component] - expected.velocity) < 1e-8 * scale, "\(sequence) \(time)")
        }
      }
    }
  }

  @Test("value and velocity have no jump where a spring takes over, a tween none in the value")
  func continuity() throws {
    var random = SeededMotions(state: 21)
    var joints = 0
    for _ in 0..<200 {
      let sequence = try random.sequence(mode: random.chance(0.5) ? .loop : .trigger)
      let isLoop = sequence.mode == .loop
      let count = sequence.phases.count
      for index in sequence.phases.indices {
        let previous = sequence.phases[(index + count - 1) % count].animation
        guard case .spring(_, let delay) = sequence.phases[index].animation else { continue }
        let isFirst = index == 1
        if isFirst && !isLoop && delay == 0 { continue }
        // The way to phase 1 is preceded by one only from the second cycle on.
        let start = sequence.phaseTimes[index].start + (isFirst && isLoop ? sequence.duration : 0)
        guard previous != nil || delay > 0 || index == 1 && !isLoop else { continue }
        let time = start + delay
        let (before, after) = (sequence.values(time: time - 1e-11)[0], sequence.values(time: time + 1e-11)[0])
        #expect(abs(before.value[1] - after.value[1]) < 1e-5, "\(sequence) \(index)")
        #expect(abs(before.velocity[1] - after.velocity[1]) < 0.05, "\(sequence) \(index)")
        joints += 1
      }
    }
    #expect(joints > 250)
  }

  @Test("a tween begins and ends without a jump of the value, over whatever is still moving")
  func tweens() throws {
    var random = SeededMotions(state: 22)
    var joints = 0
    for _ in 0..<200 {
      let sequence = try random.sequence(mode: .loop, jumps: false)
      for index in sequence.phases.indices {
        guard case .tween(_, _, let delay) = sequence.phases[index].animation else { continue }
        let times = sequence.phaseTimes[index]
        for time in [times.start + delay, times.end] {
          let (before, after) = (
            sequence.values(time: time - 1e-11)[0], sequence.values(time: time + 1e-11)[0]
          )
          #expect(abs(before.value[1] - after.value[1]) < 1e-5, "\(sequence) \(index)")
          joints += 1
        }
      }
    }
    #expect(joints > 300)
  }

  @Test("velocity is the derivative of value between the corners")
  func derivative() throws {
    var random = SeededMotions(state: 31)
    let step = 1e-5
    var checked = 0
    for _ in 0..<150 {
      let sequence = try random.sequence(mode: .loop)
      for _ in 0..<10 {
        let time = random.number(0...(sequence.duration * 2))
        let isNear = Self.corners(sequence).contains { corner in
          abs(time - corner) < 3 * step || abs(time - corner - sequence.duration) < 3 * step
        }
        if isNear || time < 3 * step { continue }
        func value(_ time: Double) -> Double { sequence.values(time: time)[0].value[0] }
        let difference =
          (8 * (value(time + step) - value(time - step)) - (value(time + 2 * step) - value(time - 2 * step)))
          / (12 * step)
        let velocity = sequence.values(time: time)[0].velocity[0]
        #expect(abs(difference - velocity) < 2e-7, "\(sequence) \(time)")
        checked += 1
      }
    }
    #expect(checked > 1200)
  }

  @Test("a trigger comes to rest on the first phase and stays there")
  func rest() throws {
    var random = SeededMotions(state: 41)
    for _ in 0..<100 {
      let sequence = try random.sequence(mode: .trigger, damped: true)
      for time in [sequence.duration + 1e4, 1e300, .infinity] {
        let state = sequence.values(time: time)[0]
        #expect(state.value == sequence.phases[0].values[0] && state.velocity.norm == 0, "\(sequence)")
      }
      // Never snapped: just after the end it is where the springs are.
      let (last, next) = (
        sequence.values(time: sequence.duration)[0], sequence.values(time: sequence.duration + 1e-9)[0]
      )
      if sequence.phases[0].animation != nil {
        #expect(abs(last.value[1] - next.value[1]) < 1e-3)
      }
    }
  }

  @Test("all properties move together, and scaled values move in scale")
  func scaling() throws {
    var random = SeededMotions(state: 51)
    for _ in 0..<100 {
      let one = try random.sequence(mode: .loop)
      let both = try PhaseSequence(
        properties: ["one", "three"],
        phases: one.phases.map {
          Phase(name: $0.name, values: [$0.values[0], $0.values[0] * -4], animation: $0.animation)
        }, mode: .loop)
      #expect(both.phaseTimes == one.phaseTimes && both.duration == one.duration)
      for _ in 0..<5 {
        let time = random.number(0...(4 * one.duration))
        let values = both.values(time: time)
        #expect(values[0].value == one.values(time: time)[0].value)
        // A power of two scales without rounding.
        #expect(values[1].value == values[0].value * -4 && values[1].velocity == values[0].velocity * -4)
      }
    }
  }

  @Test("the duration is the sum of delays and perceptual durations over all phases")
  func duration() throws {
    var random = SeededMotions(state: 61)
    for _ in 0..<100 {
      let sequence = try random.sequence(mode: .trigger)
      let sum = sequence.phases.reduce(0) { sum, phase in
        switch phase.animation {
        case .spring(let spring, let delay): sum + delay + spring.duration
        case .tween(_, let duration, let delay): sum + delay + duration
        case nil: sum
        }
      }
      #expect(abs(sequence.duration - sum) < 1e-13)
    }
  }
}
