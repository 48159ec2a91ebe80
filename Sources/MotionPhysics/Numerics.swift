// Methods that more than one room of the mathematics needs.

/// The real roots of a x² + b x + c, without the cancellation of the schoolbook formula.
func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return [sum / a, c / sum].filter { !$0.isNaN }
}

/// Newton's method, to the last digit in most cases.
/// - Parameters:
///   - start: from where every step leads nearer to the root.
///   - step: the function by its slope at a place.
func newtonRoot(from start: Double, steps: Int = 200, _ step: (Double) -> Double) -> Double {
  var place = start
  for _ in 0..<steps {
    let step = step(place)
    place -= step
    if abs(step) <= 1e-15 * place { break }
  }
  return place
}

/// The least number that is enough, to the last digit, by halving the way from one that is too low to one that is enough.
func bisection(from tooLow: Double, to enough: Double, _ isTooLow: (Double) -> Bool) -> Double {
  var (low, high) = (tooLow, enough)
  for _ in 0..<200 {
    let middle = 0.5 * (low + high)
    if middle <= low || middle >= high { break }
    if isTooLow(middle) { low = middle } else { high = middle }
  }
  return high
}

/// A number of a magnitude below 1000 with at most twelve decimal places. Adding 1.5 times 2^52 and taking it away
/// again rounds to a whole number, and the division then gives the double that is nearest to the decimal.
func roundedToTwelvePlaces(_ value: Double) -> Double {
  (value * 1e12 + 0x1.8p52 - 0x1.8p52) / 1e12
}

/// A sum of decimals without the last bits that adding has left beside it: 0.46, and not 0.45999999999999996. What is
/// not a few bits beside a decimal of twelve places stays as it is.
func decimalSum(_ left: Double, _ right: Double) -> Double {
  let sum = left + right
  guard abs(sum) < 1000 else { return sum }
  let decimal = roundedToTwelvePlaces(sum)
  return abs(decimal - sum) <= 4 * sum.ulp ? decimal : sum
}

extension Array {
  /// Inserts an element behind those of no greater measure into an array of the least, which holds so many at most.
  mutating func insert(_ element: Element, ofLeast most: Int, by measure: (Element) -> Double) {
    let place = firstIndex { measure(element) < measure($0) } ?? count
    guard place < most else { return }
    insert(element, at: place)
    if count > most { removeLast() }
  }
}

/// The maximum of a function between two places, by golden-section search: needs no derivative, which a curve may
/// not have. Every step narrows the interval to 0.618 of it.
@discardableResult
func goldenSectionMaximum(
  from start: Double, to end: Double, steps: Int, _ height: (Double) -> Double
) -> Double {
  let ratio = 0.618_033_988_749_894_9
  var (low, high) = (start, end)
  var left = high - ratio * (high - low)
  var right = low + ratio * (high - low)
  var leftHeight = height(left)
  var rightHeight = height(right)
  for _ in 0..<steps {
    if leftHeight >= rightHeight {
      (high, right, rightHeight) = (right, left, leftHeight)
      left = high - ratio * (high - low)
      leftHeight = height(left)
    } else {
      (low, left, leftHeight) = (left, right, rightHeight)
      right = low + ratio * (high - low)
      rightHeight = height(right)
    }
  }
  return max(leftHeight, rightHeight)
}
