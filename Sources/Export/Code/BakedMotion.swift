import MotionPhysics

/// A spring or a curve as platforms without it can play it: straight lines, and the nearest single Bezier, both over
/// the same duration and each with its error. Every format that bakes asks here.
struct BakedMotion {
  /// How long a spring takes to settle, without a delay; nil for a curve alone.
  let durationMillis: Int?
  /// The straight lines, and their error as a share of the travel.
  let lines: BakedCurve
  /// The Bezier that stands in for it, and its error as a share of the travel.
  let bezier: StandInCurve

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
    bezier = try StandInCurve(
      BezierFit(fitting: spring, initialVelocity: velocity, tolerance: tolerance), of: easing.curve)
  }

  /// Bakes a curve.
  ///
  /// - Parameter tolerance: The largest error of the lines, a share of the travel.
  init(_ curve: UnitCurve, tolerance: Double) throws(MotionError) {
    durationMillis = nil
    lines = try BakedCurve(baking: curve, tolerance: tolerance)
    bezier = try StandInCurve(
      BezierFit(fitting: .tween(curve, duration: 1, delay: 0), tolerance: tolerance), of: lines)
  }
}

/// The Bezier where a platform has nothing else: the nearest one, or where that is far off a calm one. Four numbers
/// that chase a spring of many swings, or stairs, make a curve that darts about as nothing of the motion does. A curve
/// that shows the first swing at least stays where a calm one is more than twice as far off.
struct StandInCurve {
  private(set) var curve: CubicBezier
  /// Its largest gap to the motion, a share of the travel, rounded up.
  private(set) var maxError: Double

  /// The largest error of a nearest Bezier that is taken whatever a calm one's is, and of one that shows a first swing.
  private static let mostError = (any: 0.1, swing: 0.25)

  /// Without overshoot, from the calmest: CSS's own, a fast start with a long end, and straight.
  private static let calm: [(Double, Double, Double, Double)] = [
    (0.25, 0.1, 0.25, 1), (0.16, 1, 0.3, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0, 0, 1, 1),
    (0.42, 0, 1, 1),
  ]

  /// - Parameter lines: The motion, baked.
  init(_ fit: BezierFit, of lines: BakedCurve) throws(MotionError) {
    (curve, maxError) = (fit.curve, fit.maxError)
    guard fit.maxError > Self.mostError.any else { return }
    var calm = (curve: fit.curve, error: Double.infinity)
    for (x1, y1, x2, y2) in Self.calm {
      let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      let error = lines.maxError + Self.gap(between: .bezier(curve), lines.points)
      if error < calm.error { calm = (curve, (error * 1e4).rounded(.up) / 1e4) }
    }
    let showsSwing = fit.maxError <= Self.mostError.swing && calm.error > 2 * fit.maxError
    if !showsSwing { (curve, maxError) = calm }
  }

  private static func gap(between curve: UnitCurve, _ points: [CurvePoint]) -> Double {
    var largest = 0.0
    for (from, to) in zip(points, points.dropFirst()) {
      for step in 0...64 {
        let share = Double(step) / 64
        let place = from.x + (to.x - from.x) * share
        largest = max(largest, abs(curve.value(at: place) - (from.y + (to.y - from.y) * share)))
      }
    }
    return largest
  }
}
