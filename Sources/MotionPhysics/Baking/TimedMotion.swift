/// A unit motion and the whole milliseconds that it takes, a delay included.
struct TimedMotion {
  let motion: BakeMotion
  let durationMillis: Int

  /// The share of the travel at which a spring is taken to have arrived, unless the tolerance is less.
  private static let epsilon = 0.001
  /// Of a spring whose damping is next to nothing nobody wants the stops.
  private static let mostPeriods = 500.0
  /// In seconds; milliseconds must fit an integer.
  private static let longest = 1e9

  /// A spring until it has settled.
  init(spring: Spring, initialVelocity: Double, delay: Double, tolerance: Double) throws(MotionError) {
    try Bounds.epsilon.check(tolerance, "tolerance")
    try Bounds.finite.check(initialVelocity, "velocity")
    try Bounds.zeroOrMore.check(delay, "delay")
    let settling = spring.settlingTime(
      initialVelocity: initialVelocity, epsilon: min(Self.epsilon, 0.999 * tolerance))
    guard settling.isFinite else {
      throw .invalid(parameter: "spring", reason: "an undamped spring never settles, so it cannot be baked")
    }
    let periods = spring.kind == .underdamped ? settling * spring.dampedFrequency / (2 * .pi) : 0
    guard periods <= Self.mostPeriods, delay + settling < Self.longest else {
      throw .invalid(parameter: "spring", reason: "it takes too long to settle to be baked")
    }
    durationMillis = max(1, Int(((delay + settling) * 1000).rounded(.up)))
    motion = BakeMotion(
      spring: spring, velocity: initialVelocity, delay: delay, duration: Double(durationMillis) / 1000)
  }

  /// A spring, or a tween whose duration is rounded to whole milliseconds.
  init(animation: Animation, initialVelocity: Double, tolerance: Double) throws(MotionError) {
    switch animation {
    case .spring(let spring, let delay):
      try self.init(spring: spring, initialVelocity: initialVelocity, delay: delay, tolerance: tolerance)
    case .tween(let curve, let duration, let delay):
      try Bounds.zeroOrMore.check(delay, "delay")
      try Bounds.zeroOrMore.check(duration, "duration")
      let total = delay + duration
      guard total > 0, total < Self.longest else {
        throw .outOfRange(parameter: "duration", value: total, allowed: "greater than 0 and less than 1e9")
      }
      self.init(
        motion: BakeMotion(curve: curve, delay: delay / total),
        durationMillis: max(1, Int((total * 1000).rounded())))
    }
  }

  private init(motion: BakeMotion, durationMillis: Int) {
    self.motion = motion
    self.durationMillis = durationMillis
  }
}
