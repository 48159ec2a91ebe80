import Testing

@testable import MotionPhysics

@Suite("Spring.sample: the doubling sampler")
struct SpringSamplingTests {
  @Test(
    "it is within 1e-15 of the position at exact multiples of the step, however long a spring rings",
    arguments: [
      -0.99, -0.9, -0.5, -0.1, -1e-3, -1e-9, -1e-12, 0, 1e-12, 1e-9, 1e-3, 0.15, 0.3, 0.7, 0.8, 0.85, 0.9,
      0.95, 0.99, 0.999, 1,
    ])
  func agreement(bounce: Double) throws {
    for duration in [0.23, 0.5, 1.3] {
      let spring = try Spring(validatingDuration: duration, bounce: bounce)
      for velocity in [0.0, -8, 30] {
        for count in [1, 2, 3, 7, 8, 9, 63, 100, 120, 256, 257, 511, 513, 5000] {
          let window = min(3 * spring.settlingTime(), 40)
          for step in [window / Double(count), 1.0 / 120] {
            check(Motion(spring: spring, velocity: velocity, step: step, count: count))
          }
        }
      }
    }
  }

  private struct Motion {
    let spring: Spring
    let velocity: Double
    let step: Double
    let count: Int
  }

  private func check(_ motion: Motion) {
    let (spring, velocity) = (motion.spring, motion.velocity)
    var values = [Double](repeating: .nan, count: motion.count)
    var velocities = values
    values.withUnsafeMutableBufferPointer { values in
      velocities.withUnsafeMutableBufferPointer { velocities in
        spring.sample(initialVelocity: velocity, step: motion.step, into: values, velocities: velocities)
      }
    }
    let frequency = spring.angularFrequency
    let scale = max(1, abs(velocity), abs(velocity) / frequency)
    var worst = (0.0, 0.0)
    for index in 0..<motion.count {
      // What the time of an evaluation loses to rounding is added by the derivatives.
      let time = DoubleDouble.product(Double(index), motion.step)
      let state = spring.state(fromValue: 0, toValue: 1, initialVelocity: velocity, time: time.high)
      let value = state.position + time.low * state.velocity
      let acceleration = spring.force(target: 1, position: state.position, velocity: state.velocity)
      let speed = state.velocity + time.low * acceleration
      worst.0 = max(worst.0, abs(values[index] - value))
      worst.1 = max(worst.1, abs(velocities[index] - speed))
    }
    #expect(worst.0 <= AccuracyTable.samples * scale, "\(motion)")
    #expect(worst.1 <= 2 * AccuracyTable.samples * max(frequency, abs(velocity)), "\(motion)")
  }

  @Test("nothing beyond a buffer is written", arguments: 0...40)
  func bounds(count: Int) throws {
    for bounce in [0.3, 0.9] {
      let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
      var memory = [Double](repeating: 7, count: count + 8)
      memory.withUnsafeMutableBufferPointer {
        spring.sample(step: 0.01, into: UnsafeMutableBufferPointer(rebasing: $0[4..<(4 + count)]))
      }
      #expect(memory.prefix(4).allSatisfy { $0 == 7 } && memory.suffix(4).allSatisfy { $0 == 7 })
    }
  }

  @Test("no samples are no work, and velocities may be fewer than values")
  func partial() throws {
    #expect(Spring.bouncy.samples(step: 0.1, count: 0).isEmpty)
    #expect(Spring.bouncy.samples(step: 0.1, count: -3).isEmpty)
    for (count, fewer) in [(600, 300), (5, 2), (100, 1)] {
      var values = [Double](repeating: .nan, count: count)
      var velocities = [Double](repeating: .nan, count: fewer)
      values.withUnsafeMutableBufferPointer { values in
        velocities.withUnsafeMutableBufferPointer { velocities in
          Spring.bouncy.sample(step: 0.01, into: values, velocities: velocities)
        }
      }
      let time = 0.01 * Double(fewer - 1)
      #expect(abs(velocities[fewer - 1] - Spring.bouncy.velocity(time: time)) < 1e-14)
    }
  }
}
