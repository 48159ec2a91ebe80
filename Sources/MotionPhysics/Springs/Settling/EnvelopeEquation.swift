/// The equation with which SwiftUI, Framer and Motion turn a settling duration T and a damping ratio ζ into a
/// frequency w: (ζw - v)/(w√(1-ζ²)) e^(-ζwT) = ε below critical, (1 + (w - v)T) e^(-wT) = ε at it, v being
/// the initial velocity in travels per second.
///
/// Source: Framer's SpringCurveValueConverter, computeDerivedCurveOptions; SwiftUI and Motion take v = 0. They
/// start Newton's method at 5/T and take eleven or twelve steps, which for a velocity toward the target may
/// lead anywhere. Here it runs on the logarithm, from a side from which it cannot overstep, to the last digit.
/// A velocity toward the target leaves two solutions or none; of two the stiffer counts, which is the one
/// that the others find, and the one that goes over into the only one at rest.
enum EnvelopeEquation {
  /// The share of the travel that all of them take for settled.
  static let epsilon = 0.001
  /// The range to which all of them clamp the duration, seconds.
  static var durations: ClosedRange<Double> {
    Ranges.settlingDuration.lowest...Ranges.settlingDuration.highest
  }

  /// SwiftUI's undamped angular frequency, radians per second, with its clamp of the duration; 0 or less when
  /// there is none.
  static func frequency(duration: Double, dampingRatio: Double, epsilon: Double = epsilon) -> Double {
    let time = min(max(duration, durations.lowerBound), durations.upperBound)
    return frequency(time: time, dampingRatio: dampingRatio, epsilon: epsilon) ?? 0
  }

  /// The undamped angular frequency, radians per second; nil when no spring has that duration.
  static func frequency(
    time: Double, dampingRatio: Double, velocity: Double = 0, epsilon: Double = epsilon
  ) -> Double? {
    let complement = complement(dampingRatio)
    if complement == 0 { return criticalFrequency(time: time, velocity: velocity, epsilon: epsilon) }
    let height = naturalLogarithm(complement * epsilon / dampingRatio)
    return decay(time: time, velocity: velocity, height: height).map { $0 / dampingRatio }
  }

  /// The duration that leads to a spring, seconds; nil when none does: undamped or overdamped, released too
  /// fast, or where a stiffer spring has the same duration.
  static func time(of spring: Spring, velocity: Double = 0) -> Double? {
    let ratio = spring.dampingRatio
    guard ratio > 0, ratio <= 1 else { return nil }
    let complement = complement(ratio)
    if complement == 0 { return criticalTime(frequency: spring.angularFrequency, velocity: velocity) }
    let decay = spring.decay
    guard decay > velocity else { return nil }
    let height = naturalLogarithm(complement * epsilon / ratio)
    let time = (naturalLogarithm((decay - velocity) / decay) - height) / decay
    return time > 0 && time * decay * (decay - velocity) > velocity ? time : nil
  }

  private static func complement(_ ratio: Double) -> Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  /// The greater root x = ζw of ln(1 - v/x) - xT = height.
  ///
  /// Against the target (v < 0) that is convex and falls, so from the left Newton's method never oversteps;
  /// toward it, it is concave and falls beyond its maximum, so from the right.
  private static func decay(time: Double, velocity: Double, height: Double) -> Double? {
    let still = -height / time
    if velocity == 0 { return still > 0 ? still : nil }
    let gap = { (decay: Double) in
      naturalLogarithm((decay - velocity) / decay) - decay * time - height
    }
    var start = still
    if velocity > 0 {
      let top = 0.5 * (velocity + (velocity * velocity + 4 * velocity / time).squareRoot())
      guard still > top, gap(top) >= 0 else { return nil }
    } else {
      start = max(still, min(1 / time, -velocity * exponential(-1 - height)))
    }
    return newtonRoot(from: start) { gap($0) / (velocity / ($0 * ($0 - velocity)) - time) }
  }

  /// The greater root s = wT of ln(1 + s - vT) - s = ln ε, from the right of it.
  private static func criticalFrequency(time: Double, velocity: Double, epsilon: Double) -> Double? {
    let lead = velocity * time
    let height = naturalLogarithm(epsilon)
    // The maximum is at s = vT.
    guard lead <= 0 || -lead >= height else { return nil }
    let scaled = newtonRoot(from: 2 - 2 * height + 2 * naturalLogarithm(1 + max(-lead, 0))) { scaled in
      let reach = 1 + scaled - lead
      return (naturalLogarithm(reach) - scaled - height) * reach / (lead - scaled)
    }
    return scaled > 0 ? scaled / time : nil
  }

  /// The root of ln(1 + (1 - v/w) s) - s = ln ε, s = wT.
  private static func criticalTime(frequency: Double, velocity: Double) -> Double? {
    let share = 1 - velocity / frequency
    guard share > 0 else { return nil }
    let height = naturalLogarithm(epsilon)
    let scaled = newtonRoot(from: 2 - 2 * height + 2 * naturalLogarithm(max(share, 1))) { scaled in
      let reach = 1 + share * scaled
      return (naturalLogarithm(reach) - scaled - height) / (share / reach - 1)
    }
    return scaled / frequency
  }
}
