extension DialectForm {
  /// The physics under a system's names.
  /// - Parameters:
  ///   - standards: what the system takes for mass, stiffness and damping that are left out.
  ///   - limit: why the system cannot say a spring; nil when it can.
  static func physics(
    _ api: String, mass: String = "mass", stiffness: String = "stiffness", damping: String = "damping",
    standards: (mass: Double?, stiffness: Double?, damping: Double?),
    limit: @escaping @Sendable (Spring) -> String? = { _ in nil }
  ) -> DialectForm {
    DialectForm(
      api,
      [
        Parameter(mass, .greaterThanZero, standard: standards.mass),
        Parameter(stiffness, .greaterThanZero, standard: standards.stiffness),
        Parameter(damping, .zeroOrMore, standard: standards.damping),
      ],
      read: { (numbers, _) throws(MotionError) in
        try Spring(
          mass: numbers.first, stiffness: numbers.second, damping: numbers.third, allowOverDamping: true)
      },
      write: { (spring, _) throws(UnsupportedMotion) in
        if let reason = limit(spring) { throw UnsupportedMotion(reason) }
        return SpringNumbers(spring.mass, spring.stiffness, spring.damping)
      })
  }

  /// Apple's perceptual duration and bounce under a system's names.
  static func perceptual(
    _ api: String, duration: String = "duration", standards: (duration: Double?, bounce: Double?)
  ) -> DialectForm {
    DialectForm(
      api,
      [
        Parameter(duration, .greaterThanZero, standard: standards.duration),
        Parameter("bounce", .bounce, standard: standards.bounce),
      ],
      read: { (numbers, _) throws(MotionError) in
        try Spring(duration: numbers.first, bounce: numbers.second)
      },
      write: { (spring, _) throws(UnsupportedMotion) in SpringNumbers(spring.duration, spring.bounce) })
  }
}
