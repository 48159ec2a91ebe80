/// A round distance between ticks: 1, 2 or 5 times ten to a power.
struct DecimalStep: Equatable {
  let digit: Int
  let exponent: Int

  /// The smallest round step that is no smaller than `size`, a positive number.
  init(atLeast size: Double) {
    var exponent = DecimalNumber.exponent(of: size)
    var digit = 10
    let mantissa = size / DecimalNumber.powerOfTen(exponent)
    for candidate in [1, 2, 5] where Double(candidate) >= mantissa * (1 - 1e-12) {
      digit = candidate
      break
    }
    if digit == 10 {
      digit = 1
      exponent += 1
    }
    self.digit = digit
    self.exponent = exponent
  }

  private init(digit: Int, exponent: Int) {
    self.digit = digit
    self.exponent = exponent
  }

  /// The next coarser round step.
  var coarser: DecimalStep {
    switch digit {
    case 1: DecimalStep(digit: 2, exponent: exponent)
    case 2: DecimalStep(digit: 5, exponent: exponent)
    default: DecimalStep(digit: 1, exponent: exponent + 1)
    }
  }

  /// The next finer round step.
  var finer: DecimalStep {
    switch digit {
    case 5: DecimalStep(digit: 2, exponent: exponent)
    case 2: DecimalStep(digit: 1, exponent: exponent)
    default: DecimalStep(digit: 5, exponent: exponent - 1)
    }
  }

  var size: Double { multiple(1) }

  /// Divides for negative powers, as 3 / 10 is the double nearest to 0.3 and 3 * 0.1 is not.
  func multiple(_ index: Double) -> Double {
    let product = index * Double(digit)
    let value =
      exponent < 0
      ? product / DecimalNumber.powerOfTen(-exponent) : product * DecimalNumber.powerOfTen(exponent)
    return value == 0 ? 0 : value
  }

  /// A tick's label: as many decimals as the step has, or an exponent where that would be long.
  func label(of value: Double) -> String {
    if value == 0 { return "0" }
    let magnitude = DecimalNumber.exponent(of: value.magnitude)
    if exponent >= -4 && magnitude < 6 {
      return DecimalNumber.fixed(value, decimals: max(0, -exponent))
    }
    let mantissa = value / DecimalNumber.powerOfTen(magnitude)
    return DecimalNumber.fixed(mantissa, decimals: max(0, magnitude - exponent)) + "e\(magnitude)"
  }
}
