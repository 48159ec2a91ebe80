import Testing

@testable import MotionPhysics

@Suite("Spring: the accuracy that is promised, against 60 digits")
struct SpringAccuracyTests {
  @Test("settling to 1e-12 beside its jumps, with three crossings, thrown, for any epsilon")
  func settling() throws {
    let vectors = try Vector.list("reference-settling")
    #expect(vectors.count == 500)
    for vector in vectors {
      let time = try vector.spring().settlingTime(
        initialVelocity: #require(vector["velocity"]?.number), share: #require(vector["epsilon"]?.number))
      let expected = try #require(vector["settle"]?.number)
      #expect(abs(time - expected) <= 1e-12 * expected, "\(time) \(vector)")
    }
  }

  @Test("overshoot, peak and arrival with initial velocities, the same for every travel")
  func shape() throws {
    let vectors = try Vector.list("reference-shape")
    #expect(vectors.count == 200)
    for vector in vectors {
      let spring = try vector.spring()
      let velocity = try #require(vector["velocity"]?.number)
      // A power of two scales without a rounding.
      for target in [1.0, -256] {
        let speed = velocity * target
        let overshoot = spring.overshoot(target: target, initialVelocity: speed)
        let expected = try #require(vector["overshoot"]?.number)
        #expect(abs(overshoot - expected) <= 1e-13 * max(expected, 1e-3), "\(overshoot) \(vector)")
        let peak = spring.peakTime(target: target, initialVelocity: speed)
        let arrival = spring.arrivalTime(target: target, initialVelocity: speed)
        try expect(peak, vector["peak"]?.number, vector)
        try expect(arrival, vector["arrival"]?.number, vector)
      }
    }
  }

  private func expect(_ time: Double?, _ expected: Double?, _ vector: Vector) throws {
    guard let expected else {
      #expect(time == nil)
      return
    }
    let found = try #require(time)
    #expect(abs(found - expected) <= 1e-12 * expected, "\(found) \(expected) \(vector)")
  }

  @Test("a throw without travel overshoots endlessly, turns back, and has arrived")
  func thrownInPlace() throws {
    for bounce in [-0.5, 0, 0.4] {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      let peak = try #require(spring.peakTime(target: 0, initialVelocity: 3))
      #expect(abs(spring.velocity(target: 0, initialVelocity: 3, time: peak)) < 1e-14)
      #expect(spring.overshoot(target: 0, initialVelocity: 3) == .infinity)
      #expect(spring.arrivalTime(target: 0, initialVelocity: 3) == 0)
      #expect(spring.peakTime(target: 0) == nil && spring.overshoot(target: 0) == 0)
    }
  }
}
