extension Dialect {
  /// Origami's and Rebound's scales of tension and friction, for a mass of 1.
  static let origami = Dialect(
    "origami", "Origami: tension and friction on its own scales",
    forms: [.origamiTension, .origamiBounciness],
    easing: { (_, _) throws(UnsupportedMotion) in throw UnsupportedMotion("Rebound has springs only") })
}

extension DialectForm {
  /// `tension` 40 and `friction` 7 (Rebound's default), any numbers that lead to a stiffness above 0 and a
  /// damping of 0 or more.
  static let origamiTension = DialectForm(
    "fromOrigamiTensionAndFriction",
    [Parameter("tension", .finite, standard: 40), Parameter("friction", .finite, standard: 7)],
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
    [Parameter("bounciness", .bounciness, standard: 8), Parameter("speed", .zeroOrMore, standard: 12)],
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

extension SpringForm {
  /// Origami's own scales of tension and friction.
  static let origamiTensionFriction = SpringForm(
    id: "origamiTensionFriction", dialect: "origami", keys: [(.tension, true), (.friction, true)],
    example: "origami:tension=40,friction=7", .origamiTension)

  /// Origami's bounciness and speed, usually 0 to 20.
  static let bouncinessSpeed = SpringForm(
    id: "bouncinessSpeed", keys: [(.bounciness, true), (.speed, true)], example: "bounciness=12,speed=10",
    .origamiBounciness)
}
