extension Spring {
  /// A spring from its stiffness and damping ratio, as Jetpack Compose's `spring(dampingRatio, stiffness)`.
  /// - Parameters:
  ///   - stiffness: greater than 0.
  ///   - dampingRatio: 0 (undamped) or more; above 1 overdamped.
  ///   - mass: greater than 0; Compose's is 1.
  /// - Throws: `MotionError` naming the parameter.
  public init(stiffness: Double, dampingRatio: Double, mass: Double = 1) throws(MotionError) {
    try Bounds.greaterThanZero.check(stiffness, "stiffness")
    try Bounds.zeroOrMore.check(dampingRatio, "dampingRatio")
    try Bounds.greaterThanZero.check(mass, "mass")
    let frequency = (DoubleDouble(stiffness) / DoubleDouble(mass)).squareRoot
    self = try Spring(
      frequency: frequency, dampingRatio: dampingRatio, mass: mass, duration: 2 * Double.pi / frequency.high,
      stiffness: stiffness
    ).representable("stiffness")
  }
}
