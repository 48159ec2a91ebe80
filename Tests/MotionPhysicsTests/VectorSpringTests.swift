import Testing

@testable import MotionPhysics

@Suite("Springs of vectors")
struct VectorSpringTests {
  /// A type of an app's own.
  private struct Point: MotionVector, Equatable {
    var x: Double
    var y: Double
    static let zero = Point(x: 0, y: 0)
    static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: Point, right: Point) -> Point { Point(x: left.x - right.x, y: left.y - right.y) }
    func scaled(by factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
    var magnitudeSquared: Double { x * x + y * y }
  }

  private let springs = [Spring.bouncy, .smooth, Spring(uncheckedDuration: 0.4, bounce: -0.4)]
  private let times = [-1, 0, 0.01, 0.2, 0.7, 3]

  @Test("two, three and four numbers move as each would, to the last bit")
  func components() throws {
    for spring in springs {
      for time in times {
        let first = spring.value(target: 3, initialVelocity: -2, time: time)
        let second = spring.value(target: -8, initialVelocity: 40, time: time)
        #expect(
          spring.value(target: SIMD2(3, -8), initialVelocity: SIMD2(-2, 40), time: time) == [first, second])
        #expect(
          spring.value(target: SIMD3(3, -8, 3), initialVelocity: SIMD3(-2, 40, -2), time: time)
            == [first, second, first])
        #expect(
          spring.value(target: SIMD4(3, 3, -8, -8), initialVelocity: SIMD4(-2, -2, 40, 40), time: time)
            == [first, first, second, second])
        let speeds = [
          spring.velocity(target: 3, initialVelocity: -2, time: time),
          spring.velocity(target: -8, initialVelocity: 40, time: time),
        ]
        let own = spring.velocity(
          target: Point(x: 3, y: -8), initialVelocity: Point(x: -2, y: 40), time: time)
        #expect(own == Point(x: speeds[0], y: speeds[1]))
        let pair = try Components([3, -8])
        let velocity = try spring.velocity(target: pair, initialVelocity: Components([-2, 40]), time: time)
        #expect(velocity.array == speeds)
      }
    }
  }

  @Test("a vector from rest moves as with a velocity of zero")
  func rest() {
    for spring in springs {
      for time in times {
        let way = SIMD2(3.0, -8)
        #expect(
          spring.value(target: way, time: time)
            == spring.value(target: way, initialVelocity: .zero, time: time))
        #expect(
          spring.velocity(target: way, time: time)
            == spring.velocity(target: way, initialVelocity: .zero, time: time))
      }
    }
  }

  @Test("32-bit values follow to their own accuracy")
  func floats() {
    for spring in springs {
      let value = spring.value(target: SIMD2<Float>(3, -8), initialVelocity: SIMD2(1, 0), time: 0.2)
      #expect(abs(Double(value.x) - spring.value(target: 3, initialVelocity: 1, time: 0.2)) < 1e-6)
      #expect(abs(Double(value.y) - spring.value(target: -8, time: 0.2)) < 2e-6)
      #expect(
        abs(Double(spring.value(target: Float(5), time: 0.2)) - spring.value(target: 5, time: 0.2)) < 1e-6)
    }
  }

  @Test("force, update and the way between two values agree with the number's")
  func surface() {
    for spring in springs {
      var (value, velocity) = (SIMD2(1.0, 5), SIMD2(-2.0, 0))
      var (x, speed) = (1.0, -2.0)
      for _ in 0..<10 {
        spring.update(value: &value, velocity: &velocity, target: SIMD2(4, 5), deltaTime: 0.03)
        spring.update(value: &x, velocity: &speed, target: 4, deltaTime: 0.03)
      }
      #expect(value.x == x && velocity.x == speed && value.y == 5 && velocity.y == 0)
      let force = spring.force(target: SIMD2(4, 0), position: value, velocity: velocity)
      #expect(force.x == spring.force(target: 4, position: x, velocity: speed))
      #expect(
        spring.force(fromValue: 10.0, toValue: 14, position: x, velocity: speed)
          == spring.force(target: 4, position: x, velocity: speed))
      let between = spring.value(fromValue: 10.0, toValue: 14, initialVelocity: -2, time: 0.3)
      #expect(abs(between - (10 + spring.value(target: 4, initialVelocity: -2, time: 0.3))) < 4e-15)
      #expect(spring.value(fromValue: 0.1, toValue: 0.3, time: 0) == 0.1)
      #expect(spring.value(fromValue: 0.1, toValue: 0.3, time: 1e4) == 0.3)
      #expect(
        spring.velocity(fromValue: 10.0, toValue: 14, initialVelocity: -2, time: 0.3)
          == spring.velocity(target: 4, initialVelocity: -2, time: 0.3))
    }
  }

  @Test("SwiftUI's settling duration of a vector takes Euclidean lengths")
  func swiftUISettling() throws {
    for spring in springs {
      let vector = spring.swiftUISettlingDuration(target: SIMD2(3.0, 4))
      #expect(abs(vector - spring.swiftUISettlingDuration(target: 5)) < 1e-12)
      let between = spring.settlingDuration(
        fromValue: try Components([1, 1, 1]), toValue: try Components([1, 4, 5]),
        initialVelocity: try Components([0, 0, 0]), epsilon: 0.01)
      #expect(abs(between - spring.swiftUISettlingDuration(target: 5, epsilon: 0.01)) < 1e-12)
    }
  }
}
