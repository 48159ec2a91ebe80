/// A number as it is printed: a whole number of units of the last decimal.
struct DecimalNumber: Hashable {
  let units: Int64
  let decimals: Int

  /// More decimals than a double can tell apart near 1.
  static let mostDecimals = 15

  /// The number with the fewest decimals within a reach of a value; nil when no number of up to `most`
  /// decimals is, or the value is too large to count in such units.
  init?(near value: Double, within reach: Double, most: Int = mostDecimals) {
    guard reach >= 0 else { return nil }
    var scale = 1.0
    for decimals in 0...most {
      let scaled = (value * scale).rounded()
      guard let units = Int64(exactly: scaled) else { return nil }
      if abs(scaled / scale - value) <= reach {
        self.init(units: units, decimals: decimals)
        return
      }
      scale *= 10
    }
    return nil
  }

  /// The nearest number with so many decimals; nil when it is too large to count.
  init?(_ value: Double, decimals: Int) {
    guard let units = Int64(exactly: (value * Self.power(decimals)).rounded()) else { return nil }
    self.init(units: units, decimals: decimals)
  }

  init(units: Int64, decimals: Int) {
    self.units = units
    self.decimals = decimals
  }

  /// What a reader of the digits gets: a quotient of two whole doubles is rounded once, as parsing is.
  var value: Double { Double(units) / Self.power(decimals) }

  /// A percentage as a share.
  var hundredth: DecimalNumber { DecimalNumber(units: units, decimals: decimals + 2) }

  /// 10 to the power of a small count, exactly.
  static func power(_ decimals: Int) -> Double {
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return power
  }

  /// Appends the digits, trailing zeros left out.
  func write(to text: inout [UInt8]) {
    var digits = units.magnitude
    var left = decimals
    while left > 0 && digits % 10 == 0 {
      digits /= 10
      left -= 1
    }
    if units < 0 { text.append(UInt8(ascii: "-")) }
    let start = text.count
    var written = 0
    while digits > 0 || written <= left {
      if written == left && left > 0 { text.append(UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "0") + UInt8(digits % 10))
      digits /= 10
      written += 1
    }
    text[start...].reverse()
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
}
