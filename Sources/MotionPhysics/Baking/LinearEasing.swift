import PlainText

/// A motion baked to a timing function of straight lines, CSS's `linear()`, and the duration that goes with it.
public struct LinearEasing: Hashable, Sendable {
  /// The duration in whole milliseconds: a delay and the settling time, up to the next one, or a tween's own,
  /// rounded.
  public let durationMillis: Int
  /// The lines over that duration.
  public let curve: BakedCurve

  /// The stops: x is the share of the duration, y the progress.
  public var points: [CurvePoint] { curve.points }
  /// The largest gap to the motion, as a share of the travel; never above the tolerance.
  public var maxError: Double { curve.maxError }

  /// Bakes a spring.
  ///
  /// An undamped spring is refused: a timing function ends at its target, where such a spring is never at
  /// rest.
  /// - Parameters:
  ///   - spring: the spring.
  ///   - initialVelocity: travels per second.
  ///   - delay: seconds at 0 before it starts, baked in; 0, or from 0.0001 to 3600.
  ///   - tolerance: the largest vertical gap allowed, as a share of the travel, from 0.000001 to 0.1. The function
  ///     ends when the spring is within 0.001 of its target, or within the tolerance if that is less.
  /// - Throws: `MotionError` when a number is out of range, or the spring never settles or takes more than
  ///   500 periods to.
  public init(
    baking spring: Spring, initialVelocity: Double = 0, delay: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    try self.init(
      baking: .spring(spring, delay: delay), initialVelocity: initialVelocity, tolerance: tolerance)
  }

  /// Bakes a spring or a tween with its delay.
  /// - Parameters:
  ///   - animation: the spring or the tween.
  ///   - initialVelocity: travels per second; a tween has its own.
  ///   - tolerance: the largest vertical gap allowed, as a share of the travel, from 0.000001 to 0.1.
  /// - Throws: `MotionError` as for springs, and when a tween and its delay take no time at all.
  public init(
    baking animation: Animation, initialVelocity: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    try Ranges.tolerance.check(tolerance, "tolerance")
    let timed = try TimedMotion(animation: animation, initialVelocity: initialVelocity, tolerance: tolerance)
    durationMillis = timed.durationMillis
    curve = try BakedCurve(timed.motion, tolerance: tolerance)
  }

  /// How often a spring may oscillate: one whose damping is next to nothing would take too many stops.
  package static var mostPeriods: Double { 500 }
}

/// A unit motion and the whole milliseconds that it takes, a delay included.
struct TimedMotion {
  let motion: BakeMotion
  let durationMillis: Int

  /// The share of the travel at which a spring is taken to have arrived, unless the tolerance is less.
  private static let epsilon = 0.001
  /// In seconds; milliseconds must fit an integer.
  private static let longest = 1e9
}

extension TimedMotion {
  /// A spring until it has settled.
  private init(spring: Spring, initialVelocity: Double, delay: Double, tolerance: Double) throws(MotionError)
  {
    try Ranges.tolerance.check(tolerance, "tolerance")
    try Ranges.velocity.check(initialVelocity, "velocity")
    try Ranges.delay.check(delay, "delay")
    let settling = spring.settlingTime(
      initialVelocity: initialVelocity, share: min(Self.epsilon, 0.999 * tolerance))
    guard settling.isFinite else {
      throw .invalid(parameter: "spring", reason: "an undamped spring never settles, so it cannot be baked")
    }
    let periods = spring.kind == .underdamped ? settling * spring.dampedFrequency / (2 * .pi) : 0
    guard periods <= LinearEasing.mostPeriods, delay + settling < Self.longest else {
      throw .invalid(parameter: "spring", reason: "it takes too long to settle to be baked")
    }
    try Ranges.check(stops: spring.stops(velocity: initialVelocity), tolerance: tolerance, "spring")
    durationMillis = max(1, Int(saturating: ((delay + settling) * 1000).rounded(.up)))
    motion = BakeMotion(
      spring: spring, velocity: initialVelocity, delay: delay, duration: Double(durationMillis) / 1000)
  }

  /// A spring, or a tween whose duration is rounded to whole milliseconds.
  init(animation: Animation, initialVelocity: Double, tolerance: Double) throws(MotionError) {
    switch animation {
    case .spring(let spring, let delay):
      try self.init(spring: spring, initialVelocity: initialVelocity, delay: delay, tolerance: tolerance)
    case .tween(let curve, let duration, let delay):
      try Ranges.delay.check(delay, "delay")
      try Ranges.delay.check(duration, "duration")
      let total = delay + duration
      guard total > 0 else {
        throw .invalid(parameter: "duration", reason: "a tween that takes no time cannot be baked")
      }
      self.init(
        motion: BakeMotion(curve: curve, delay: delay / total),
        durationMillis: max(1, Int(saturating: (total * 1000).rounded())))
    }
  }
}
