// Sets of parameters that several systems share under names of their own.
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
        Parameter(mass, Ranges.mass, standard: standards.mass),
        Parameter(stiffness, Ranges.stiffness, standard: standards.stiffness),
        Parameter(damping, Ranges.damping, standard: standards.damping),
      ],
      read: { (numbers, _) throws(MotionError) in
        try Spring(
          validatingMass: numbers.first, stiffness: numbers.second, damping: numbers.third,
          allowOverDamping: true)
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
        Parameter(duration, Ranges.duration, standard: standards.duration),
        Parameter("bounce", Ranges.bounce, standard: standards.bounce),
      ],
      read: { (numbers, _) throws(MotionError) in
        try Spring(validatingDuration: numbers.first, bounce: numbers.second)
      },
      write: { (spring, _) throws(UnsupportedMotion) in SpringNumbers(spring.duration, spring.bounce) })
  }

  /// A settling duration and a second parameter from which the damping ratio follows, by `EnvelopeEquation`.
  /// - Parameters:
  ///   - duration: the duration.
  ///   - shape: the second parameter.
  ///   - mass: a third parameter, the mass, for systems that have it.
  ///   - knowsVelocity: whether the system's equation takes the initial velocity.
  ///   - isBounce: whether the second parameter is a bounce of 0 or more; otherwise it is the damping ratio.
  ///   - number: the second parameter of a spring; throws when it has none.
  static func settling(
    _ api: String, _ duration: Parameter, _ shape: Parameter, mass: Parameter? = nil,
    knowsVelocity: Bool = false,
    approximation: String? = nil, isBounce: Bool = false,
    number: @escaping @Sendable (Spring) throws(UnsupportedMotion) -> Double
  ) -> DialectForm {
    DialectForm(
      api, [duration, shape] + (mass.map { [$0] } ?? []), approximation: approximation,
      read: { (numbers, velocity) throws(MotionError) in
        let ratio = isBounce ? 1 - numbers.second : numbers.second
        let frequency = EnvelopeEquation.frequency(
          time: numbers.first, dampingRatio: ratio, velocity: knowsVelocity ? velocity : 0)
        guard let frequency else {
          throw .invalid(parameter: duration.name, reason: "no spring of this \(shape.name) settles so")
        }
        let (period, mass) = (2 * Double.pi / frequency, numbers[2] ?? 1)
        return isBounce
          ? try Spring(validatingDuration: period, bounce: numbers.second, mass: mass)
          : try Spring(validatingResponse: period, dampingRatio: ratio, mass: mass)
      },
      write: { (spring, velocity) throws(UnsupportedMotion) in
        if spring.damping == 0 { throw UnsupportedMotion("an undamped spring never settles") }
        let second = try number(spring)
        guard let time = EnvelopeEquation.time(of: spring, velocity: knowsVelocity ? velocity : 0) else {
          throw UnsupportedMotion(
            spring.dampingRatio > 1
              ? "an overdamped spring has no such duration" : "no \(duration.name) leads to this spring")
        }
        return SpringNumbers(time, second, mass == nil ? .nan : spring.mass)
      })
  }
}
