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
    let frequency = (DoubleDouble(stiffness) / DoubleDouble(mass)).squareRoot
    let given = DoubleDouble(damping) / (DoubleDouble(mass) * 2)
    var difference = given - frequency
    // Exactly critical, but for the last of 32 digits.
    if abs(difference.high) <= 1e-30 * frequency.high { difference = DoubleDouble(0) }
    let isClamped = difference.high > 0 && !allowOverDamping
    if isClamped { difference = DoubleDouble(0) }
    let decay = difference.high == 0 ? frequency : given
    let ratio = difference.high == 0 ? 1 : (given / frequency).high
    // Not from the ratio, which has lost the small digits near critical.
    let bounce = -(difference / (difference.high > 0 ? given : frequency)).high
    self = try Spring(
      frequency: frequency, decay: decay, difference: difference, mass: mass,
      duration: 2 * Double.pi / frequency.high, bounce: bounce + 0, dampingRatio: ratio, stiffness: stiffness,
      damping: isClamped ? 2 * mass * frequency.high : damping
    ).representable("stiffness")
  }
}
