extension UnitCurve {
  /// The eased progress with CSS's continuation outside 0...1, where an animation that fills or a curve that
  /// overshoots may ask: `value(at:)` clamps instead, as SwiftUI does.
  ///
  /// CSS Easing 1 and 2: Beziers go on along their end tangents, points along their first and last line, a
  /// staircase with more steps. SwiftUI's circles and SVG paths are no curves of CSS and hold.
  /// - Parameter progress: progress in time, any finite number.
  public func valueExtrapolated(at progress: Double) -> Double {
    switch self {
    case .linear: progress
    case .easeIn: CubicBezier.easeIn.valueExtrapolated(at: progress)
    case .easeOut: CubicBezier.easeOut.valueExtrapolated(at: progress)
    case .easeInOut: CubicBezier.easeInOut.valueExtrapolated(at: progress)
    case .bezier(let curve): curve.valueExtrapolated(at: progress)
    case .points(let curve): curve.valueExtrapolated(at: progress)
    case .steps(let curve): curve.valueExtrapolated(at: progress)
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .path: value(at: progress)
    }
  }
}
