// Exponential, sine and cosine by their Taylor series after a reduction of the argument: slow, and only for what
// a double cannot tell.
extension DoubleDouble {
  /// e to this power; 0 where that is too small for a double.
  var exponential: DoubleDouble {
    guard high > -740 else { return DoubleDouble(0) }
    let doublings = (high / DoubleDouble.logarithmOfTwo.high).rounded(.toNearestOrEven)
    // An eighth of a 64th of ln 2: 12 terms reach the last digit, six squarings return.
    let argument = (self - DoubleDouble.logarithmOfTwo * doublings) * 0x1p-6
    var sum = DoubleDouble(1)
    // Counted in whole numbers: a stride of doubles needs C's fma.
    for count in stride(from: 12, through: 1, by: -1) {
      let term = Double(count)
      sum = DoubleDouble(1) + argument * sum / DoubleDouble(term)
    }
    for _ in 0..<6 { sum = sum * sum }
    let half = (0.5 * doublings).rounded(.down)
    // In two steps: the whole power of two may itself be too small for a double.
    return sum.scaled(half).scaled(doublings - half)
  }

  /// Sine and cosine of an angle in radians.
  var sineAndCosine: (sine: DoubleDouble, cosine: DoubleDouble) {
    let quarter = DoubleDouble.turn * 0.25
    let turns = (high / quarter.high).rounded(.toNearestOrEven)
    let angle = self - quarter * turns
    let square = -(angle * angle)
    var sine = DoubleDouble(1)
    var cosine = DoubleDouble(1)
    for count in stride(from: 28, through: 2, by: -2) {
      let term = Double(count)
      sine = DoubleDouble(1) + square * sine / DoubleDouble(term * (term + 1))
      cosine = DoubleDouble(1) + square * cosine / DoubleDouble(term * (term - 1))
    }
    sine = angle * sine
    return switch turns - 4 * (0.25 * turns).rounded(.toNearestOrEven) {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case -1: (-cosine, sine)
    default: (-sine, -cosine)
    }
  }

  private func scaled(_ exponent: Double) -> DoubleDouble {
    let power = Double(sign: .plus, exponent: Int(exponent), significand: 1)
    return DoubleDouble(high * power, low * power)
  }
}
