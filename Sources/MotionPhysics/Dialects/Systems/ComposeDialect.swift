extension Dialect {
  /// Jetpack Compose's `spring(dampingRatio, stiffness)` and Android's `SpringForce`, in 32-bit floats. Their
  /// mass is 1.
  static let compose = Dialect(
    "compose", "Jetpack Compose: damping ratio and stiffness", forms: [.compose, .androidSpringForce],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "Compose")
      return [.init("cubicBezier", .numbers(points.numbers))]
        + (try .milliseconds(duration, wholeFor: "Compose"))
    },
    facts: { (spring, velocity) throws(UnsupportedMotion) in
      if spring.damping == 0 { return [.neverSettling("estimatedDurationMillis")] }
      return [
        .init(
          "estimatedDurationMillis",
          .number(ComposeEstimate.milliseconds(spring, displacement: -1, velocity: velocity)))
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

  /// Compose's and Material's numbers with a mass, which those do not have. The spring checks them.
  static let dampingRatioStiffness = DialectForm(
    "spring()",
    [
      Parameter("mass", .finite, standard: 1), Parameter("dampingRatio", .finite),
      Parameter("stiffness", .finite),
    ],
    read: { (numbers, _) throws(MotionError) in
      try Spring(stiffness: numbers.third, dampingRatio: numbers.second, mass: numbers.first)
    },
    write: { (spring, _) throws(UnsupportedMotion) in
      SpringNumbers(spring.mass, spring.dampingRatio, spring.stiffness)
    })

  private static func dampingRatioStiffness(_ api: String, standardRatio: Double) -> DialectForm {
    DialectForm(
      api,
      [
        Parameter("dampingRatio", Ranges.dampingRatio, standard: standardRatio),
        Parameter("stiffness", Ranges.stiffness, standard: 1500),
      ],
      read: { (numbers, _) throws(MotionError) in
        try Spring(stiffness: numbers.second, dampingRatio: numbers.first)
      },
      write: { (spring, _) throws(UnsupportedMotion) in
        SpringNumbers(spring.dampingRatio, spring.stiffness / spring.mass)
      })
  }
}

/// Compose's `estimateAnimationDurationMillis` (animation-core, SpringEstimation.kt), in doubles: Compose
/// counts in 32-bit floats and stops its Newton's method within a millisecond.
enum ComposeEstimate {
  /// The default visibility threshold of a value that travels by 1.
  static let threshold = 0.01

  /// Compose's duration of an undamped spring: the most whole milliseconds in 2⁶³ nanoseconds.
  static let endless = 9_223_372_036_854.0

  /// Whole milliseconds until the spring is within the threshold for good: its envelope below critical, else
  /// the spring itself. At this time Compose jumps to the target.
  /// - Parameters:
  ///   - displacement: the start less the target.
  ///   - velocity: units per second, in the value's own direction.
  ///   - threshold: the distance that is not visible, greater than 0.
  static func milliseconds(
    _ spring: Spring, displacement: Double, velocity: Double, threshold: Double = threshold
  ) -> Double {
    if spring.decay == 0 { return endless }
    if displacement == 0 && velocity == 0 { return 0 }
    let seconds =
      spring.kind == .underdamped
      ? envelopeTime(spring, displacement, velocity, threshold)
      : spring.settlingTime(target: -displacement, initialVelocity: velocity, tolerance: threshold)
    return (1000 * seconds).rounded(.down)
  }

  private static func envelopeTime(
    _ spring: Spring, _ displacement: Double, _ velocity: Double, _ threshold: Double
  ) -> Double {
    let swing = (velocity + spring.decay * displacement) / spring.dampedFrequency
    let amplitude = (displacement * displacement + swing * swing).squareRoot()
    return max(0, naturalLogarithm(amplitude / threshold) / spring.decay)
  }
}
