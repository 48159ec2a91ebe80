extension DialectForm {
  /// A settling duration and a second parameter from which the damping ratio follows, by `EnvelopeEquation`.
  /// - Parameters:
  ///   - duration: the duration.
  ///   - shape: the second parameter.
  ///   - mass: a third parameter, the mass, for systems that have it.
  ///   - knowsVelocity: whether the system's equation takes the initial velocity.
  ///   - ratio: the damping ratio of the second parameter.
  ///   - number: the second parameter of a spring; throws when it has none.
  static func settling(
    _ duration: Parameter, _ shape: Parameter, mass: Parameter? = nil, knowsVelocity: Bool = false,
    approximation: String? = nil, ratio: @escaping @Sendable (Double) -> Double = { $0 },
    number: @escaping @Sendable (Spring) throws(Unsayable) -> Double
  ) -> DialectForm {
    DialectForm(
      [duration, shape] + (mass.map { [$0] } ?? []), approximation: approximation,
      read: { (numbers, velocity) throws(MotionError) in
        let ratio = ratio(numbers.second)
        let frequency = EnvelopeEquation.frequency(
          time: numbers.first, dampingRatio: ratio, velocity: knowsVelocity ? velocity : 0)
        guard let frequency else {
          throw .invalid(parameter: duration.name, reason: "no spring of this \(shape.name) settles so")
        }
        return try Spring(response: 2 * Double.pi / frequency, dampingRatio: ratio, mass: numbers[2] ?? 1)
      },
      write: { (spring, velocity) throws(Unsayable) in
        if spring.damping == 0 { throw Unsayable("an undamped spring never settles") }
        let second = try number(spring)
        guard let time = EnvelopeEquation.time(of: spring, velocity: knowsVelocity ? velocity : 0) else {
          throw Unsayable(
            spring.dampingRatio > 1
              ? "an overdamped spring has no such duration" : "no \(duration.name) leads to this spring")
        }
        return SpringNumbers(time, second, mass == nil ? .nan : spring.mass)
      })
  }
}
