extension Dialect {
  /// Jetpack Compose's `spring(dampingRatio, stiffness)` and Android's `SpringForce`, in 32-bit floats. Their
  /// mass is 1.
  static let compose = Dialect(
    "compose", "Jetpack Compose: damping ratio and stiffness", forms: [.compose, .androidSpringForce],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "Compose")
      return [.init("cubicBezier", numbers: points.numbers)]
        + (try .milliseconds(duration, wholeFor: "Compose"))
    },
    facts: { (spring, velocity) throws(UnsupportedMotion) in
      if spring.damping == 0 { return [.neverSettling("estimatedDurationMillis")] }
      return [
        .init(
          "estimatedDurationMillis",
          ComposeEstimate.milliseconds(spring, displacement: -1, velocity: velocity))
      ]
    })
}

extension DialectForm {
  /// `spring(dampingRatio = 1f, stiffness = 1500f)` of compose.animation.core 1.x: a ratio of 0 or more, a
  /// stiffness above 0.
  static let compose = dampingRatioStiffness("spring()", standardRatio: 1)

  /// `SpringForce` of androidx.dynamicanimation 1.x, whose default ratio is 0.5 (medium bouncy) and stiffness
  /// 1500 (medium). It estimates no duration: it runs until velocity and distance are below a threshold.
  static let androidSpringForce = dampingRatioStiffness("SpringForce", standardRatio: 0.5)

  private static func dampingRatioStiffness(_ api: String, standardRatio: Double) -> DialectForm {
    DialectForm(
      api,
      [
        Parameter("dampingRatio", .zeroOrMore, standard: standardRatio),
        Parameter("stiffness", .greaterThanZero, standard: 1500),
      ],
      read: { (numbers, _) throws(MotionError) in
        try Spring(stiffness: numbers.second, dampingRatio: numbers.first)
      },
      write: { (spring, _) throws(UnsupportedMotion) in
        SpringNumbers(spring.dampingRatio, spring.stiffness / spring.mass)
      })
  }
}

extension SpringForm {
  /// Compose's and Material's damping ratio and stiffness, with a mass, which those do not have.
  static let dampingRatioStiffness = SpringForm(
    id: "dampingRatioStiffness", keys: [(.mass, false), (.dampingRatio, true), (.stiffness, true)],
    example: "dampingRatio=0.8,stiffness=380",
    make: { (numbers) throws(MotionError) in
      try Spring(stiffness: numbers.third, dampingRatio: numbers.second, mass: numbers[0] ?? 1)
    },
    express: { SpringNumbers($0.mass == 1 ? .nan : $0.mass, $0.dampingRatio, $0.stiffness) })
}
