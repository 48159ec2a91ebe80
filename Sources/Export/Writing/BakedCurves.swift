import MotionPhysics

/// A spring or a curve as platforms without it can play it: straight lines, and the best single Bezier, both over a
/// duration and each with its error. Every format that bakes asks here.
struct BakedMotion {
  /// The duration of the whole, without a delay.
  let durationMillis: Int
  /// The straight lines, and their error as a share of the travel.
  let lines: BakedCurve
  private let value: (Double) -> Double

  /// Bakes a spring over its settling time.
  ///
  /// - Parameter velocity: At the start, travels per second.
  /// - Throws: ``MotionError`` when it never settles.
  init(_ spring: Spring, velocity: Double = 0, tolerance: Double) throws(MotionError) {
    let easing = try LinearEasing(baking: spring, initialVelocity: velocity, tolerance: tolerance)
    let seconds = Double(easing.durationMillis) / 1000
    durationMillis = easing.durationMillis
    lines = easing.curve
    value = { spring.value(initialVelocity: velocity, time: $0 * seconds) }
  }

  /// Bakes a curve.
  ///
  /// - Throws: ``MotionError`` when it is too steep for the tolerance.
  init(_ curve: UnitCurve, durationMillis: Int = 1, tolerance: Double) throws(MotionError) {
    self.durationMillis = durationMillis
    lines = try BakedCurve(baking: curve, tolerance: tolerance)
    value = curve.value(at:)
  }

  /// The Bezier that comes nearest, and how near it comes.
  ///
  /// - Throws: ``MotionError`` when the motion is not finite.
  func bezier() throws(MotionError) -> FittedBezier { try FittedBezier(value) }
}
