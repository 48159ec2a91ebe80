extension Spring {
  /// A spring from its physics, as SwiftUI's `Spring(mass:stiffness:damping:allowOverDamping:)`.
  /// - Parameters:
  ///   - mass: greater than 0.
  ///   - stiffness: greater than 0.
  ///   - damping: 0 (undamped) or more.
  ///   - allowOverDamping: when false, as in SwiftUI, a damping above critical is taken as critical and reads
  ///     back so.
  /// - Throws: `MotionError` naming the parameter.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) throws(MotionError) {
    try Bounds.greaterThanZero.check(mass, "mass")
    try Bounds.greaterThanZero.check(stiffness, "stiffness")
    try Bounds.zeroOrMore.check(damping, "damping")
    let frequency = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let isClamped = decay > frequency && !allowOverDamping
    let ratio = isClamped ? 1 : decay / frequency
    self = try Spring(
      angularFrequency: frequency, decay: isClamped ? frequency : decay,
      // A product of differences: a² - w² would cancel near critical.
      discriminant: isClamped ? 0 : (decay - frequency) * (decay + frequency), mass: mass,
      duration: 2 * Double.pi / frequency, bounce: Spring.bounce(dampingRatio: ratio), dampingRatio: ratio,
      stiffness: stiffness, damping: isClamped ? 2 * mass * frequency : damping
    ).representable("stiffness")
  }
}
