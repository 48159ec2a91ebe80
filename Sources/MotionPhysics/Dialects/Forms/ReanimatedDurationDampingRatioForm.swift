extension SpringForm {
  /// Reanimated's `duration` (here in seconds) and `dampingRatio`.
  static let reanimatedDurationDampingRatio = SpringForm(
    id: "reanimatedDurationDampingRatio", dialect: "reanimated",
    keys: [(.duration, true), (.dampingRatio, true)],
    example: "reanimated:duration=0.55,dampingRatio=1",
    make: { (numbers) throws(MotionError) in
      try Bounds.greaterThanZero.check(numbers.first, "duration")
      try Bounds.upToCritical.check(numbers.second, "dampingRatio")
      return try Spring(
        stiffness: Reanimated.stiffness(duration: numbers.first, dampingRatio: numbers.second),
        dampingRatio: numbers.second, mass: Reanimated.mass)
    },
    express: { spring in
      guard let duration = Reanimated.duration(of: spring) else { return nil }
      return SpringNumbers(duration, spring.dampingRatio)
    })
}
