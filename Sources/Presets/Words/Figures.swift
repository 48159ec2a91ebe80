/// Numbers as people read them.
package enum Figures {
  /// A number with so many significant digits at most, without needless zeros.
  package static func text(_ number: Double, digits: Int = 4) -> String {
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : number < 0 ? "-∞" : "∞" }
    // Powers of ten from 1 up are exact, so what is multiplied by one and divided again gains no digits.
    var power = 1.0
    var magnitude = abs(number)
    let least = tenToThe(digits - 1)
    while magnitude < least, power < 1e300 {
      magnitude *= 10
      power *= 10
    }
    var divisor = 1.0
    while magnitude >= least * 10 {
      magnitude /= 10
      divisor *= 10
    }
    let rounded = divisor > 1 ? (number / divisor).rounded() * divisor : (number * power).rounded() / power
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func tenToThe(_ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// Seconds.
  package static func seconds(_ seconds: Double) -> String {
    seconds.isFinite ? text((seconds * 1000).rounded() / 1000) + " s" : "never"
  }

  /// A share in per cent.
  package static func percent(_ share: Double) -> String {
    text((share * 10000).rounded() / 100, digits: 3) + " %"
  }

  /// Numbers as typed, in full.
  package static func exact(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
