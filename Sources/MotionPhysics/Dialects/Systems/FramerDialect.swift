extension Dialect {
  /// Framer Classic's and the Framer library's `Spring`: tension and friction, or a settling duration and a
  /// damping ratio (SpringCurveValueConverter).
  static let framer = Dialect(
    "framer", "Framer Classic: tension and friction", forms: [.framerPhysics, .framerDuration],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "Framer")
      return [.init("bezier", .numbers(points.numbers))] + .seconds(duration, name: "time")
    },
    facts: { (spring, velocity) throws(UnsupportedMotion) in
      let duration: DialectParameter.Value =
        FramerDuration.seconds(spring, velocity: velocity).map { .number($0) }
        ?? .missing(reason: FramerDuration.absence(spring))
      return [.init("duration", duration), .init("dampingRatio", .number(spring.dampingRatio))]
    })
}

extension DialectForm {
  /// `tension` 500 and `friction` 10 (the Framer library's defaults); the mass belongs to the converter.
  static let framerPhysics = physics(
    "Spring", stiffness: "tension", damping: "friction", standards: (1, 500, 10))

  /// `duration` 1 in seconds, `dampingRatio` 1 and `mass` 1, with the velocity in travels per second
  /// (computeDerivedCurveOptions, converged: see `EnvelopeEquation`). Framer clamps the duration to 0.01...10
  /// and the ratio to at most 1, and where its Newton's method fails takes tension 100 and friction 10.
  ///
  /// Written, the duration is the one that leads back to the spring, also at critical damping and with a
  /// mass.
  static let framerDuration = settling(
    "SpringCurveValueConverter", Parameter("duration", Ranges.settlingDuration, standard: 1),
    Parameter("dampingRatio", Ranges.ratioToCritical, standard: 1),
    mass: Parameter("mass", Ranges.mass, standard: 1), knowsVelocity: true,
    number: { (spring) throws(UnsupportedMotion) in spring.dampingRatio })
}

/// Framer Classic's `SpringCurveValueConverter.computeDuration`: the number that Framer itself shows.
enum FramerDuration {
  /// Seconds; nil from critical on, undamped, and where the logarithm has no argument. Its damping ratio
  /// ignores the mass, as Framer's does.
  static func seconds(_ spring: Spring, velocity: Double) -> Double? {
    let ratio = spring.damping / (2 * spring.stiffness.squareRoot())
    guard ratio > 0, ratio < 1 else { return nil }
    let complement = ((1 - ratio) * (1 + ratio)).squareRoot()
    let reach = ratio / complement - velocity / (complement * spring.angularFrequency)
    guard reach > 0 else { return nil }
    return naturalLogarithm(reach / EnvelopeEquation.epsilon) / (ratio * spring.angularFrequency)
  }

  /// Why there is none.
  static func absence(_ spring: Spring) -> String {
    if spring.damping == 0 { return "an undamped spring never settles" }
    return spring.dampingRatio >= 1
      ? "Framer computes a duration only below critical damping" : "Framer computes none for this velocity"
  }
}
