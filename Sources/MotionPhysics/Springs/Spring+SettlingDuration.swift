extension Spring {
  /// A spring from SwiftUI's idea of its settling duration, as
  /// `Spring(settlingDuration:dampingRatio:epsilon:)`.
  ///
  /// Not the inverse of `swiftUISettlingDuration`, nor of `settlingTime`: it solves the equation of
  /// `EnvelopeEquation`, whose frequency grows without bound as the ratio nears 1 from below. SwiftUI stops
  /// Newton's method early, so its last digits differ; these are converged.
  /// - Parameters:
  ///   - settlingDuration: seconds, greater than 0; clamped to 0.01...10, as in SwiftUI.
  ///   - dampingRatio: more than 0 and at most 1.
  ///   - epsilon: the share of the travel that counts as settled, more than 0 and less than 1.
  /// - Throws: `MotionError` naming the parameter; also when the equation has no positive frequency.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) throws(MotionError) {
    try Bounds.greaterThanZero.check(settlingDuration, "settlingDuration")
    try Bounds.upToCritical.check(dampingRatio, "dampingRatio")
    try Bounds.epsilon.check(epsilon, "epsilon")
    let frequency = EnvelopeEquation.frequency(
      duration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon)
    guard frequency > 0 else {
      throw .invalid(parameter: "dampingRatio", reason: "\(dampingRatio) is too small for this equation")
    }
    try self.init(response: 2 * Double.pi / frequency, dampingRatio: dampingRatio)
  }
}
