extension Dialect {
  /// Framer Classic's `Spring`: tension and friction, or a settling duration and a damping ratio.
  static let framer = Dialect("framer", "Framer Classic: tension and friction") { spring, velocity in
    let duration: DialectParameter =
      FramerDuration.seconds(spring, velocity: velocity).map { .init("duration", $0) }
      ?? .init("duration", missing: FramerDuration.absence(spring))
    return .parameters([
      .init("mass", spring.mass), .init("tension", spring.stiffness), .init("friction", spring.damping),
      duration,
      .init("dampingRatio", spring.dampingRatio),
    ])
  }
}
