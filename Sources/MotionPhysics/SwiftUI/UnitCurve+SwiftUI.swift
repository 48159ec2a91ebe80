/// SwiftUI's name for a control point of a curve.
public typealias UnitPoint = CurvePoint

extension UnitCurve {
  /// SwiftUI's `UnitCurve.bezier(startControlPoint:endControlPoint:)`: x is clamped to 0...1, and a number that is not
  /// finite is taken as that of a straight line.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    .bezier(
      CubicBezier(
        uncheckedX1: startControlPoint.x.clamped(to: 0...1, or: 0),
        y1: startControlPoint.y.isFinite ? startControlPoint.y : 0,
        x2: endControlPoint.x.clamped(to: 0...1, or: 1),
        y2: endControlPoint.y.isFinite ? endControlPoint.y : 1))
  }

  /// SwiftUI's `inverse`: x and y change places, so that `curve.inverse.value(at: curve.value(at: x))` is x where the
  /// curve rises.
  ///
  /// As in SwiftUI a Bezier whose y leaves 0...1 has these clamped, since they become an x. Two quarters of a circle
  /// are inverted by cubic pieces, within 2e-9. What is no curve of SwiftUI's - points, steps and paths - takes the
  /// first input at which it reaches a height, at 512 heights, as there need be no inverse.
  public var inverse: UnitCurve {
    switch self {
    case .linear: return .linear
    case .circularEaseIn: return .circularEaseOut
    case .circularEaseOut: return .circularEaseIn
    case .easeIn, .easeOut, .easeInOut, .bezier:
      guard let bezier else { return self }
      return .bezier(
        startControlPoint: UnitPoint(x: bezier.y1, y: bezier.x1),
        endControlPoint: UnitPoint(x: bezier.y2, y: bezier.x2))
    case .circularEaseInOut: return .path(PathCurve(uncheckedPieces: Self.circularOutIn))
    case .points, .steps, .path: return .points(PointsCurve(uncheckedPoints: firstInputs(512)))
    }
  }

  /// The first input at which the curve reaches each of so many heights from 0 to 1.
  private func firstInputs(_ count: Int) -> [CurvePoint] {
    let samples = 8 * count
    var points: [CurvePoint] = []
    var index = 0
    for height in 0...count {
      let wanted = Double(height) / Double(count)
      while index < samples, value(at: Double(index) / Double(samples)) < wanted { index += 1 }
      points.append(CurvePoint(x: wanted, y: Double(index) / Double(samples)))
    }
    return points
  }

  /// Half as large quarters of a circle, level in the middle, in eight cubic pieces each.
  private static var circularOutIn: [PathPiece] {
    let parts = 8
    let turn = 0.5 * Double.pi / Double(parts)
    // A cubic's handle for an arc: 4/3 tan(a/4).
    let (sine, cosine) = sineAndCosine(0.25 * turn)
    let handle = 4 / 3 * sine / cosine
    var pieces: [PathPiece] = []
    for (center, sign) in [(CurvePoint(x: 0.5, y: 0), -1.0), (CurvePoint(x: 0.5, y: 1), 1.0)] {
      func point(_ angle: Double, along: Double) -> CurvePoint {
        let (sine, cosine) = sineAndCosine(angle)
        // The first quarter goes up from the left, the second from its lowest place up to the right.
        let (x, y) =
          sign < 0
          ? (-cosine + along * sine, sine + along * cosine) : (sine + along * cosine, -cosine + along * sine)
        return CurvePoint(x: center.x + 0.5 * x, y: center.y + 0.5 * y)
      }
      for part in 0..<parts {
        let (from, to) = (Double(part) * turn, Double(part + 1) * turn)
        pieces.append(
          PathPiece(
            start: point(from, along: 0), control1: point(from, along: handle),
            control2: point(to, along: -handle), end: point(to, along: 0)))
      }
    }
    return pieces
  }
}
