extension Dialect {
  /// Motion's `{type: "spring"}` (motion.dev, generators/spring.ts, version 12 to 13): the physics, a visual
  /// duration with a bounce, or a duration with a bounce: three different things.
  static let motion = Dialect(
    "motion", "Motion: physics, or visual duration and bounce",
    forms: [.motionPhysics, .motionVisualDuration, .motionDuration],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "Motion")
      return [.init("ease", .numbers(points.numbers))] + .seconds(duration)
    },
    facts: { (spring, velocity) throws(UnsupportedMotion) in
      DialectForm.motionVisualDuration.written(spring, velocity: velocity)
    })
}

extension DialectForm {
  /// `stiffness` 100, `damping` 10, `mass` 1; any of them overrules a duration.
  ///
  /// An overdamped spring is written unless Motion would be seen to jump.
  static let motionPhysics = physics(
    "physics", standards: (1, 100, 10),
    limit: { $0.jumpInMotion == nil ? nil : "Motion jumps to the target long before such a spring is there" })

  /// `visualDuration` 0.3 in seconds and `bounce`: the frequency is 2π/(1.2 visualDuration). Without a bounce
  /// Motion ignores the visual duration and runs its default physics, so here it has no default.
  static let motionVisualDuration = DialectForm(
    "visual duration",
    [Parameter("visualDuration", Ranges.duration, standard: 0.3), motionBounce(standard: nil)],
    read: { (numbers, _) throws(MotionError) in
      try Spring(validatingDuration: 1.2 * numbers.first, bounce: numbers.second)
    },
    write: { (spring, _) throws(UnsupportedMotion) in
      SpringNumbers(spring.duration / 1.2, try bounceOfMotion(spring))
    })

  /// `duration` 0.8 in seconds and `bounce` 0.3: a settling duration, by Framer's equation, from 0.01 to 10.
  /// Such a spring ignores the velocity that it is released with.
  static let motionDuration = settling(
    "settling duration", Parameter("duration", Ranges.settlingDuration, standard: 0.8),
    motionBounce(standard: 0.3),
    isBounce: true, number: bounceOfMotion)

  /// Motion clamps the damping ratio 1 - bounce to 0.05...1.
  private static func motionBounce(standard: Double?) -> Parameter {
    Parameter("bounce", .range(0, 0.95), standard: standard)
  }

  @Sendable private static func bounceOfMotion(_ spring: Spring) throws(UnsupportedMotion) -> Double {
    if spring.bounce < 0 { throw UnsupportedMotion("bounce below 0 cannot be written") }
    if spring.bounce > 0.95 { throw UnsupportedMotion("bounce above 0.95 cannot be written") }
    return spring.bounce
  }
}

extension Spring {
  /// When Motion's overdamped spring jumps to its target, in seconds, and the share of the travel that it leaves out
  /// there; nil where that is no more than the 0.005 that it leaves out at the end of any spring from 0 to 1.
  ///
  /// Motion is at the target as soon as half the gap between the decay rates times the time is 300
  /// (generators/spring.ts, issue 1207).
  package var jumpInMotion: (time: Double, rest: Double)? {
    guard kind == .overdamped else { return nil }
    let time = 300 / dampedFrequency
    let rest = 1 - value(time: time)
    return rest > 0.005 ? (time, rest) : nil
  }
}
