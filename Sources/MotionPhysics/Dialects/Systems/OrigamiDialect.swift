extension Dialect {
  /// Origami's and Rebound's scales of tension and friction, for a mass of 1.
  static let origami = Dialect("origami", "Origami: tension and friction on its own scales") { spring, _ in
    .parameters([
      .init("tension", Origami.tension(stiffness: spring.stiffness / spring.mass)),
      .init("friction", Origami.friction(damping: spring.damping / spring.mass)),
    ])
  }
}
