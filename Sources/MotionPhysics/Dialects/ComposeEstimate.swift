/// Compose's `estimateAnimationDurationMillis` (animation-core, SpringEstimation.kt), in doubles: Compose
/// counts in 32-bit floats and stops its Newton's method within a millisecond.
enum ComposeEstimate {
  /// The default visibility threshold of a value that travels by 1.
  static let threshold = 0.01

  /// Whole milliseconds until the spring is within the threshold: of its envelope below critical, else of the
  /// spring.
  ///
  /// At this time Compose jumps to the target. Undamped: the most that fits, 2⁶³ nanoseconds.
  static func milliseconds(_ spring: Spring, velocity: Double, threshold: Double = threshold) -> Double {
    if spring.decay == 0 { return 9_223_372_036_854 }
    return (1000 * seconds(spring, velocity: velocity, threshold: threshold)).rounded(.down)
  }

  private static func seconds(_ spring: Spring, velocity: Double, threshold: Double) -> Double {
    guard spring.kind == .underdamped else {
      return spring.settlingTime(initialVelocity: velocity, epsilon: threshold)
    }
    let ratio = (spring.decay - velocity) / spring.dampedFrequency
    return max(0, naturalLogarithm((1 + ratio * ratio).squareRoot() / threshold) / spring.decay)
  }
}
