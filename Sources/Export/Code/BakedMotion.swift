import MotionPhysics

/// A spring or a curve as platforms without it can play it: straight lines, and the nearest single Bezier, both over
/// the same duration and each with its error. Every format that bakes asks here.
struct BakedMotion {
  /// How long a spring takes to settle, without a delay; nil for a curve alone.
  let durationMillis: Int?
  /// The straight lines, and their error as a share of the travel.
  let lines: BakedCurve
  /// The nearest Bezier, and its error as a share of the travel.
  let bezier: BezierFit

  /// Bakes a spring over its settling time.
  ///
  /// - Parameters:
  ///   - velocity: At the start, travels per second.
  ///   - tolerance: The largest error of the lines, a share of the travel.
  /// - Throws: ``MotionError`` when it never settles.
  init(_ spring: Spring, velocity: Double = 0, tolerance: Double) throws(MotionError) {
    let easing = try LinearEasing(baking: spring, initialVelocity: velocity, tolerance: tolerance)
    durationMillis = easing.durationMillis
    lines = easing.curve
    bezier = try BezierFit(fitting: spring, initialVelocity: velocity, tolerance: tolerance)
  }

  /// Bakes a curve.
  ///
  /// - Parameter tolerance: The largest error of the lines, a share of the travel.
  /// - Throws: ``MotionError`` when it is too steep for the tolerance.
  init(_ curve: UnitCurve, tolerance: Double) throws(MotionError) {
    durationMillis = nil
    lines = try BakedCurve(baking: curve, tolerance: tolerance)
    bezier = try BezierFit(fitting: .tween(curve, duration: 1, delay: 0), tolerance: tolerance)
  }
}
