/// Compose's `estimateAnimationDurationMillis` (animation-core, SpringEstimation.kt), in doubles: Compose
/// counts in 32-bit floats and stops its Newton's method within a millisecond.
public enum ComposeEstimate {
  /// The default visibility threshold of a value that travels by 1.
  public static let threshold = 0.01

  /// What Compose gives an undamped spring: the most whole milliseconds in 2⁶³ nanoseconds.
  public static let endless = 9_223_372_036_854.0

  /// Whole milliseconds until the spring is within the threshold for good: its envelope below critical, else
  /// the spring itself. At this time Compose jumps to the target.
  /// - Parameters:
  ///   - displacement: the start less the target.
  ///   - velocity: units per second, in the value's own direction.
  ///   - threshold: the distance that nobody sees, greater than 0.
  public static func milliseconds(
    _ spring: Spring, displacement: Double, velocity: Double, threshold: Double = threshold
  ) -> Double {
    if spring.decay == 0 { return endless }
    if displacement == 0 && velocity == 0 { return 0 }
    let seconds =
      spring.kind == .underdamped
      ? envelopeTime(spring, displacement, velocity, threshold)
      : lastCrossing(spring, displacement, velocity, threshold)
    return (1000 * seconds).rounded(.down)
  }

  private static func envelopeTime(
    _ spring: Spring, _ displacement: Double, _ velocity: Double, _ threshold: Double
  ) -> Double {
    let swing = (velocity + spring.decay * displacement) / spring.dampedFrequency
    let amplitude = (displacement * displacement + swing * swing).squareRoot()
    return max(0, naturalLogarithm(amplitude / threshold) / spring.decay)
  }

  private static func lastCrossing(
    _ spring: Spring, _ displacement: Double, _ velocity: Double, _ threshold: Double
  ) -> Double {
    guard displacement == 0 else {
      return spring.settlingTime(
        target: -displacement, initialVelocity: velocity, epsilon: threshold / abs(displacement))
    }
    // Thrown from the target: from the turning point it comes back as if let go there.
    let gap = spring.dampedFrequency
    let turn = gap == 0 ? 1 / spring.decay : hyperbolicArcTangent(gap / spring.decay) / gap
    let height = abs(spring.value(target: 0, initialVelocity: velocity, time: turn))
    if height <= threshold { return 0 }
    return turn + spring.settlingTime(target: height, epsilon: threshold / height)
  }
}
