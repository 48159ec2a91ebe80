import Testing

@testable import MotionPhysics

@Suite("Spring: extremes")
struct SpringExtremesTests {
  @Test("heavy damping and late times stay what they are, and end exactly at the target")
  func heavy() throws {
    let heavy = try Spring(validatingResponse: 0.5, dampingRatio: 100)
    // 1 - (C1 e^(r1 t)), r1 = -w²/(a + q), of 60 digits.
    #expect(abs(heavy.value(time: 1) - 0.060876628527024152) < 2e-15)
    #expect(heavy.value(time: 1e6) == 1 && heavy.velocity(time: 1e6) == 0)
    for ratio in [0.05, 1, 3, 100, 1000, 10_000] {
      let spring = try Spring(validatingResponse: 0.5, dampingRatio: ratio)
      for time in [0, Double.leastNonzeroMagnitude, 1e-9, 1, 1e6, 1e300, .infinity] {
        let value = spring.value(target: -7, initialVelocity: 2, time: time)
        #expect(value.isFinite && value <= 0.2 && value >= -14, "\(ratio) \(time) \(value)")
        #expect(spring.velocity(target: -7, initialVelocity: 2, time: time).isFinite)
      }
      #expect(spring.settlingTime().isFinite)
    }
  }

  @Test("the ends of the ranges of masses, stiffnesses and dampings")
  func physics() throws {
    for (mass, stiffness, damping) in [
      (0.001, 3.9e6, 0.02), (1000, 3.9e12, 1.2e12), (1000, 0.0031, 0), (0.001, 3.1e-9, 3.6e-10),
      (1, 3.9e9, 12.5), (1, 3.1e-6, 35),
    ] {
      let spring = try Spring(
        validatingMass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
      #expect(spring.mass == mass && spring.stiffness == stiffness && spring.damping == damping)
      for share in [0.0, 1e-9, 0.3, 5, 1e9] {
        let time = share * spring.duration
        #expect(abs(spring.value(time: time)) <= 2 && spring.velocity(time: time).isFinite)
      }
    }
  }

  @Test("bounce 1 oscillates for ever between 0 and twice the target")
  func undamped() throws {
    let spring = try Spring(validatingDuration: 1, bounce: 1)
    for period in [0.0, 1, 100, 1e6] {
      #expect(abs(spring.value(time: period + 0.5) - 2) < 1e-8)
      #expect(abs(spring.value(time: period)) < 1e-8)
    }
    #expect(abs(spring.value(time: 1e300)) <= 2 && spring.settlingTime() == .infinity)
    #expect(spring.swiftUISettlingDuration(target: 1.0) == .infinity && spring.overshoot() == 1)
  }

  @Test("a time that is no number gives none")
  func notANumber() throws {
    for bounce in [-0.3, 0, 0.3] {
      let spring = try Spring(validatingDuration: 1, bounce: bounce)
      #expect(spring.value(time: .nan).isNaN && spring.velocity(time: .nan).isNaN)
    }
  }

  @Test("bounces, durations and numbers that make no spring are refused, whatever the form")
  func refused() {
    let numbers: [Double] = [.nan, .infinity, -.infinity]
    for wrong in numbers + [0, -1, -0.0] {
      #expect(throws: MotionError.self) { try Spring(validatingDuration: wrong, bounce: 0) }
      #expect(throws: MotionError.self) { try Spring(validatingResponse: wrong, dampingRatio: 1) }
      #expect(throws: MotionError.self) { try Spring(validatingSettlingDuration: wrong, dampingRatio: 1) }
      #expect(throws: MotionError.self) { try Spring(stiffness: wrong, dampingRatio: 1) }
      #expect(throws: MotionError.self) { try Spring(validatingMass: wrong, stiffness: 1, damping: 1) }
      #expect(throws: MotionError.self) { try Spring(validatingMass: 1, stiffness: wrong, damping: 1) }
    }
    for wrong in numbers + [-1, -1.2, 1.0000000000000002] {
      #expect(throws: MotionError.self) { try Spring(validatingDuration: 0.5, bounce: wrong) }
    }
    for wrong in numbers + [-Double.leastNonzeroMagnitude] {
      #expect(throws: MotionError.self) { try Spring(validatingMass: 1, stiffness: 1, damping: wrong) }
      #expect(throws: MotionError.self) { try Spring(validatingResponse: 1, dampingRatio: wrong) }
    }
  }

  @Test("a million small updates drift no further than their own roundings")
  func manyUpdates() throws {
    for (target, thrown) in [(1.0, 0.0), (1e9, -3e4), (-2e-6, 5.0)] {
      for bounce in [-0.5, 0, 0.3] {
        let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
        var (value, velocity) = (0.0, thrown)
        for _ in 0..<100_000 {
          spring.update(value: &value, velocity: &velocity, target: target, deltaTime: 1e-5)
        }
        let scale = max(abs(target), abs(thrown) / spring.angularFrequency)
        let exact = spring.value(target: target, initialVelocity: thrown, time: 1)
        #expect(abs(value - exact) <= 2e-12 * scale, "\(value) \(exact)")
        let speed = spring.velocity(target: target, initialVelocity: thrown, time: 1)
        #expect(abs(velocity - speed) <= 2e-12 * scale * spring.angularFrequency)
      }
    }
  }
}
