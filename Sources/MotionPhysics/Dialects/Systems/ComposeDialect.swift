extension Dialect {
  /// `spring(dampingRatio, stiffness)`, whose mass is 1.
  static let compose = Dialect("compose", "Jetpack Compose: damping ratio and stiffness") {
    spring, velocity in
    .parameters([
      .init("dampingRatio", spring.dampingRatio), .init("stiffness", spring.stiffness / spring.mass),
      .init("estimatedDurationMillis", ComposeEstimate.milliseconds(spring, velocity: velocity)),
    ])
  }
}
