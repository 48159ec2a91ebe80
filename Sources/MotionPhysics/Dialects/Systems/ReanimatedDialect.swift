extension Dialect {
  /// Reanimated 4's `withSpring`: all three numbers of the physics, since their defaults changed from 1, 100,
  /// 10 in version 3, or its own duration and damping ratio.
  static let reanimated = Dialect(
    "reanimated", "Reanimated: mass, stiffness and damping",
    forms: [.reanimatedPhysics, .reanimatedDuration],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "Reanimated")
      return [.init("bezier", numbers: points.numbers)] + (try .milliseconds(duration))
    })
}

extension DialectForm {
  /// `mass` 4, `stiffness` 900, `damping` 120. From critical on Reanimated has one formula only, the critical
  /// one (springUtils.ts), so an overdamped spring is not written; read, the numbers are the spring's that
  /// they name.
  static let reanimatedPhysics = physics("withSpring", standards: (4, 900, 120)) { spring in
    spring.kind == .overdamped ? "Reanimated runs an overdamped spring as a critical one" : nil
  }

  /// `duration` 550 ms and `dampingRatio` 1, for a mass of 4. The motion takes about 1.5 durations.
  ///
  /// Reanimated looks for the stiffness no further than 8000, so shorter durations get no stiffer spring; and
  /// it takes a ratio above 1 for 1.
  static let reanimatedDuration = DialectForm(
    "withSpring",
    [
      Parameter("duration", Ranges.duration, standard: 0.55, isMilliseconds: true),
      Parameter("dampingRatio", Ranges.ratioToCritical, standard: 1),
    ],
    read: { (numbers, _) throws(MotionError) in
      let stiffness = ReanimatedEnergy.stiffness(duration: numbers.first, dampingRatio: numbers.second)
      guard stiffness <= ReanimatedEnergy.mostStiffness else {
        let least = numbers.first * (stiffness / ReanimatedEnergy.mostStiffness).squareRoot()
        throw .outOfRange(
          parameter: "duration", value: numbers.first,
          allowed: Bounds.atLeast(least).allowed + " with this damping ratio")
      }
      return try Spring(
        stiffness: stiffness, dampingRatio: numbers.second, mass: ReanimatedEnergy.mass)
    },
    write: { (spring, _) throws(UnsupportedMotion) in
      if spring.damping == 0 { throw UnsupportedMotion("an undamped spring never settles") }
      if spring.dampingRatio > 1 { throw UnsupportedMotion("Reanimated takes a damping ratio above 1 for 1") }
      let frequency = spring.angularFrequency
      if ReanimatedEnergy.mass * frequency * frequency > ReanimatedEnergy.mostStiffness {
        throw UnsupportedMotion("Reanimated finds no stiffness above 8000 for a mass of 4")
      }
      return SpringNumbers(ReanimatedEnergy.duration(of: spring), spring.dampingRatio)
    })
}

/// The spring that Reanimated 4 makes of a duration and a damping ratio (animation/spring/springUtils.ts): it looks for
/// the stiffness at which, after 1.5 durations, the energy of a critically damped motion with the spring's
/// decay is 6e-9 of its start.
enum ReanimatedEnergy {
  /// Its default mass, which goes with a duration.
  static let mass = 4.0
  /// Where its bisection ends.
  static let mostStiffness = 8000.0
  private static let energyThreshold = 6e-9
  private static let perceptualCoefficient = 1.5

  /// For its mass. Reanimated itself finds none above `mostStiffness`.
  static func stiffness(duration: Double, dampingRatio: Double) -> Double {
    let decay = scaledDecay(dampingRatio: dampingRatio) / (perceptualCoefficient * duration)
    let frequency = decay / dampingRatio
    return mass * frequency * frequency
  }

  /// Seconds, for a damped spring that is not overdamped.
  static func duration(of spring: Spring) -> Double {
    scaledDecay(dampingRatio: spring.dampingRatio) / (perceptualCoefficient * spring.decay)
  }

  /// The root s of e^(-2s) ((1 + s)² + ζ²s²) = threshold, s being decay times time. It does not depend on the
  /// stiffness.
  private static func scaledDecay(dampingRatio: Double) -> Double {
    let square = dampingRatio * dampingRatio
    let height = naturalLogarithm(energyThreshold)
    var scaled = 20.0
    for _ in 0..<50 {
      let energy = (1 + scaled) * (1 + scaled) + square * scaled * scaled
      let slope = (2 * (1 + scaled) + 2 * square * scaled) / energy - 2
      let step = (naturalLogarithm(energy) - 2 * scaled - height) / slope
      scaled -= step
      if abs(step) <= 1e-15 * scaled { break }
    }
    return scaled
  }
}
