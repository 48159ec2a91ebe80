// Methods that more than one room of the mathematics needs.

/// The real roots of a x² + b x + c, without the cancellation of the schoolbook formula.
func quadraticRoots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return [] }
  let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
  return [sum / a, c / sum].filter { !$0.isNaN }
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
