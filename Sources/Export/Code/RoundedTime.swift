import PlainText

/// A time where a platform counts whole milliseconds or microseconds.
struct RoundedTime {
  /// How many of them.
  let count: Int
  /// Whether nothing was lost.
  let isExact: Bool

  /// The most that fits into the 32 bits that most platforms count in.
  static let most = 2_147_483_647.0

  /// Rounds a time.
  ///
  /// - Parameters:
  ///   - seconds: 0 or more.
  ///   - unitsPerSecond: 1000 for milliseconds.
  ///   - most: The largest count that the platform has.
  init(_ seconds: Double, unitsPerSecond: Double = 1000, most: Double = most) {
    let units = seconds * unitsPerSecond
    let rounded = min(units.rounded(), most)
    count = Int(saturating: rounded)
    // A decimal of seconds is no decimal of binary digits: 0.0015 s are 1.5 milliseconds only nearly.
    isExact = abs(units - rounded) <= 1e-9 * max(1, units)
  }
}

extension RoundedTime {
  /// Microseconds, of which Dart counts as many as a double can.
  static func microseconds(_ seconds: Double) -> RoundedTime {
    RoundedTime(seconds, unitsPerSecond: 1e6, most: 9_007_199_254_740_991)
  }

  /// Whole nanoseconds, the finest that any platform counts in.
  static func nanoseconds(_ seconds: Double) -> Int { Int(exactly: (seconds * 1e9).rounded()) ?? .max }
}

extension DecimalText {
  /// Numbers with commas between them.
  static func list(_ numbers: [Double]) -> String { numbers.map(plain).joined(separator: ", ") }

  /// How many decimals tell numbers apart that lie so far from one another.
  static func decimals(for step: Double, most: Int) -> Int {
    var decimals = 0
    var unit = 1.0
    while unit > step, decimals < most {
      unit /= 10
      decimals += 1
    }
    return decimals
  }
}
