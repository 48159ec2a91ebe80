/// A motion baked to a CSS `linear()` timing function, and the duration that goes with it.
public struct LinearEasing: Hashable, Sendable {
  /// The duration in whole milliseconds: a delay and the settling time, up to the next one, or a tween's own,
  /// rounded.
  public let durationMillis: Int
  /// The lines over that duration.
  public let curve: BakedCurve

  /// The stops: x is the share of the duration, y the progress.
  public var points: [CurvePoint] { curve.points }
  /// The function, `linear(0, 0.5 12.5%, …, 1)`.
  public var text: String { curve.text }
  /// The largest gap to the motion, as a share of the travel; never above the tolerance.
  public var maxError: Double { curve.maxError }

  /// Bakes a spring.
  ///
  /// An undamped spring is refused: a timing function ends at its target, where such a spring is never at
  /// rest.
  /// - Parameters:
  ///   - initialVelocity: travels per second.
  ///   - delay: seconds at 0 before it starts, baked in; 0 or more.
  ///   - tolerance: the largest vertical gap allowed, as a share of the travel. The function ends when the
  ///     spring is within 0.001 of its target, or within the tolerance if that is less.
  /// - Throws: `MotionError` when a number is out of range, or the spring never settles or takes more than
  ///   500 periods to.
  public init(
    baking spring: Spring, initialVelocity: Double = 0, delay: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    let timed = try TimedMotion(
      spring: spring, initialVelocity: initialVelocity, delay: delay, tolerance: tolerance)
    try self.init(timed, tolerance: tolerance)
  }

  /// Bakes a spring or a tween with its delay.
  /// - Parameters:
  ///   - initialVelocity: travels per second; a tween has its own.
  ///   - tolerance: the largest vertical gap allowed, as a share of the travel.
  /// - Throws: `MotionError` as for springs, and when a tween and its delay take no time at all.
  public init(
    baking animation: Animation, initialVelocity: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    let timed = try TimedMotion(animation: animation, initialVelocity: initialVelocity, tolerance: tolerance)
    try self.init(timed, tolerance: tolerance)
  }

  private init(_ timed: TimedMotion, tolerance: Double) throws(MotionError) {
    durationMillis = timed.durationMillis
    curve = try BakedCurve(timed.motion, tolerance: tolerance)
  }
}
