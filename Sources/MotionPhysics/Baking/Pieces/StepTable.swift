/// A spring's fundamental solutions at steps of many sizes, eight to each doubling, so that its samples can go
/// on from one another by the addition theorem (`Spring.sample`) instead of calling the mathematics library.
struct StepTable {
  private let spring: Spring
  /// decay² - angularFrequency².
  private let square: Double
  /// The key of the shortest step.
  private let first: UInt64
  private var solutions: [(e: Double, f: Double)] = []

  /// Bits of the significand that steps keep: eight sizes to each doubling.
  private static let bits = 3
  private static let shift = UInt64(Double.significandBitCount - bits)
  /// Each doubling doubles the error of its rounding too.
  private static let mostDoublings = 12

  /// - Parameter steps: from the shortest to the longest, in seconds; both more than 0.
  init(_ spring: Spring, steps: ClosedRange<Double>) {
    self.spring = spring
    let damped = spring.dampedFrequency
    square = spring.kind == .underdamped ? -(damped * damped) : damped * damped
    let sizes = UInt64(1) << UInt64(Self.bits)
    first = Self.key(steps.lowerBound) & ~(sizes - 1)
    let doublings = min(Int((Self.key(steps.upperBound) - first) / sizes), Self.mostDoublings)
    solutions.reserveCapacity(Int(sizes) * (doublings + 1))
    for key in first..<(first + sizes) { solutions.append(spring.fundamentals(Self.step(key))) }
    for index in 0..<(Int(sizes) * doublings) {
      let (e, f) = solutions[index]
      solutions.append((e * e + square * f * f, 2 * e * f))
    }
  }

  /// A motion a step later, and how long that step is: as long as the table has one, or a little less.
  @inline(__always)
  func advance(_ motion: Combination, by wanted: Double) -> (motion: Combination, step: Double) {
    let key = Self.key(wanted)
    guard key >= first, key - first < UInt64(solutions.count) else {
      return (motion.after(spring.fundamentals(wanted), square), wanted)
    }
    return (motion.after(solutions[Int(key - first)], square), Self.step(key))
  }

  /// The leading bits of a number that is not negative: they count up with it.
  @inline(__always)
  private static func key(_ step: Double) -> UInt64 { step.bitPattern >> shift }

  @inline(__always)
  private static func step(_ key: UInt64) -> Double { Double(bitPattern: key << shift) }
}
