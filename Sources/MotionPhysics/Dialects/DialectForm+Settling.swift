extension DialectForm {
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
          ? try Spring(duration: period, bounce: numbers.second, mass: mass)
          : try Spring(response: period, dampingRatio: ratio, mass: mass)
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
