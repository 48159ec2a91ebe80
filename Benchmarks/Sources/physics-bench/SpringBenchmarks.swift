import CReference
import MotionPhysics

/// Evaluation, steps and sampling of springs of each kind of damping, over three durations.
struct SpringBenchmarks {
  let buffers: Buffers

  private static let bounces = [0.3, 0, -0.5]
  private static let window = 1.5
  private static let count = 1024

  func run(_ report: inout Report) throws {
    for bounce in Self.bounces + [0.95] { try evaluation(bounce, &report) }
    for bounce in Self.bounces { try step(bounce, &report) }
    for count in [10, 60, 100, 120, 1000, 10_000] {
      for bounce in Self.bounces + [0.95, 0.999] { try sampling(bounce, count, &report) }
    }
  }

  private func evaluation(_ bounce: Double, _ report: inout Report) throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    var reference = reference_spring(0.5, bounce)
    let times = UnsafeMutableBufferPointer(rebasing: buffers.velocities[..<Self.count])
    for index in times.indices { times[index] = Self.window * buffers.random[index] }
    let values = buffers.first(Self.count)
    let measurement = Measurement(Self.count) {
      for index in 0..<Self.count { values[index] = spring.value(time: times[index]) }
    } against: {
      reference_evaluate(&reference, times.baseAddress, values.baseAddress, Int32(Self.count))
    }
    // An oscillation's angle has twice the digits, which C's has not.
    report.add(
      "value at random times, bounce \(bounce)", .ratio(bounce > 0 ? 1.75 : 1.6), measurement)
  }

  private func step(_ bounce: Double, _ report: inout Report) throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    let textbook = TextbookStep(duration: 0.5, bounce: bounce)
    let random = buffers.random
    let (values, velocities) = (buffers.values, buffers.velocities)
    let measurement = Measurement(Self.count) {
      for index in 0..<Self.count {
        var (value, velocity) = (random[index + 1], random[index + 2])
        spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: random[index] / 60)
        values[index] = value
        velocities[index] = velocity
      }
    } against: {
      for index in 0..<Self.count {
        var (value, velocity) = (random[index + 1], random[index + 2])
        textbook.update(value: &value, velocity: &velocity, target: 1, deltaTime: random[index] / 60)
        values[index] = value
        velocities[index] = velocity
      }
    }
    report.add("update by a frame / textbook in Swift, bounce \(bounce)", .ratio(1.2), measurement)
  }

  private func sampling(_ bounce: Double, _ count: Int, _ report: inout Report) throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    var reference = reference_spring(0.5, bounce)
    let values = buffers.first(count)
    let step = Self.window / Double(count)
    let measurement = Measurement(count) {
      spring.sample(step: step, into: values)
    } against: {
      reference_sample(&reference, step, values.baseAddress, Int32(count))
    }
    report.add("\(count) samples into a buffer, bounce \(bounce)", .ratio(1.1), measurement)
  }
}
