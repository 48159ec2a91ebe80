/// A number as it is printed: a whole number of units of the last decimal.
package struct DecimalNumber: Hashable, Sendable {
  package let units: Int64
  package let decimals: Int

  /// More decimals than a double can tell apart near 1.
  static let mostDecimals = 15

  /// The number with the fewest decimals within a reach of a value; nil when no number of up to `most`
  /// decimals is, or the value is too large to count in such units.
  init?(near value: Double, within reach: Double, most: Int = mostDecimals) {
    guard reach >= 0 else { return nil }
    // A little more, so that only what is sure to be out of reach is passed over without a division.
    let wide = reach + 1e-15 * abs(value)
    var scale = 1.0
    for decimals in 0...most {
      guard let units = Self.rounded(value * scale) else { return nil }
      let nearest = Double(units)
      if abs(nearest - value * scale) <= wide * scale, abs(nearest / scale - value) <= reach {
        self.init(units: units, decimals: decimals)
        return
      }
      scale *= 10
    }
    return nil
  }

  /// The nearest whole number, halves away from 0; nil when there is none that can be counted.
  ///
  /// By truncation, which every processor has: `rounded()` is a call of the library.
  @inline(__always)
  private static func rounded(_ value: Double) -> Int64? {
    guard abs(value) < 0x1p52 else { return Int64(exactly: value) }
    return Int64(value + (value < 0 ? -0.5 : 0.5))
  }

  /// The nearest number with so many decimals; nil when it is too large to count.
  package init?(_ value: Double, decimals: Int) {
    guard let units = Self.rounded(value * Self.power(decimals)) else { return nil }
    self.init(units: units, decimals: decimals)
  }

  package init(units: Int64, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }

  /// The double that the digits are read as: a quotient of two whole doubles is rounded once, as parsing is.
  package var value: Double { Double(units) / Self.power(decimals) }

  /// A percentage as a share.
  package var hundredth: DecimalNumber { DecimalNumber(units: units, decimals: decimals + 2) }

  /// 10 to the power of a small count, exactly.
  static func power(_ decimals: Int) -> Double {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return power
  }

  /// How many characters it takes.
  var length: Int {
    var whole = 1
    var rest = units.magnitude
    for _ in 0..<decimals { rest /= 10 }
    while rest >= 10 {
      rest /= 10
      whole += 1
    }
    return (units < 0 ? 1 : 0) + whole + (decimals > 0 ? decimals + 1 : 0)
  }

  /// The digits, without zeros at the end of the decimals.
  package var text: String {
    var digits = units.magnitude
    var left = decimals
    while left > 0 && digits % 10 == 0 {
      digits /= 10
      left -= 1
    }
    // From the last to the first: at most the digits of the largest units, a point and a sign.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { characters in
      var start = characters.count
      func add(_ character: UInt8) {
        start -= 1
        characters[start] = character
      }
      var written = 0
      while digits > 0 || written <= left {
        if written == left && left > 0 { add(UInt8(ascii: ".")) }
        add(UInt8(ascii: "0") + UInt8(digits % 10))
        digits /= 10
        written += 1
      }
      if units < 0 { add(UInt8(ascii: "-")) }
      return String(decoding: characters[start...], as: UTF8.self)
    }
  }
}
