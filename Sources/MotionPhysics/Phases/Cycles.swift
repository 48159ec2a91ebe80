/// The motion that enters the later cycles of a loop, in bounded work however many there were.
///
/// A cycle turns the motion s that comes into it into M s + c. The first comes from rest, so before cycle n it
/// is (1 + M + … + Mⁿ⁻¹) c. The table holds the powers and sums for n = 1, 2, 4, 8 … until the powers vanish:
/// then the loop repeats. With undamped springs they never do; those go on to 2⁵² cycles, and where they swing
/// each other up, to the last cycle before the numbers leave what a double can hold.
struct CycleTable: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let power: Propagator
    let sum: Propagator
  }

  private var entries: [Entry] = []

  /// - Parameter cycle: M, what one cycle does to motion.
  init(cycle: Propagator) {
    var entry = Entry(power: cycle, sum: .identity)
    while entries.count < Self.mostEntries, entry.power.isFinite, entry.sum.isFinite,
      abs(entry.power.trace) < Self.largestTrace
    {
      entries.append(entry)
      guard entry.power != .zero else { return }
      entry = Entry(power: entry.power * entry.power, sum: entry.sum + entry.power * entry.sum)
    }
  }

  private static var mostEntries: Int { 52 }
  private static var largestTrace: Double { 1e100 }

  /// 1 + M + … for as many terms as cycles have passed.
  func sum(cycles: Double) -> Propagator {
    let most = (UInt64(1) << UInt64(entries.count)) - 1
    var rest = cycles < Double(most) ? UInt64(max(cycles, 0)) : most
    var power = Propagator.identity
    var sum = Propagator.zero
    var index = 0
    while rest > 0 {
      if rest & 1 == 1 {
        sum = sum + power * entries[index].sum
        power = power * entries[index].power
      }
      rest >>= 1
      index += 1
    }
    return sum
  }
}

/// A time as whole cycles and the time within the last one. The end of a cycle belongs to it.
struct CycleTime {
  /// Cycles that are over.
  let cycles: Double
  /// Seconds since the start of this one: more than 0, at most the duration.
  let time: Double

  /// - Parameters:
  ///   - time: seconds, finite and more than 0.
  ///   - duration: of a cycle, seconds, more than 0.
  init(_ time: Double, duration: Double) {
    guard time > duration else {
      (cycles, self.time) = (0, time)
      return
    }
    var cycles = min((time / duration).rounded(.up) - 1, .greatestFiniteMagnitude)
    // Without the rounding of the product; C's `fma` and `fmod` are not at hand everywhere.
    let passed = DoubleDouble.product(cycles, duration)
    var rest = (time - passed.high) - passed.low
    // The division may have been rounded across a whole number.
    if rest <= 0 {
      cycles -= 1
      rest += duration
    } else if rest > duration {
      cycles += 1
      rest -= duration
    }
    self.cycles = cycles
    self.time = rest > 0 ? min(rest, duration) : duration
  }
}
