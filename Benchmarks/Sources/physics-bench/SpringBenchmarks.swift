import CReference
import MotionPhysics

/// Evaluation and sampling of springs of each kind of damping, over three durations.
struct SpringBenchmarks {
  let buffers: Buffers

  private static let bounces = [0.3, 0, -0.5]
  private static let window = 1.5

  func run(_ report: inout Report) throws {
    for bounce in Self.bounces { try evaluation(bounce, &report) }
    for (count, goal) in [(100, 2.0), (120, 2), (1000, 1.5), (10_000, 1.5)] {
      for bounce in Self.bounces { try sampling(bounce, count, goal, &report) }
    }
    for count in [120, 10_000] { try sampling(0.95, count, 1.5, &report) }
  }

  private func evaluation(_ bounce: Double, _ report: inout Report) throws {
    let count = 1024
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    var reference = reference_spring(0.5, bounce)
    let times = UnsafeMutableBufferPointer(rebasing: buffers.velocities[..<count])
    for index in times.indices { times[index] = Self.window * buffers.random[index] }
    let values = buffers.first(count)
    let measurement = Measurement(count) {
      for index in 0..<count { values[index] = spring.value(time: times[index]) }
    } against: {
      reference_evaluate(&reference, times.baseAddress, values.baseAddress, Int32(count))
    }
    report.add("value at random times, bounce \(bounce)", .ratio(1.6), measurement)
  }

  private func sampling(_ bounce: Double, _ count: Int, _ goal: Double, _ report: inout Report) throws {
    let spring = try Spring(validatingDuration: 0.5, bounce: bounce)
    var reference = reference_spring(0.5, bounce)
    let values = buffers.first(count)
    let step = Self.window / Double(count)
    let measurement = Measurement(count) {
      spring.sample(step: step, into: values)
    } against: {
      reference_sample(&reference, step, values.baseAddress, Int32(count))
    }
    report.add("\(count) samples into a buffer, bounce \(bounce)", .ratio(goal), measurement)
  }
}
