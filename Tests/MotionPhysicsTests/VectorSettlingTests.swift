import TestSupport
import Testing

@testable import MotionPhysics

@Suite("Spring.settlingTime of vectors and distances")
struct VectorSettlingTests {
  @Test("along the way it is the number's settling time")
  func parallel() throws {
    for bounce in [-0.5, 0, 0.3, 0.8] {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      for speed in [-30.0, 0, 4, 200] {
        let exact = spring.settlingTime(target: 5, initialVelocity: speed)
        let vector = spring.settlingTime(target: SIMD2(3, 4), initialVelocity: SIMD2(0.6, 0.8) * speed)
        #expect(abs(vector - exact) <= 1e-11 * max(exact, 1e-3), "\(vector) \(exact)")
        #expect(
          abs(spring.settlingTime(target: SIMD2(0.0, 5), tolerance: 0.005) - spring.settlingTime()) < 1e-12)
      }
    }
  }

  @Test("across the way a brute-force scan finds the same last crossing")
  func scan() throws {
    var random = Seeded(seed: 11)
    for _ in 0..<150 {
      let spring = try random.spring()
      let reach = spring.angularFrequency
      let velocity = SIMD2(random.number(in: -4...4), random.number(in: -4...4)) * reach
      let tolerance = [0.001, 0.02, 0.3][random.index(3)]
      let time = spring.settlingTime(target: SIMD2(1, 0), initialVelocity: velocity, tolerance: tolerance)
      let step = max(time, 0.01) / 1000
      var last = 0.0
      for index in 0..<4000 {
        let value = spring.value(
          target: SIMD2(1, 0), initialVelocity: velocity, time: Double(index) * step)
        if (value - SIMD2(1, 0)).magnitude > tolerance { last = Double(index) * step }
      }
      #expect(abs(time - last) <= 1.01 * step, "\(spring) \(velocity) \(tolerance) \(time) \(last)")
      let gap = (spring.value(target: SIMD2(1, 0), initialVelocity: velocity, time: time) - [1, 0]).magnitude
      #expect(time == 0 || abs(gap - tolerance) < 1e-13)
    }
  }

  @Test("a throw in place settles by a distance, never by a share of nothing")
  func inPlace() throws {
    for bounce in [-0.5, -1e-9, 0, 0.3, 0.9] {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      for speed in [-300.0, 0.02, 5] {
        #expect(spring.settlingTime(target: 0, initialVelocity: speed) == .infinity)
        let time = spring.settlingTime(target: 0, initialVelocity: speed, tolerance: 0.001)
        #expect(
          spring.settlingTime(target: SIMD2<Double>.zero, initialVelocity: SIMD2(0, speed), tolerance: 0.001)
            == time)
        let gap = abs(spring.value(target: 0, initialVelocity: speed, time: time))
        #expect(time > 0 ? abs(gap - 0.001) < 1e-14 : abs(speed) < 1, "\(time) \(gap)")
        let values = (0..<2000).map { index in
          abs(spring.value(target: 0, initialVelocity: speed, time: time * (1.0001 + 0.001 * Double(index))))
        }
        #expect(values.allSatisfy { $0 <= 0.001 })
      }
    }
    #expect(Spring.bouncy.settlingTime(target: 0, initialVelocity: 0, tolerance: 0.001) == 0)
    #expect(Spring.bouncy.settlingTime(target: SIMD2<Double>.zero, share: 0.1) == 0)
    #expect(Spring.bouncy.settlingTime(target: 3, tolerance: 0) == .infinity)
  }

  @Test("undamped vectors settle only within what they can reach")
  func undamped() throws {
    let spring = try Spring(validatingDuration: 1, bounce: 1)
    let velocity = SIMD2(0, 4 * Double.pi)
    #expect(spring.settlingTime(target: SIMD2(1, 0), initialVelocity: velocity, tolerance: 1.9) == .infinity)
    #expect(spring.settlingTime(target: SIMD2(1, 0), initialVelocity: velocity, tolerance: 2.1) == 0)
  }
}
