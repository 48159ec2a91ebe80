import TestSupport
import Testing

@testable import MotionPhysics

@Suite("Spring: laws on random springs")
struct SpringRandomTests {
  private struct Case {
    let spring: Spring
    let target: Double
    let velocity: Double
    let time: Double
    /// The measure of positions.
    var scale: Double { max(abs(target), abs(velocity) / spring.angularFrequency) }

    func value(_ time: Double) -> Double {
      spring.value(target: target, initialVelocity: velocity, time: time)
    }

    func speed(_ time: Double) -> Double {
      spring.velocity(target: target, initialVelocity: velocity, time: time)
    }
  }

  private static let cases: [Case] = {
    var random = Seeded(seed: 42)
    return (0..<400).compactMap { _ in
      guard let spring = try? random.spring() else { return nil }
      return Case(
        spring: spring, target: random.number(in: -300...300), velocity: random.number(in: -3000...3000),
        time: spring.duration * random.number(in: 0.1...3))
    }
  }()

  /// The derivative by a stencil of six neighbours, exact up to the seventh power of the step.
  private func derivative(_ function: (Double) -> Double, at time: Double, step: Double) -> Double {
    let first = function(time + step) - function(time - step)
    let second = function(time + 2 * step) - function(time - 2 * step)
    let third = function(time + 3 * step) - function(time - 3 * step)
    return (45 * first - 9 * second + third) / (60 * step)
  }

  @Test("it starts at 0 with the initial velocity")
  func start() {
    #expect(Self.cases.count == 400)
    for item in Self.cases {
      #expect(item.value(-1) == 0 && item.value(0) == 0 && item.speed(0) == item.velocity)
      #expect(abs(item.value(1e-12) - item.velocity * 1e-12) < 1e-15 * item.scale)
    }
  }

  @Test("the derivative of its value is its velocity")
  func velocity() {
    for item in Self.cases {
      let rate = item.spring.decay + item.spring.dampedFrequency
      let difference = derivative(item.value, at: item.time, step: 0.01 / rate)
      #expect(abs(difference - item.speed(item.time)) < 1e-10 * rate * item.scale, "\(item)")
    }
  }

  @Test("mass times acceleration is the force")
  func differentialEquation() {
    for item in Self.cases {
      let spring = item.spring
      let rate = spring.decay + spring.dampedFrequency
      let acceleration = derivative(item.speed, at: item.time, step: 0.01 / rate)
      let force = spring.force(
        target: item.target, position: item.value(item.time), velocity: item.speed(item.time))
      #expect(abs(acceleration - force / spring.mass) < 1e-10 * rate * rate * item.scale, "\(item)")
    }
  }

  @Test("a spring as fast again runs through the same places at twice the speed")
  func timeScaling() throws {
    for item in Self.cases {
      let spring = item.spring
      let fast = try Spring(validatingDuration: 0.5 * spring.duration, bounce: spring.bounce)
      let value = fast.value(
        target: item.target, initialVelocity: 2 * item.velocity, time: 0.5 * item.time)
      #expect(abs(value - item.value(item.time)) <= 4e-15 * item.scale)
      let speed = fast.velocity(
        target: item.target, initialVelocity: 2 * item.velocity, time: 0.5 * item.time)
      #expect(abs(speed - 2 * item.speed(item.time)) <= 2e-14 * spring.angularFrequency * item.scale)
      let settling = fast.settlingTime(target: item.target, initialVelocity: 2 * item.velocity)
      let expected = 0.5 * spring.settlingTime(target: item.target, initialVelocity: item.velocity)
      #expect(abs(settling - expected) <= 1e-11 * expected)
    }
  }

  @Test("two steps of update are where one is, and as fast")
  func update() {
    for item in Self.cases {
      var (value, velocity) = (0.0, item.velocity)
      for share in [0.4, 0.6] {
        item.spring.update(
          value: &value, velocity: &velocity, target: item.target, deltaTime: share * item.time)
      }
      #expect(abs(value - item.value(item.time)) <= 2e-14 * item.scale, "\(item)")
      let speed = item.speed(item.time)
      #expect(abs(velocity - speed) <= 2e-14 * item.spring.angularFrequency * item.scale, "\(item)")
    }
  }

  @Test("every form reads back as the same spring")
  func roundTrips() throws {
    for item in Self.cases {
      let spring = item.spring
      let forms = try [
        Spring(validatingDuration: spring.duration, bounce: spring.bounce, mass: spring.mass),
        Spring(validatingResponse: spring.response, dampingRatio: spring.dampingRatio, mass: spring.mass),
        Spring(stiffness: spring.stiffness, dampingRatio: spring.dampingRatio, mass: spring.mass),
        Spring(
          validatingMass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
          allowOverDamping: true),
      ]
      for form in forms {
        #expect(abs(form.duration - spring.duration) <= 4e-16 * spring.duration)
        #expect(abs(form.bounce - spring.bounce) <= 1e-15)
        #expect(abs(form.dampingRatio - spring.dampingRatio) <= 1e-15 * spring.dampingRatio)
        #expect(abs(form.stiffness - spring.stiffness) <= 1e-15 * spring.stiffness)
        #expect(abs(form.damping - spring.damping) <= 1e-15 * spring.damping)
        #expect(form.mass == spring.mass)
      }
    }
  }

  @Test("on both sides of critical damping values run together as the bounce does")
  func continuity() throws {
    for item in Self.cases.prefix(100) {
      let duration = item.spring.duration
      let critical = try Spring(validatingDuration: duration, bounce: 0)
      let value = critical.value(target: item.target, initialVelocity: item.velocity, time: item.time)
      for offset in [1e-15, 1e-12, 1e-9, 1e-6, 1e-3] {
        for bounce in [offset, -offset] {
          let near = try Spring(validatingDuration: duration, bounce: bounce).value(
            target: item.target, initialVelocity: item.velocity, time: item.time)
          #expect(abs(near - value) <= (3 * offset + 4e-15) * item.scale)
        }
      }
    }
  }
}
