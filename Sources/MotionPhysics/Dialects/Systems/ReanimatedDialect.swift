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
      Parameter("duration", .greaterThanZero, standard: 0.55, isMilliseconds: true),
      Parameter("dampingRatio", .upToCritical, standard: 1),
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

extension SpringForm {
  /// Reanimated's `duration` (here in seconds) and `dampingRatio`.
  static let reanimatedDurationDampingRatio = SpringForm(
    id: "reanimatedDurationDampingRatio", dialect: "reanimated",
    keys: [(.duration, true), (.dampingRatio, true)],
    example: "reanimated:duration=0.55,dampingRatio=1", .reanimatedDuration)
}
