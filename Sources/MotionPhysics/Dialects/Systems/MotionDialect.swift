extension Dialect {
  /// Motion's `{type: "spring"}`: the physics, or a visual duration with a bounce where that can say the
  /// spring.
  static let motion = Dialect("motion", "Motion: physics, or visual duration and bounce") { spring, _ in
    .parameters(
      [
        .init("mass", spring.mass), .init("stiffness", spring.stiffness), .init("damping", spring.damping),
      ] + visual(spring))
  }

  private static func visual(_ spring: Spring) -> [DialectParameter] {
    guard MotionDev.bounces.contains(spring.bounce) else {
      let reason =
        spring.bounce < 0 ? "bounce below 0 cannot be written" : "bounce above 0.95 cannot be written"
      return [.init("visualDuration", missing: reason), .init("bounce", missing: reason)]
    }
    return [
      .init("visualDuration", MotionDev.visualDuration(duration: spring.duration)),
      .init("bounce", spring.bounce),
    ]
  }
}
