/// The equation with which SwiftUI, Framer and Motion turn a settling duration and a damping ratio into a
/// frequency: (ζ/√(1-ζ²)) e^(-ζwT) = ε below critical, (1 + wT) e^(-wT) = ε at it.
///
/// They solve it with a fixed number of Newton's steps; this is its solution.
enum EnvelopeEquation {
  /// What all of them take for settled.
  static let epsilon = 0.001
  /// What all of them clamp the duration to, seconds.
  static let durations = 0.01...10.0

  /// The undamped angular frequency, radians per second; 0 or less when there is none.
  static func frequency(duration: Double, dampingRatio: Double, epsilon: Double = epsilon) -> Double {
    let time = min(max(duration, durations.lowerBound), durations.upperBound)
    return scaledFrequency(dampingRatio: dampingRatio, epsilon: epsilon) / time
  }

  /// The duration that leads to a spring; nil when the equation cannot say it.
  static func duration(of spring: Spring) -> Double? {
    guard spring.dampingRatio > 0, spring.dampingRatio <= 1 else { return nil }
    let scaled = scaledFrequency(dampingRatio: spring.dampingRatio, epsilon: epsilon)
    let duration = scaled / spring.angularFrequency
    return scaled > 0 && durations.contains(duration) ? duration : nil
  }

  /// wT.
  private static func scaledFrequency(dampingRatio: Double, epsilon: Double) -> Double {
    let complement = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    if complement > 0 { return naturalLogarithm(dampingRatio / (complement * epsilon)) / dampingRatio }
    // Newton on ln(1 + s) - s = ln ε, which is concave and falls: from the right it never oversteps.
    let height = naturalLogarithm(epsilon)
    var scaled = 2 - 2 * height
    for _ in 0..<50 {
      let step = (naturalLogarithm(1 + scaled) - scaled - height) * (1 + scaled) / scaled
      scaled += step
      if abs(step) <= 1e-15 * scaled { break }
    }
    return scaled
  }
}
