extension Dialect {
  /// react-spring's `config`: tension and friction, or a frequency (a period in seconds, in fact) and a
  /// damping ratio.
  static let reactSpring = Dialect("reactSpring", "react-spring: tension and friction") { spring, _ in
    .parameters([
      .init("mass", spring.mass), .init("tension", spring.stiffness), .init("friction", spring.damping),
      .init("frequency", spring.duration), .init("damping", spring.dampingRatio),
    ])
  }
}
