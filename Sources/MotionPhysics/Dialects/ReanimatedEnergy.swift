/// What Reanimated 4 makes of a duration and a damping ratio (animation/spring/springUtils.ts): it looks for
/// the stiffness at which, after 1.5 durations, the energy of a critically damped motion with the spring's
/// decay is 6e-9 of its start.
enum ReanimatedEnergy {
  /// Its default mass, which goes with a duration.
  static let mass = 4.0
  /// Where its bisection ends.
  static let mostStiffness = 8000.0
  private static let energyThreshold = 6e-9
  private static let perceptualCoefficient = 1.5

  /// For its mass. Reanimated itself finds none above `mostStiffness`.
  static func stiffness(duration: Double, dampingRatio: Double) -> Double {
    let decay = scaledDecay(dampingRatio: dampingRatio) / (perceptualCoefficient * duration)
    let frequency = decay / dampingRatio
    return mass * frequency * frequency
  }

  /// Seconds, for a damped spring that is not overdamped.
  static func duration(of spring: Spring) -> Double {
    scaledDecay(dampingRatio: spring.dampingRatio) / (perceptualCoefficient * spring.decay)
  }

  /// The root s of e^(-2s) ((1 + s)² + ζ²s²) = threshold, s being decay times time. It does not depend on the
  /// stiffness.
  private static func scaledDecay(dampingRatio: Double) -> Double {
    let square = dampingRatio * dampingRatio
    let height = naturalLogarithm(energyThreshold)
    var scaled = 20.0
    for _ in 0..<50 {
      let energy = (1 + scaled) * (1 + scaled) + square * scaled * scaled
      let slope = (2 * (1 + scaled) + 2 * square * scaled) / energy - 2
      let step = (naturalLogarithm(energy) - 2 * scaled - height) / slope
      scaled -= step
      if abs(step) <= 1e-15 * scaled { break }
    }
    return scaled
  }
}
