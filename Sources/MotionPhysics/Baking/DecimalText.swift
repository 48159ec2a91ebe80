/// Numbers with a fixed number of decimals, trailing zeros left out.
enum DecimalText {
  /// 10 to the power of a small count.
  static func power(_ decimals: Int) -> Double { (0..<decimals).reduce(1) { value, _ in value * 10 } }

  /// The nearest number with so many decimals.
  static func rounded(_ value: Double, decimals: Int) -> Double {
    let scale = power(decimals)
    return (value * scale).rounded() / scale
  }

  /// Its digits. The value must be below 2⁶³ when scaled; easings are.
  static func text(_ value: Double, decimals: Int) -> String {
    guard let scaled = Int64(exactly: (value * power(decimals)).rounded()) else { return "\(value)" }
    var digits = "\(scaled.magnitude)"
    while digits.utf8.count <= decimals { digits = "0" + digits }
    let whole = digits.dropLast(decimals)
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    return (scaled < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }
}
