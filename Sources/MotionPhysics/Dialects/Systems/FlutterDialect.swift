extension Dialect {
  /// `SpringDescription(mass:stiffness:damping:)`; its constructor from a duration takes whole milliseconds
  /// only.
  static let flutter = Dialect("flutter", "Flutter: SpringDescription") { spring, _ in
    .parameters([
      .init("mass", spring.mass), .init("stiffness", spring.stiffness), .init("damping", spring.damping),
    ])
  }
}
