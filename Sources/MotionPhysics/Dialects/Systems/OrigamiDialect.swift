extension Dialect {
  /// Origami's and Rebound's scales of tension and friction, for a mass of 1.
  static let origami = Dialect(
    "origami", "Origami: tension and friction on its own scales",
    forms: [.origamiTension, .origamiBounciness],
    easing: { (_, _) throws(UnsupportedMotion) in throw UnsupportedMotion("Rebound has springs only") })
}

extension DialectForm {
  /// `tension` 40 and `friction` 7 (Rebound's default), numbers that lead to a stiffness above 0 and a
  /// damping of 0 or more.
  static let origamiTension = DialectForm(
    "fromOrigamiTensionAndFriction",
    [
      Parameter("tension", Ranges.origami, standard: 40), Parameter("friction", Ranges.origami, standard: 7),
    ],
    read: { (numbers, _) throws(MotionError) in
      try OrigamiScale.spring(
        tension: numbers.first, friction: numbers.second, names: ("tension", "friction"))
    },
    write: { (spring, _) throws(UnsupportedMotion) in
      SpringNumbers(OrigamiScale.tension(of: spring), OrigamiScale.friction(of: spring))
    })

  /// `bounciness` and `speed`, usually 0 to 20; React Native's defaults are 8 and 12, Rebound has none.
  static let origamiBounciness = DialectForm(
    "fromBouncinessAndSpeed",
    [
      Parameter("bounciness", Ranges.bounciness, standard: 8), Parameter("speed", Ranges.speed, standard: 12),
    ],
    read: { (numbers, _) throws(MotionError) in
      let tension = OrigamiScale.tension(speed: numbers.second)
      return try OrigamiScale.spring(
        tension: tension, friction: OrigamiScale.friction(bounciness: numbers.first, tension: tension),
        names: ("speed", "bounciness"))
    },
    write: { (spring, _) throws(UnsupportedMotion) in
      let speed = OrigamiScale.speed(tension: OrigamiScale.tension(of: spring))
      guard speed >= 0 else { throw UnsupportedMotion("softer than speed 0") }
      return SpringNumbers(try OrigamiScale.bounciness(of: spring), speed)
    })
}

/// Origami's scales, from Facebook's Rebound (OrigamiValueConverter and BouncyConversion, BSD), whose springs
/// have mass 1.
enum OrigamiScale {
  static func stiffness(tension: Double) -> Double { (tension - 30) * 3.62 + 194 }
  static func damping(friction: Double) -> Double { (friction - 8) * 3 + 25 }
  static func tension(of spring: Spring) -> Double { (spring.stiffness / spring.mass - 194) / 3.62 + 30 }
  static func friction(of spring: Spring) -> Double { (spring.damping / spring.mass - 25) / 3 + 8 }

  /// The spring of Origami's numbers; `names` are what the errors call the numbers that lead to an impossible
  /// one.
  static func spring(
    tension: Double, friction: Double, names: (tension: String, friction: String)
  ) throws(MotionError) -> Spring {
    let stiffness = stiffness(tension: tension)
    let damping = damping(friction: friction)
    guard stiffness > 0 else {
      throw .invalid(parameter: names.tension, reason: "too low: the stiffness would be \(stiffness)")
    }
    guard damping >= 0 else {
      throw .invalid(parameter: names.friction, reason: "too low: the damping would be \(damping)")
    }
    return try Spring(validatingMass: 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// The friction without bounce for a tension: three cubics, with small jumps where they meet.
  static func frictionWithoutBounce(tension: Double) -> Double {
    let t = tension
    if t <= 18 { return 0.0007 * t * t * t - 0.031 * t * t + 0.64 * t + 1.28 }
    if t <= 44 { return 0.000044 * t * t * t - 0.006 * t * t + 0.36 * t + 2 }
    return 0.00000045 * t * t * t - 0.000332 * t * t + 0.1078 * t + 5.84
  }

  static func tension(speed: Double) -> Double { 0.5 + 199.5 * speed / 34 }
  static func speed(tension: Double) -> Double { (tension - 0.5) * 34 / 199.5 }

  /// Bounciness goes from the friction without bounce to almost none along a parabola.
  static func friction(bounciness: Double, tension: Double) -> Double {
    let bounce = 0.8 * bounciness / 34
    let rest = (1 - bounce) * (1 - bounce)
    return (1 - rest) * 0.01 + rest * frictionWithoutBounce(tension: tension)
  }

  /// The inverse, which Rebound does not have: the speed alone says the tension, so that of the bounciness is
  /// a square root.
  static func bounciness(of spring: Spring) throws(UnsupportedMotion) -> Double {
    let most = frictionWithoutBounce(tension: tension(of: spring))
    let rest = (friction(of: spring) - 0.01) / (most - 0.01)
    // The rounding of the scales.
    let slack = 1e-13
    if rest > 1 + slack { throw UnsupportedMotion("more damped than bounciness 0 at its speed") }
    if rest < -slack { throw UnsupportedMotion("less damped than the most bounciness at its speed") }
    return (1 - min(max(rest, 0), 1).squareRoot()) * 34 / 0.8
  }
}
