import CReference

/// How fast this machine is at the moment: C's closed form of an underdamped spring, run beside everything else.
struct Yardstick {
  /// Nanoseconds that one evaluation takes on the machine that the goals were set on, at rest.
  static let nanoseconds = 12.4
  /// The same for a call of `run`.
  static let atRest = nanoseconds * Double(count)

  private static let count = 256

  private let spring = reference_spring(0.5, 0.3)
  private let times = (0..<count).map { Double($0 * 7919 % 1009) / 700 }
  private let values = UnsafeMutablePointer<Double>.allocate(capacity: count)

  func run() {
    withUnsafePointer(to: spring) { reference_evaluate($0, times, values, Int32(Self.count)) }
  }
}
