extension Dialect {
  /// react-spring's `config` (packages/core/src/AnimationConfig.ts, version 9 to 10). Its `bounce` is a
  /// restitution at the target and its `duration` turns the spring off: neither is written.
  static let reactSpring = Dialect(
    "reactSpring", "react-spring: tension and friction",
    forms: [
      .physics("config", stiffness: "tension", damping: "friction", standards: (1, 170, 26)),
      .reactSpringFrequency,
    ],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      guard curve.isStraight else {
        throw UnsupportedMotion(
          "react-spring takes an easing as a function, and only `linear` is one of numbers")
      }
      return [.init("easing", .text("linear"))] + (try .milliseconds(duration, name: "duration"))
    },
    facts: { (spring, velocity) throws(UnsupportedMotion) in
      DialectForm.reactSpringFrequency.written(spring, velocity: velocity).filter { $0.name != "mass" }
    })
}

extension DialectForm {
  /// react-spring's and Framer's words for stiffness and damping, which must be given.
  static let tensionFriction = physics(
    "config", stiffness: "tension", damping: "friction", standards: (1, nil, nil))

  /// `frequency`, a period in seconds in spite of its name, `damping` 1, a ratio, and `mass` 1: the tension is
  /// (2π/frequency)² mass, the friction 4π damping mass/frequency. react-spring raises a frequency below 0.01
  /// to it and a negative damping to 0.
  static let reactSpringFrequency = DialectForm(
    "config",
    [
      Parameter("frequency", .range(0.01, Ranges.duration.highest)),
      Parameter("damping", Ranges.dampingRatio, standard: 1),
      Parameter("mass", Ranges.mass, standard: 1),
    ],
    read: { (numbers, _) throws(MotionError) in
      try Spring(validatingResponse: numbers.first, dampingRatio: numbers.second, mass: numbers.third)
    },
    write: { (spring, _) throws(UnsupportedMotion) in
      SpringNumbers(spring.response, spring.dampingRatio, spring.mass)
    })
}
