import PlainText

/// Numbers in words of a plot.
enum PlotText {
  /// A number with at most so many decimals, as a power of ten only beyond 1e15.
  static func short(_ value: Double, decimals: Int) -> String {
    var text = DecimalText.fixed(value, decimals: decimals)
    guard text.contains("."), !text.contains("e") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A time for people: milliseconds are the finest that anyone sees, except in motions shorter than ten of
  /// them.
  static func seconds(_ time: Double) -> String {
    guard time.isFinite else { return "\(time) s" }
    if time != 0 && (time.magnitude < 0.01 || time.magnitude >= 1e6) {
      let power = DecimalText.exponent(of: time.magnitude)
      if power < -6 || power > 5 {
        return short(time / DecimalText.powerOfTen(power), decimals: 2) + "e\(power) s"
      }
      return short(time, decimals: 2 - power) + " s"
    }
    return short(time, decimals: 3) + " s"
  }
}
