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
    var rest = Self.difference(time, cycles, duration)
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

  /// minuend - factor · other without the rounding of the product (Dekker 1971: its error is a double too,
  /// and halves of the factors give it exactly). C's `fma` and `fmod` are not at hand everywhere.
  private static func difference(_ minuend: Double, _ factor: Double, _ other: Double) -> Double {
    let product = factor * other
    let (high, low) = halves(factor)
    let (otherHigh, otherLow) = halves(other)
    let error = ((high * otherHigh - product) + high * otherLow + low * otherHigh) + low * otherLow
    return error.isFinite ? (minuend - product) - error : minuend - product
  }

  private static func halves(_ value: Double) -> (Double, Double) {
    let shifted = 134_217_729 * value
    let high = shifted - (shifted - value)
    return (high, value - high)
  }
}
