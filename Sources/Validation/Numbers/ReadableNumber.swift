/// Numbers in messages: as many digits as a person reads.
enum ReadableNumber {
  /// Three significant digits.
  static func text(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : "\(value)" }
    var scale = 1.0
    var limit = 1.0
    for _ in 1..<digits { limit *= 10 }
    while abs(value) * scale < limit, scale < 1e15 { scale *= 10 }
    // Whole numbers are not rounded: 1234 stays 1234.
    let rounded = (value * scale).rounded() / scale
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int64(rounded)) }
    return "\(rounded)"
  }

  /// A share as a whole percentage, or with one digit more below ten: "21 %", "1.5 %".
  static func percent(_ share: Double) -> String {
    text(share * 100, digits: 2) + " %"
  }

  /// Seconds with their unit.
  static func seconds(_ value: Double) -> String { text(value) + " s" }
}
