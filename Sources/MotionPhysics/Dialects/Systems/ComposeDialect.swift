extension Dialect {
  /// `spring(dampingRatio, stiffness)`, whose mass is 1.
  static let compose = Dialect("compose", "Jetpack Compose: damping ratio and stiffness") {
    spring, velocity in
    .parameters([
      .init("dampingRatio", spring.dampingRatio), .init("stiffness", spring.stiffness / spring.mass),
      spring.damping == 0
        ? .neverSettling("estimatedDurationMillis")
        : .init("estimatedDurationMillis", ComposeEstimate.milliseconds(spring, velocity: velocity)),
    ])
  }
}
