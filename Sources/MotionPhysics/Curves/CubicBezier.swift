/// A timing curve from (0, 0) to (1, 1) with two control points: CSS `cubic-bezier(x1, y1, x2, y2)`.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's x, from 0 to 1.
  public let x1: Double
  /// The first control point's y; any finite number.
  public let y1: Double
  /// The second control point's x, from 0 to 1.
  public let x2: Double
  /// The second control point's y; any finite number.
  public let y2: Double

  /// A curve from its control points.
  /// - Throws: `MotionError` when an x is not from 0 to 1 or a y is not finite. (SwiftUI clamps x instead.)
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    try Bounds.unit.check(x1, "x1")
    try Bounds.finite.check(y1, "y1")
    try Bounds.unit.check(x2, "x2")
    try Bounds.finite.check(y2, "y2")
    self.init(uncheckedX1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// A curve as SwiftUI's `UnitCurve.bezier(startControlPoint:endControlPoint:)` makes it: an x outside 0...1
  /// is clamped.
  /// - Throws: `MotionError` when a number is not finite.
  public init(clampingX1 x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    try Bounds.finite.check(x1, "x1")
    try Bounds.finite.check(x2, "x2")
    try self.init(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
  }

  /// The same without checks, for constants.
  init(uncheckedX1 x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The eased progress; the input is clamped to 0...1, as in SwiftUI.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    let parameter = CubicPolynomial(0, x1, x2, 1).parameter(for: progress, guess: progress)
    return CubicPolynomial(0, y1, y2, 1).value(parameter)
  }

  /// The slope dy/dx; the input is clamped to 0...1. Infinite where the curve is vertical.
  ///
  /// At the ends this is the limit from inside, the slope of the polygon's first or last side that is one. Where
  /// both derivatives vanish SwiftUI's solver gives 0 or 1 instead, a jump that the curve does not have; the
  /// named curves of `UnitCurve` follow it.
  public func velocity(at progress: Double) -> Double {
    piece.velocity(at: progress)
  }

  /// The eased progress with CSS's continuation outside 0...1: along the tangents at the ends.
  ///
  /// CSS Easing 1: a vertical tangent goes on level; where a control point coincides with its end, the
  /// tangent goes to the other one.
  public func valueExtrapolated(at progress: Double) -> Double {
    if progress < 0 { return progress * finite(piece.startSlope) }
    if progress > 1 { return 1 + (progress - 1) * finite(piece.endSlope) }
    return value(at: progress)
  }

  /// The curve as the one piece of a path.
  var piece: PathPiece {
    PathPiece(
      start: CurvePoint(x: 0, y: 0), control1: CurvePoint(x: x1, y: y1), control2: CurvePoint(x: x2, y: y2),
      end: CurvePoint(x: 1, y: 1))
  }

  private func finite(_ slope: Double) -> Double { slope.isFinite ? slope : 0 }
}
