extension SpringForm {
  /// Origami's own scales of tension and friction.
  static let origamiTensionFriction = SpringForm(
    id: "origamiTensionFriction", dialect: "origami", keys: [(.tension, true), (.friction, true)],
    example: "origami:tension=40,friction=7",
    make: { (numbers) throws(MotionError) in
      try Bounds.finite.check(numbers.first, "tension")
      try Bounds.finite.check(numbers.second, "friction")
      return try Origami.spring(
        tension: numbers.first, friction: numbers.second, names: ("tension", "friction"))
    },
    express: { spring in
      SpringNumbers(
        Origami.tension(stiffness: spring.stiffness / spring.mass),
        Origami.friction(damping: spring.damping / spring.mass))
    })
}
