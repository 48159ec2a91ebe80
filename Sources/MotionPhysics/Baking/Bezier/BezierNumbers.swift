/// The four numbers of a cubic Bezier timing curve, to calculate with: x1, y1, x2, y2.
typealias BezierNumbers = SIMD4<Double>

extension SIMD4<Double> {
  /// x of both control points cut off at 0 and 1.
  var clamped: BezierNumbers {
    BezierNumbers(Swift.min(Swift.max(self[0], 0), 1), self[1], Swift.min(Swift.max(self[2], 0), 1), self[3])
  }

  /// Rounded to multiples of one part in so many.
  func rounded(to parts: Double) -> BezierNumbers { (self * parts).rounded(.toNearestOrAwayFromZero) / parts }
}
