import Testing

@testable import MotionPhysics

@Suite("Spring: what holds for every spring")
struct SpringPropertyTests {
  static let bounces = [
    -0.99, -0.9, -0.5, -0.1, -1e-3, -1e-9, -1e-12, 0, 1e-12, 1e-9, 1e-3, 0.15, 0.3, 0.7, 0.95, 1,
  ]
  static let velocities = [-20.0, -3, 0, 3, 20, 200]

  @Test("it starts at 0 with the initial velocity", arguments: bounces)
  func start(bounce: Double) throws {
    let spring = try Spring(validatingDuration: 0.4, bounce: bounce)
    for velocity in Self.velocities {
      #expect(spring.value(target: 5, initialVelocity: velocity, time: 0) == 0)
      #expect(spring.velocity(target: 5, initialVelocity: velocity, time: 0) == velocity)
      #expect(spring.value(target: 5, initialVelocity: velocity, time: -1) == 0)
      let soon = 1e-11
      #expect(abs(spring.value(target: 5, initialVelocity: velocity, time: soon) - velocity * soon) < 1e-15)
    }
  }

  @Test("its velocity is the derivative of its position", arguments: bounces)
  func derivative(bounce: Double) throws {
    let spring = try Spring(validatingDuration: 0.4, bounce: bounce)
    let step = 1e-5
    for velocity in Self.velocities {
      for time in stride(from: 0.01, through: 1.2, by: 0.037) {
        func position(_ t: Double) -> Double { spring.value(initialVelocity: velocity, time: t) }
        let difference =
          (8 * (position(time + step) - position(time - step))
            - (position(time + 2 * step) - position(time - 2 * step))) / (12 * step)
        let scale = max(spring.angularFrequency, abs(velocity))
        #expect(abs(difference - spring.velocity(initialVelocity: velocity, time: time)) < 1e-9 * scale)
      }
    }
  }

  @Test("its acceleration is force over mass", arguments: bounces)
  func differentialEquation(bounce: Double) throws {
    let spring = try Spring(validatingDuration: 0.4, bounce: bounce, mass: 2.5)
    let step = 1e-5
    for time in stride(from: 0.01, through: 1.2, by: 0.05) {
      func speed(_ t: Double) -> Double { spring.velocity(initialVelocity: 3, time: t) }
      let acceleration =
        (8 * (speed(time + step) - speed(time - step)) - (speed(time + 2 * step) - speed(time - 2 * step)))
        / (12 * step)
      let position = spring.value(initialVelocity: 3, time: time)
      let force = spring.force(target: 1, position: position, velocity: speed(time))
      let scale = spring.angularFrequency * (spring.angularFrequency + spring.decay)
      #expect(abs(acceleration - force / spring.mass) < 1e-8 * scale)
    }
  }

  @Test(
    "position and velocity are continuous across critical damping", arguments: [1e-15, 1e-12, 1e-9, 1e-6])
  func critical(offset: Double) throws {
    let critical = try Spring(validatingDuration: 0.5, bounce: 0)
    for bounce in [-offset, offset] {
      let near = try Spring(validatingDuration: 0.5, bounce: bounce)
      for time in stride(from: 0.0, through: 2, by: 0.1) {
        let gap = near.value(initialVelocity: 4, time: time) - critical.value(initialVelocity: 4, time: time)
        #expect(abs(gap) <= 20 * offset + 1e-15)
        let speedGap =
          near.velocity(initialVelocity: 4, time: time) - critical.velocity(initialVelocity: 4, time: time)
        #expect(abs(speedGap) <= 300 * offset + 2e-14)
      }
    }
  }

  @Test("no time and no damping overflows")
  func extremes() throws {
    for ratio in [0.01, 1, 100, 5000] {
      let spring = try Spring(validatingResponse: 0.5, dampingRatio: ratio)
      for time in [1e-300, 1e-9, 1, 1e3, 1e6, 1e300, .infinity] {
        let value = spring.value(initialVelocity: 10, time: time)
        #expect(value >= -0.001 && value <= 3, "\(ratio) \(time) \(value)")
        #expect(spring.velocity(initialVelocity: 10, time: time).isFinite)
      }
      #expect(spring.value(time: 1e6) == 1)
    }
  }

  @Test("two half steps of update are one step", arguments: bounces)
  func update(bounce: Double) throws {
    let spring = try Spring(validatingDuration: 0.4, bounce: bounce)
    var (value, velocity) = (1.0, -2.0)
    spring.update(value: &value, velocity: &velocity, target: 4, deltaTime: 0.1)
    spring.update(value: &value, velocity: &velocity, target: 4, deltaTime: 0.15)
    #expect(abs(value - (1 + spring.value(target: 3, initialVelocity: -2, time: 0.25))) < 1e-14)
    #expect(abs(velocity - spring.velocity(target: 3, initialVelocity: -2, time: 0.25)) < 1e-12)
  }

  @Test("it scales with the target")
  func linearity() throws {
    let spring = try Spring(validatingDuration: 0.4, bounce: 0.3)
    let one = spring.value(target: 1, initialVelocity: 2, time: 0.2)
    #expect(abs(spring.value(target: -300, initialVelocity: -600, time: 0.2) + 300 * one) < 1e-12)
  }
}
