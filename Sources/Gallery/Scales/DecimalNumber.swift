/// Decimal text and powers of ten without libm or a locale, so that a plot is the same everywhere.
enum DecimalNumber {
  /// Ten to a power, as the reader of literals rounds it: correct to the last bit.
  static func powerOfTen(_ exponent: Int) -> Double {
    Double("1e\(exponent)") ?? (exponent < 0 ? 0 : .infinity)
  }

  /// The largest power of ten that is no larger than a positive finite number; 0 for anything else.
  static func exponent(of value: Double) -> Int {
    guard value > 0, value.isFinite else { return 0 }
    // log10(2) times the binary exponent is right or one too small or large.
    var guess = Int((Double(value.exponent) * 0.301_029_995_663_981_2).rounded(.down))
    while powerOfTen(guess + 1) <= value { guess += 1 }
    while powerOfTen(guess) > value { guess -= 1 }
    return guess
  }

  /// A number with exactly so many decimals. Magnitudes of 1e15 and more, which have no decimals to speak
  /// of, are written as Swift prints them.
  static func fixed(_ value: Double, decimals: Int) -> String {
    let scaled = (value.magnitude * powerOfTen(decimals)).rounded()
    guard scaled < 1e15 else { return "\(value)" }
    let digits = String(Int64(scaled))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// A number with at most so many decimals, and no zeros at the end of them.
  static func short(_ value: Double, decimals: Int) -> String {
    var text = fixed(value, decimals: decimals)
    guard text.contains("."), !text.contains("e") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A value for people: the shortest text that reads back to the same double, without a decimal point of
  /// no use.
  static func plain(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A time for people: milliseconds are the finest that anyone sees, except in motions shorter than ten of
  /// them.
  static func seconds(_ time: Double) -> String {
    guard time.isFinite else { return "\(time) s" }
    if time != 0 && (time.magnitude < 0.01 || time.magnitude >= 1e6) {
      let power = exponent(of: time.magnitude)
      if power < -6 || power > 5 {
        return short(time / powerOfTen(power), decimals: 2) + "e\(power) s"
      }
      return short(time, decimals: 2 - power) + " s"
    }
    return short(time, decimals: 3) + " s"
  }
}
