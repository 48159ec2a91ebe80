import Testing

@testable import MotionPhysics

@Suite("Spring.sample: the doubling sampler")
struct SpringSamplingTests {
  @Test("it agrees with the closed form at every sample", arguments: SpringPropertyTests.bounces)
  func agreement(bounce: Double) throws {
    let spring = try Spring(duration: 0.5, bounce: bounce)
    for velocity in [0.0, -8, 30] {
      for count in [1, 2, 3, 100, 256, 257, 5000] {
        let step = 1.5 / Double(count)
        var values = [Double](repeating: .nan, count: count)
        var velocities = values
        values.withUnsafeMutableBufferPointer { values in
          velocities.withUnsafeMutableBufferPointer { velocities in
            spring.sample(
              target: 2, initialVelocity: velocity, step: step, into: values, velocities: velocities)
          }
        }
        let frequency = spring.angularFrequency
        let scale = 2 + abs(velocity) / frequency
        for index in 0..<count {
          let time = Double(index) * step
          let value = spring.value(target: 2, initialVelocity: velocity, time: time)
          #expect(abs(values[index] - value) <= 4e-15 * scale)
          let speed = spring.velocity(target: 2, initialVelocity: velocity, time: time)
          #expect(abs(velocities[index] - speed) <= 4e-15 * frequency * scale)
        }
      }
    }
  }

  @Test("no samples are no work, and velocities may be fewer than values")
  func partial() throws {
    #expect(Spring.bouncy.samples(step: 0.1, count: 0).isEmpty)
    #expect(Spring.bouncy.samples(step: 0.1, count: -3).isEmpty)
    var values = [Double](repeating: .nan, count: 600)
    var velocities = [Double](repeating: .nan, count: 300)
    values.withUnsafeMutableBufferPointer { values in
      velocities.withUnsafeMutableBufferPointer { velocities in
        Spring.bouncy.sample(step: 0.01, into: values, velocities: velocities)
      }
    }
    #expect(abs(velocities[299] - Spring.bouncy.velocity(time: 2.99)) < 1e-14)
  }
}
