import PlainText

/// Times of systems that count in milliseconds.
enum Milliseconds {
  /// The milliseconds of seconds; a short decimal where only the conversion's rounding keeps them from it.
  static func of(_ seconds: Double) -> Double {
    let milliseconds = 1000 * seconds
    let short = DecimalNumber(milliseconds, decimals: 6)?.value ?? milliseconds
    return abs(milliseconds - short) <= 1e-12 * short ? short : milliseconds
  }

  /// The same for systems that take whole ones only.
  static func whole(_ seconds: Double, _ system: String) throws(UnsupportedMotion) -> Double {
    let milliseconds = of(seconds)
    guard milliseconds == milliseconds.rounded(), milliseconds >= 1 else {
      throw UnsupportedMotion(
        "\(system) takes whole milliseconds, and this is \(DecimalText.exact(milliseconds)) ms")
    }
    return milliseconds
  }
}
