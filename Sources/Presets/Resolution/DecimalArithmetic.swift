import CLibrary
import PlainText

/// Sums and products of typed decimals, so that a bounce of 0.1 and an extra bounce of 0.2 make 0.3 and not
/// 0.30000000000000004.
///
/// A result keeps 15 significant digits of its largest part, the most that a double always holds; people type
/// far fewer.
enum DecimalArithmetic {
  static func sum(_ left: Double, _ right: Double) -> Double {
    if left == 0 { return right }
    if right == 0 { return left }
    return rounded(left + right, magnitude: max(abs(left), abs(right)))
  }

  static func product(_ left: Double, _ right: Double) -> Double {
    if left == 1 { return right }
    if right == 1 { return left }
    return rounded(left * right, magnitude: abs(left * right))
  }

  static func quotient(_ left: Double, _ right: Double) -> Double {
    if right == 1 { return left }
    return rounded(left / right, magnitude: abs(left / right))
  }

  /// The decimal with the fewest digits that makes `base` into `result`.
  static func addend(from base: Double, to result: Double) -> Double {
    let difference = result - base
    for digits in 0...22 {
      let candidate = decimal(difference, digits: digits)
      if sum(base, candidate) == result { return candidate }
    }
    return difference
  }

  private static func rounded(_ value: Double, magnitude: Double) -> Double {
    guard value.isFinite, magnitude > 0 else { return value }
    return decimal(value, digits: 15 - Int(saturating: log10(magnitude).rounded(.up)))
  }

  /// The number with so many digits after the point. Powers of ten up to 22 are exact, so that the division
  /// gives the double nearest to the decimal.
  private static func decimal(_ value: Double, digits: Int) -> Double {
    guard (0...22).contains(digits) else { return value }
    let power = DecimalText.powerOfTen(digits)
    let scaled = value * power
    return abs(scaled) < 0x1p53 ? scaled.rounded() / power : value
  }
}
