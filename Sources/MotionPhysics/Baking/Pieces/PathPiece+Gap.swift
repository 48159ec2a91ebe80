extension PathPiece {
  /// The largest vertical gap to a line inside an interval. The gap is a cubic of the parameter, so that its
  /// extremes are the roots of a quadratic.
  func largestInnerGap(to chord: Chord, from left: Double, to right: Double) -> Double {
    let (x, y) = (horizontal, vertical)
    let slope = chord.slope
    let first = parameter(at: left)
    let last = parameter(at: right)
    var largest = 0.0
    for root in Self.roots(
      3 * (y.cubic - slope * x.cubic), 2 * (y.quadratic - slope * x.quadratic), y.linear - slope * x.linear)
    where root > first && root < last {
      largest = max(largest, abs(chord.height(at: x.value(root)) - y.value(root)))
    }
    return largest
  }

  private func parameter(at place: Double) -> Double {
    if place <= start.x { return 0 }
    if place >= end.x { return 1 }
    return horizontal.parameter(for: place, guess: (place - start.x) / (end.x - start.x))
  }

  /// The roots of a s² + b s + c, without the cancellation of the schoolbook formula.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let sum = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [sum / a, c / sum]
  }
}
