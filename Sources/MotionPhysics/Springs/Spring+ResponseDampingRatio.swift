extension Spring {
  /// A spring from the period of its undamped oscillation and its damping ratio, as SwiftUI's
  /// `Spring(response:dampingRatio:)`.
  /// - Parameters:
  ///   - response: seconds, greater than 0.
  ///   - dampingRatio: 0 (undamped) or more; above 1 overdamped.
  ///   - mass: greater than 0.
  /// - Throws: `MotionError` naming the parameter.
  public init(response: Double, dampingRatio: Double, mass: Double = 1) throws(MotionError) {
    try Bounds.greaterThanZero.check(response, "response")
    try Bounds.zeroOrMore.check(dampingRatio, "dampingRatio")
    try Bounds.greaterThanZero.check(mass, "mass")
    let frequency = DoubleDouble.turn / DoubleDouble(response)
    self = try Spring(
      frequency: frequency, dampingRatio: dampingRatio, mass: mass, duration: response,
      stiffness: mass * (frequency.high * frequency.high)
    ).representable("response")
  }

  /// The numbers that the forms with a damping ratio share.
  init(frequency: DoubleDouble, dampingRatio: Double, mass: Double, duration: Double, stiffness: Double) {
    self.init(
      frequency: frequency, decay: frequency * dampingRatio,
      difference: frequency * DoubleDouble.sum(dampingRatio, -1), mass: mass, duration: duration,
      bounce: Spring.bounce(dampingRatio: dampingRatio), dampingRatio: dampingRatio, stiffness: stiffness,
      damping: 2 * mass * (dampingRatio * frequency.high))
  }

  /// SwiftUI's bounce of a damping ratio: the inverse of 1 - bounce and of 1/(1 + bounce).
  static func bounce(dampingRatio: Double) -> Double {
    dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
  }
}
