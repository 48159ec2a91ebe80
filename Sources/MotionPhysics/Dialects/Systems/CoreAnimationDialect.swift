extension Dialect {
  /// `CASpringAnimation`; its `duration` must be set to the settling duration, else it is cut off.
  ///
  /// `initialVelocity` is in travels per second, positive toward the target.
  static let coreAnimation = Dialect(
    "coreAnimation", "Core Animation: CASpringAnimation",
    forms: [
      .coreAnimationPhysics,
      .perceptual(
        "CASpringAnimation(perceptualDuration:bounce:)", duration: "perceptualDuration",
        standards: (nil, nil)),
    ],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "Core Animation")
      return [.init("controlPoints", .numbers(points.numbers))] + .seconds(duration)
    },
    facts: { (spring, velocity) throws(UnsupportedMotion) in
      let settling: DialectParameter =
        spring.damping == 0
        ? .neverSettling("settlingDuration")
        : .init("settlingDuration", .number(spring.coreAnimationSettlingDuration(initialVelocity: velocity)))
      // False by default: Core Animation then runs a critical spring.
      return spring.kind == .overdamped ? [settling, .init("allowsOverdamping", .flag(true))] : [settling]
    })
}

extension DialectForm {
  /// `mass` 1, `stiffness` 100, `damping` 10, and `allowsOverdamping` where the damping is above critical
  /// (defaults as measured on macOS 26). `init(perceptualDuration:bounce:)` sets the latter itself.
  static let coreAnimationPhysics = physics("CASpringAnimation()", standards: (1, 100, 10))
}
