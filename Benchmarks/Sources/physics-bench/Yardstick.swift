import CReference

/// How fast this machine is at the moment: C's closed form of an underdamped spring, run beside whatever has a
/// goal in nanoseconds.
enum Yardstick {
  /// What it takes on the machine that the goals were set on, at rest.
  static let nanoseconds = 12.4
  static let count = 256

  private static let spring = reference_spring(0.5, 0.3)

  static func run(_ times: UnsafeMutableBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>) {
    withUnsafePointer(to: spring) {
      reference_evaluate($0, times.baseAddress, values.baseAddress, Int32(count))
    }
  }
}
