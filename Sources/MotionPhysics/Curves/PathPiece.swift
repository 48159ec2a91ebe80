/// One cubic Bezier of a path; lines and quadratics are raised to cubics.
public struct PathPiece: Hashable, Sendable {
  /// Where it starts.
  public let start: CurvePoint
  /// The first control point.
  public let control1: CurvePoint
  /// The second control point.
  public let control2: CurvePoint
  /// Where it ends.
  public let end: CurvePoint

  var horizontal: CubicPolynomial { CubicPolynomial(start.x, control1.x, control2.x, end.x) }
  var vertical: CubicPolynomial { CubicPolynomial(start.y, control1.y, control2.y, end.y) }

  /// Whether x never falls along the piece.
  var isForward: Bool {
    let x = horizontal
    // The slope is a quadratic: it is least at an end or at its vertex.
    var least = min(x.slope(0), x.slope(1))
    if x.cubic != 0 {
      let vertex = -x.quadratic / (3 * x.cubic)
      if vertex > 0 && vertex < 1 { least = min(least, x.slope(vertex)) }
    }
    // Room for the rounding of relative coordinates; Android compares flattened 32-bit points.
    return least >= -1e-9
  }

  func value(at input: Double) -> Double {
    let width = end.x - start.x
    guard width > 0, input < end.x else { return end.y }
    return vertical.value(horizontal.parameter(for: input, guess: (input - start.x) / width))
  }

  /// The slope dy/dx; at the ends the limit from inside, also where both derivatives vanish there.
  func velocity(at input: Double) -> Double {
    let width = end.x - start.x
    guard width > 0 else { return 0 }
    if input <= start.x { return startSlope }
    if input >= end.x { return endSlope }
    let parameter = horizontal.parameter(for: input, guess: (input - start.x) / width)
    return Self.slope(rise: vertical.slope(parameter), run: horizontal.slope(parameter))
  }

  /// The tangent at the start points to the first control point that is not the start itself.
  var startSlope: Double {
    for point in [control1, control2] where point != start { return slope(start, point) }
    return slope(start, end)
  }

  var endSlope: Double {
    for point in [control2, control1] where point != end { return slope(point, end) }
    return slope(start, end)
  }

  private func slope(_ from: CurvePoint, _ to: CurvePoint) -> Double {
    Self.slope(rise: to.y - from.y, run: to.x - from.x)
  }

  private static func slope(rise: Double, run: Double) -> Double {
    if run > 0 { return rise / run }
    return rise == 0 ? 0 : rise > 0 ? .infinity : -.infinity
  }
}
