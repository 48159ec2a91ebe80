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

  /// The share of the travel at which the function ends and is taken to have arrived, unless the tolerance is
  /// less.
  private static let epsilon = 0.001
  /// Of a spring whose damping is next to nothing nobody wants the stops.
  private static let mostPeriods = 500.0

  /// Bakes a spring.
  ///
  /// An undamped spring is refused: a timing function ends at its target, where such a spring is never at
  /// rest.
  /// - Parameters:
  ///   - initialVelocity: travels per second.
  ///   - delay: seconds at 0 before it starts, baked in; 0 or more.
  ///   - tolerance: the largest vertical gap allowed, as a share of the travel. Up to 0.001 the duration
  ///     grows, so that the end is within it too.
  /// - Throws: `MotionError` when a number is out of range, or the spring never settles or takes more than
  ///   500 periods to.
  public init(
    baking spring: Spring, initialVelocity: Double = 0, delay: Double = 0,
    tolerance: Double = BakedCurve.defaultTolerance
  ) throws(MotionError) {
    try Bounds.epsilon.check(tolerance, "tolerance")
    try Bounds.finite.check(initialVelocity, "velocity")
    try Bounds.zeroOrMore.check(delay, "delay")
    let settling = spring.settlingTime(
      initialVelocity: initialVelocity, epsilon: min(Self.epsilon, 0.999 * tolerance))
    guard settling.isFinite else {
      throw .invalid(parameter: "spring", reason: "an undamped spring never settles, so it cannot be baked")
    }
    let periods = spring.kind == .underdamped ? settling * spring.dampedFrequency / (2 * .pi) : 0
    guard periods <= Self.mostPeriods, delay + settling < 1e9 else {
      throw .invalid(parameter: "spring", reason: "it takes too long to settle to be baked")
    }
    durationMillis = max(1, Int(((delay + settling) * 1000).rounded(.up)))
    let motion = BakeMotion(
      spring: spring, velocity: initialVelocity, delay: delay, duration: Double(durationMillis) / 1000)
    curve = try BakedCurve(motion, tolerance: tolerance)
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
    switch animation {
    case .spring(let spring, let delay):
      try self.init(baking: spring, initialVelocity: initialVelocity, delay: delay, tolerance: tolerance)
    case .tween(let curve, let duration, let delay):
      try Bounds.zeroOrMore.check(delay, "delay")
      try Bounds.zeroOrMore.check(duration, "duration")
      let total = delay + duration
      guard total > 0, total < 1e9 else {
        throw .outOfRange(parameter: "duration", value: total, allowed: "greater than 0 and less than 1e9")
      }
      let motion = BakeMotion(curve: curve, delay: delay / total)
      self.init(
        durationMillis: max(1, Int((total * 1000).rounded())),
        curve: try BakedCurve(motion, tolerance: tolerance))
    }
  }

  private init(durationMillis: Int, curve: BakedCurve) {
    self.durationMillis = durationMillis
    self.curve = curve
  }
}
