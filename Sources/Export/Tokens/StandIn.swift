import MotionPhysics

/// What stands in for a motion where the standard has no word for it: a cubic Bezier over the time that it takes.
struct StandIn {
  /// How long a spring takes to settle, up to the next whole millisecond; nil for a curve.
  let durationMillis: Int?
  /// CSS's `linear()` function.
  let linear: String
  /// The largest gap between that and the motion, as a share of the travel.
  let linearError: Double
  /// The control points x1, y1, x2, y2 of the nearest single cubic Bezier.
  let cubicBezier: [Double]
  /// The largest gap between that and the motion, as a share of the travel.
  let cubicBezierError: Double

  /// Bakes a spring; nil for one that does not settle.
  init?(_ spring: Spring, tolerance: Double) {
    guard let easing = try? LinearEasing(baking: spring, tolerance: tolerance),
      let fit = try? BezierFit(fitting: spring, tolerance: tolerance)
    else { return nil }
    durationMillis = easing.durationMillis
    linear = easing.text
    linearError = easing.maxError
    cubicBezier = fit.curve.numbers
    cubicBezierError = fit.maxError
  }

  /// Bakes a curve; nil for one too steep for the tolerance.
  init?(_ curve: UnitCurve, tolerance: Double) {
    guard let baked = try? BakedCurve(baking: curve, tolerance: tolerance),
      let fit = try? BezierFit(fitting: .tween(curve, duration: 1, delay: 0), tolerance: tolerance)
    else { return nil }
    durationMillis = nil
    linear = baked.text
    linearError = baked.maxError
    cubicBezier = fit.curve.numbers
    cubicBezierError = fit.maxError
  }
}
