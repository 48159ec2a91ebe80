import Testing

@testable import MotionPhysics

@Suite("Spring.settlingTime: the exact last crossing")
struct SettlingTimeTests {
  @Test("the target and the direction only scale it")
  func scaling() throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: 0.3)
    let one = spring.settlingTime(initialVelocity: 3)
    #expect(abs(spring.settlingTime(target: -200, initialVelocity: -600) - one) < 1e-14)
  }

  @Test("edges: nothing to travel, undamped, an epsilon of all or nothing")
  func edges() throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: 0.3)
    let undamped = try Spring(validatingDuration: 0.5, bounce: 1)
    #expect(spring.settlingTime(target: 0) == 0)
    #expect(spring.settlingTime(target: 0, initialVelocity: 1) == .infinity)
    #expect(spring.settlingTime(share: 0) == .infinity)
    #expect(spring.settlingTime(share: 1) == 0)
    #expect(undamped.settlingTime() == .infinity)
    #expect(undamped.settlingTime(share: 1.5) == 0)
    #expect(undamped.settlingTime(initialVelocity: 100, share: 1.5) == .infinity)
    #expect(spring.settlingTime(share: 1e-300) > 70)
    for bounce in [-0.5, 0, 0.3] {
      // Thrown away from the target, it first goes further than the whole travel.
      let thrown = try Spring(validatingDuration: 0.5, bounce: bounce)
      let time = thrown.settlingTime(initialVelocity: -300, share: 4)
      #expect(abs(abs(thrown.value(initialVelocity: -300, time: time) - 1) - 4) < 1e-11)
    }
  }

  @Test("not-a-number stays that, and a share of a travel that no double can hold never settles")
  func unusual() throws {
    for spring in [Spring.bouncy, .smooth, try Spring(validatingDuration: 0.5, bounce: -0.4)] {
      #expect(spring.settlingTime(target: .nan).isNaN && spring.settlingTime(initialVelocity: .nan).isNaN)
      #expect(
        spring.settlingTime(share: .nan).isNaN && spring.settlingTime(target: .nan, tolerance: 0.1).isNaN)
      #expect(spring.settlingTime(target: Double.leastNonzeroMagnitude, initialVelocity: 1) == .infinity)
      let thrown = spring.settlingTime(target: 0, initialVelocity: 1, tolerance: 1e-203)
      let short = spring.settlingTime(target: 1e-200, initialVelocity: 1, share: 0.001)
      #expect(abs(short - thrown) < 1e-9 * thrown, "\(short) \(thrown)")
    }
  }

  @Test("overdamped by far, a spring thrown from its target settles after its peak, and slowly")
  func creeping() throws {
    for ratio in [1e3, 3e3, 1e4] {
      let spring = try Spring(stiffness: 158, dampingRatio: ratio)
      let speed = 1e4 * ratio
      let time = spring.settlingTime(target: 0, initialVelocity: speed, tolerance: 0.01)
      // Only the slow exponential is left: v/2q e^(-slow t).
      let expected = naturalLogarithm(speed / (2 * spring.dampedFrequency) / 0.01) / spring.slowRate
      #expect(abs(time - expected) < 1e-9 * expected, "\(ratio) \(time) \(expected)")
      let velocity = spring.velocity(target: 0, initialVelocity: 1, time: 3 / spring.slowRate)
      let slope = -spring.slowRate * exponential(-3) / (2 * spring.dampedFrequency)
      #expect(abs(velocity / slope - 1) < 1e-12, "\(ratio) \(velocity) \(slope)")
    }
  }
}
