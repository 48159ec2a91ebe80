import Testing

@testable import MotionPhysics

@Suite("Spring.settlingTime: the exact last crossing")
struct SettlingTimeTests {
  @Test("it agrees with the 60-digit vectors to 1e-12")
  func vectors() throws {
    let vectors = try Vector.list("own-settling-exact")
    #expect(vectors.count > 300)
    for vector in vectors {
      let spring = try Self.spring(vector)
      let time = spring.settlingTime(
        initialVelocity: try #require(vector["v0"]?.number), epsilon: try #require(vector["epsilon"]?.number))
      guard let expected = vector["settle"]?.number else {
        #expect(time == .infinity, "\(vector)")
        continue
      }
      #expect(abs(time - expected) <= 1e-12 * expected, "\(time) \(vector)")
    }
  }

  private static func spring(_ vector: Vector) throws -> Spring {
    if let duration = vector["duration"]?.number {
      return try Spring(duration: duration, bounce: #require(vector["bounce"]?.number))
    }
    return try Spring(
      mass: #require(vector["mass"]?.number), stiffness: #require(vector["stiffness"]?.number),
      damping: #require(vector["damping"]?.number), allowOverDamping: true)
  }

  @Test("where an extremum just passes epsilon it takes the right side of the jump")
  func discontinuities() throws {
    let vectors = try Vector.list("own-settling-exact", "discontinuities")
    #expect(!vectors.isEmpty)
    for vector in vectors {
      let ratio = try #require(vector["dampingRatio"]?.number)
      let side = try #require(vector["side"]?.text).hasPrefix("below") ? -1e-9 : 1e-9
      let spring = try Spring(
        response: #require(vector["duration"]?.number), dampingRatio: ratio * (1 + side))
      let time = spring.settlingTime(epsilon: try #require(vector["epsilon"]?.number))
      #expect(abs(time - (try #require(vector["settle"]?.number))) < 1e-4, "\(time) \(vector)")
    }
  }

  @Test("a brute-force scan finds the same last crossing")
  func scan() throws {
    for ratio in [0.05, 0.3, 0.7, 0.9999999, 1, 1.0000001, 1.5, 4] {
      let spring = try Spring(response: 0.5, dampingRatio: ratio)
      for velocity in [-60.0, -1, 0, 5, 11, 13, 40, 300] {
        for epsilon in [0.3, 0.01, 0.001] {
          let time = spring.settlingTime(initialVelocity: velocity, epsilon: epsilon)
          let step = max(time, 0.01) / 2000
          let gaps = spring.samples(initialVelocity: velocity, step: step, count: 8000).map { abs($0 - 1) }
          let last = gaps.lastIndex { $0 > epsilon }.map { Double($0) * step } ?? 0
          #expect(abs(time - last) <= 1.01 * step, "\(ratio) \(velocity) \(epsilon)")
        }
      }
    }
  }

  @Test("the target and the direction only scale it")
  func scaling() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    let one = spring.settlingTime(initialVelocity: 3)
    #expect(abs(spring.settlingTime(target: -200, initialVelocity: -600) - one) < 1e-14)
  }

  @Test("edges: nothing to travel, undamped, an epsilon of all or nothing")
  func edges() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    let undamped = try Spring(duration: 0.5, bounce: 1)
    #expect(spring.settlingTime(target: 0) == 0)
    #expect(spring.settlingTime(target: 0, initialVelocity: 1) == .infinity)
    #expect(spring.settlingTime(epsilon: 0) == .infinity)
    #expect(spring.settlingTime(epsilon: 1) == 0)
    #expect(undamped.settlingTime() == .infinity)
    #expect(undamped.settlingTime(epsilon: 1.5) == 0)
    #expect(undamped.settlingTime(initialVelocity: 100, epsilon: 1.5) == .infinity)
    #expect(spring.settlingTime(epsilon: 1e-300) > 70)
    for bounce in [-0.5, 0, 0.3] {
      // Thrown away from the target, it first goes further than the whole travel.
      let thrown = try Spring(duration: 0.5, bounce: bounce)
      let time = thrown.settlingTime(initialVelocity: -300, epsilon: 4)
      #expect(abs(abs(thrown.value(initialVelocity: -300, time: time) - 1) - 4) < 1e-11)
    }
  }

  @Test("the first overshoot and its time, from rest")
  func shape() throws {
    for vector in try Vector.list("own-conversions") {
      let spring = try Spring(
        duration: #require(vector["duration"]?.number), bounce: #require(vector["bounce"]?.number))
      let overshoot = try #require(vector["overshoot"]?.number)
      #expect(abs(spring.overshoot() - overshoot) <= 1e-13 * max(overshoot, 1e-3))
      let peak = spring.peakTime()
      #expect((peak == nil) == (vector["peak_time"] == nil))
      if let peak, let expected = vector["peak_time"]?.number {
        #expect(abs(peak - expected) <= 1e-14 * expected)
        #expect(abs(spring.value(time: peak) - 1 - overshoot) < 1e-14)
        let arrival = try #require(spring.arrivalTime())
        #expect(abs(spring.value(time: arrival) - 1) < 1e-14 && arrival < peak)
      }
    }
  }
}
