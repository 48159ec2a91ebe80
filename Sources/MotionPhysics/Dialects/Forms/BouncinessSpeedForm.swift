extension SpringForm {
  /// Origami's bounciness and speed, usually 0 to 20.
  static let bouncinessSpeed = SpringForm(
    id: "bouncinessSpeed", keys: [(.bounciness, true), (.speed, true)], example: "bounciness=12,speed=10",
    make: { (numbers) throws(MotionError) in
      try Bounds.bounciness.check(numbers.first, "bounciness")
      try Bounds.zeroOrMore.check(numbers.second, "speed")
      let tension = Origami.tension(speed: numbers.second)
      return try Origami.spring(
        tension: tension, friction: Origami.friction(bounciness: numbers.first, tension: tension),
        names: ("speed", "bounciness"))
    },
    express: { spring in
      let tension = Origami.tension(stiffness: spring.stiffness / spring.mass)
      let friction = Origami.friction(damping: spring.damping / spring.mass)
      let speed = Origami.speed(tension: tension)
      guard speed >= 0, let bounciness = Origami.bounciness(friction: friction, tension: tension) else {
        return nil
      }
      return SpringNumbers(bounciness, speed)
    })
}
