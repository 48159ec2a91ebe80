import MotionPhysics

/// The exact settling time, over springs of one kind of damping.
struct SettlingBenchmarks {
  let buffers: Buffers

  private static let count = 256

  func run(_ report: inout Report) throws {
    try add("settling time, bounce 0.05 to 0.95", 0.05...0.95, velocity: 0, &report)
    try add("the same with an initial velocity", 0.05...0.95, velocity: 5, &report)
    try add("settling time, bounce 0", 0...0, velocity: 0, &report)
    try add("the same with an initial velocity", 0...0, velocity: 5, &report)
    try add("settling time, bounce -0.95 to -0.05", -0.95...(-0.05), velocity: 0, &report)
    try add("the same with an initial velocity", -0.95...(-0.05), velocity: 5, &report)
  }

  private func add(
    _ name: String, _ bounces: ClosedRange<Double>, velocity: Double, _ report: inout Report
  ) throws {
    let width = bounces.upperBound - bounces.lowerBound
    let springs = try (0..<Self.count).map { index in
      try Spring(
        validatingDuration: 0.2 + buffers.random[index],
        bounce: bounces.lowerBound + width * buffers.random[index + 1])
    }
    let values = buffers.first(Self.count)
    let measurement = Measurement(Self.count) {
      for index in 0..<Self.count { values[index] = springs[index].settlingTime(initialVelocity: velocity) }
    }
    report.add(name, .nanoseconds(300), measurement)
  }
}
