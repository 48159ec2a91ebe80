/// Framer Classic's `SpringCurveValueConverter.computeDuration`.
enum FramerDuration {
  /// Seconds; nil from critical on, undamped, and where the logarithm has no argument. Its damping ratio
  /// ignores the mass, as Framer's does.
  static func seconds(_ spring: Spring, velocity: Double) -> Double? {
    let ratio = spring.damping / (2 * spring.stiffness.squareRoot())
    guard ratio > 0, ratio < 1 else { return nil }
    let complement = ((1 - ratio) * (1 + ratio)).squareRoot()
    let reach = ratio / complement - velocity / (complement * spring.angularFrequency)
    guard reach > 0 else { return nil }
    return naturalLogarithm(reach / EnvelopeEquation.epsilon) / (ratio * spring.angularFrequency)
  }

  /// Why there is none.
  static func absence(_ spring: Spring) -> String {
    if spring.damping == 0 { return "an undamped spring never settles" }
    return spring.dampingRatio >= 1
      ? "Framer computes a duration only below critical damping" : "Framer computes none for this velocity"
  }
}
