extension Dialect {
  /// `withSpring`'s physics, all three, since their defaults changed between versions 3 and 4. The numbers
  /// are the spring's also above critical, where Reanimated 4 runs it as critically damped.
  static let reanimated = Dialect("reanimated", "Reanimated: mass, stiffness and damping") { spring, _ in
    .parameters([
      .init("mass", spring.mass), .init("stiffness", spring.stiffness), .init("damping", spring.damping),
    ])
  }
}
