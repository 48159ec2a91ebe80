extension Dialect {
  /// `CASpringAnimation`; its `duration` must be set to the settling duration, else it is cut off.
  static let coreAnimation = Dialect("coreAnimation", "Core Animation: CASpringAnimation") {
    spring, velocity in
    .parameters([
      .init("mass", spring.mass), .init("stiffness", spring.stiffness), .init("damping", spring.damping),
      spring.damping == 0
        ? .neverSettling("settlingDuration")
        : .init("settlingDuration", spring.coreAnimationSettlingDuration(initialVelocity: velocity)),
    ])
  }
}
