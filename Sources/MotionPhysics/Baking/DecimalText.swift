/// Numbers with a fixed number of decimals, trailing zeros left out.
enum DecimalText {
  /// The nearest number with so many decimals; a number too large to count in units of its last decimal has
  /// none.
  static func rounded(_ value: Double, decimals: Int) -> Double {
    DecimalNumber(value, decimals: decimals)?.value ?? value
  }

  /// Its digits; of a number too large to count in units of its last decimal, Swift's own.
  static func text(_ value: Double, decimals: Int) -> String {
    guard let number = DecimalNumber(value, decimals: decimals) else { return "\(value)" }
    return number.text
  }
}
