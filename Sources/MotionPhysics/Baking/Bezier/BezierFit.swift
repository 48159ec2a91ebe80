/// The cubic Bezier nearest to a motion, for engines without `linear()`, and how far from it that is.
///
/// Nearest means the least maximum of the vertical gap. Four numbers cannot follow a spring that swings more
/// than once: of bounces above 0.5 they show little more than the first swing, and the error says so.
public struct BezierFit: Hashable, Sendable {
  /// The curve, its numbers as printed: two or three decimals.
  public let curve: CubicBezier
  /// The largest vertical gap between the curve and the motion, as a share of the travel, rounded up to four
  /// digits.
  public let maxError: Double
  /// The duration in whole milliseconds that goes with it, the same as that of `LinearEasing`.
  public let durationMillis: Int
  /// The CSS function, `cubic-bezier(x1, y1, x2, y2)`.
  public let text: String

  /// Fits a curve to a spring.
  /// - Parameters:
  ///   - initialVelocity: travels per second.
  ///   - delay: seconds at 0 before it starts, 0 or more.
  ///   - tolerance: that of the `LinearEasing` that the curve stands in for, which sets the duration.
  /// - Throws: `MotionError` as `LinearEasing` does.
  public init(
    fitting spring: Spring, initialVelocity: Double = 0, delay: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    try self.init(
      TimedMotion(spring: spring, initialVelocity: initialVelocity, delay: delay, tolerance: tolerance))
  }

  /// Fits a curve to a spring or a tween with its delay. A tween that is a cubic Bezier comes back as it is.
  /// - Parameters:
  ///   - initialVelocity: travels per second; a tween has its own.
  ///   - tolerance: that of the `LinearEasing` that the curve stands in for, which sets the duration.
  /// - Throws: `MotionError` as `LinearEasing` does.
  public init(
    fitting animation: Animation, initialVelocity: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    let timed = try TimedMotion(animation: animation, initialVelocity: initialVelocity, tolerance: tolerance)
    if case .tween(let curve, _, 0) = animation, let bezier = curve.bezier {
      self.init(bezier, error: 0, durationMillis: timed.durationMillis)
    } else {
      try self.init(timed)
    }
  }

  private init(_ timed: TimedMotion) throws(MotionError) {
    let numbers = BezierSearch(timed.motion).best()
    let curve = try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
    self.init(curve, error: timed.motion.largestGap(to: curve), durationMillis: timed.durationMillis)
  }

  private init(_ curve: CubicBezier, error: Double, durationMillis: Int) {
    self.curve = curve
    self.durationMillis = durationMillis
    maxError = StatedError.roundedUp(error)
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(TypedNumber.text)
    text = "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}
