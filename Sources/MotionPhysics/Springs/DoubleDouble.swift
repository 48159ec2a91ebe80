import PlainText

/// An unevaluated sum of two doubles, about 32 digits: for the few numbers whose rounding would show.
///
/// D. E. Knuth's sum and T. J. Dekker's product ("A floating-point technique for extending the available
/// precision", 1971) make the error of an operation exact, without a fused multiply-add, which not every
/// processor has.
struct DoubleDouble: Hashable, Sendable {
  /// The number, rounded to a double.
  let high: Double
  /// The rounding error of `high`.
  let low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// 2π.
  static let turn = DoubleDouble(0x1.921fb54442d18p+2, 0x1.1a62633145c07p-52)
  static let logarithmOfTwo = DoubleDouble(0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56)

  /// The exact sum of two doubles.
  static func sum(_ left: Double, _ right: Double) -> DoubleDouble {
    let sum = left + right
    let part = sum - left
    return DoubleDouble(sum, (left - (sum - part)) + (right - part))
  }

  /// The exact product of two doubles.
  @inline(__always)
  static func product(_ left: Double, _ right: Double) -> DoubleDouble {
    let product = left * right
    let rest = rest(of: product, left, right)
    return DoubleDouble(product, rest.isFinite ? rest : 0)
  }

  /// The rounding error of a product; near the largest double not a number, as there the halves overflow.
  @inline(__always)
  static func rest(of product: Double, _ left: Double, _ right: Double) -> Double {
    #if arch(arm64)
      return (-product).addingProduct(left, right)
    #else
      let (leftHigh, leftLow) = halves(left)
      let (rightHigh, rightLow) = halves(right)
      return ((leftHigh * rightHigh - product) + leftHigh * rightLow + leftLow * rightHigh) + leftLow
        * rightLow
    #endif
  }

  /// A double as a sum of two with half the digits, whose products are exact: Veltkamp's splitting.
  @inline(__always)
  private static func halves(_ value: Double) -> (Double, Double) {
    let shifted = 134_217_729 * value
    let high = shifted - (shifted - value)
    return (high, value - high)
  }

  /// The same sum with all of it that fits in `high`.
  private static func normalised(_ high: Double, _ low: Double) -> DoubleDouble {
    let sum = high + low
    return DoubleDouble(sum, low - (sum - high))
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let high = sum(left.high, right.high)
    let low = sum(left.low, right.low)
    let middle = normalised(high.high, high.low + low.high)
    return normalised(middle.high, middle.low + low.low)
  }

  static prefix func - (value: DoubleDouble) -> DoubleDouble { DoubleDouble(-value.high, -value.low) }

  static func - (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble { left + -right }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let exact = product(left.high, right.high)
    return normalised(exact.high, exact.low + (left.high * right.low + left.low * right.high))
  }

  static func * (left: DoubleDouble, right: Double) -> DoubleDouble { left * DoubleDouble(right) }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let quotient = left.high / right.high
    return normalised(quotient, (left - right * quotient).high / right.high)
  }

  /// The square root of a number that is not negative.
  var squareRoot: DoubleDouble {
    guard high > 0 else { return DoubleDouble(0) }
    let root = high.squareRoot()
    return DoubleDouble.normalised(root, (self - DoubleDouble.product(root, root)).high / (2 * root))
  }
}

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
    let power = Double(sign: .plus, exponent: Int(saturating: exponent), significand: 1)
    return DoubleDouble(high * power, low * power)
  }
}
