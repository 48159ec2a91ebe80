import PlainText

/// Numbers that are nearly equal for motions that are near to one another, by which those are found.
///
/// Two motions whose distance is d are never further than d apart in how far they overshoot; and unless they
/// stand still half way, neither are the times at which they are half way far apart.
struct MotionFeatures {
  /// Seconds, delay included.
  var halfTime: Double
  /// The share of the travel.
  var overshoot: Double
  /// The value at twice the half time.
  var later: Double

  /// Base 2, straight between the powers of 2: all that is needed is that equal ratios are about equally far
  /// apart.
  fileprivate var logarithm: Double {
    halfTime > 0 && halfTime.isFinite ? Double(halfTime.exponent) + halfTime.significand : -1e6
  }
}

/// A box of features, in which motions that are near to one another may stand together.
struct FeatureCell: Hashable {
  private let isSpring: Bool
  private let time: Int
  private let overshoot: Int
  private let later: Int

  /// One word in place of four: eight cells are looked up for every motion.
  func hash(into hasher: inout Hasher) { hasher.combine((time &* 8191 &+ overshoot) &* 8191 &+ later) }

  /// The box of a motion, and on which side the nearer neighbour lies in each direction: 1 or -1. A box is twice as wide
  /// as near motions lie apart, so that the other neighbours do not count.
  static func of(
    _ features: MotionFeatures, isSpring: Bool, threshold: Double
  ) -> (cell: FeatureCell, sides: SIMD3<Int64>) {
    let position = SIMD3(
      features.logarithm / (halfTimeReach * threshold), features.overshoot / threshold,
      features.later / (laterReach * threshold))
    let limited = (position / 2).clamped(
      lowerBound: SIMD3(repeating: -1e15), upperBound: SIMD3(repeating: 1e15))
    let corner = limited.rounded(.down)
    let cell = FeatureCell(
      isSpring: isSpring, time: Int(saturating: corner.x), overshoot: Int(saturating: corner.y),
      later: Int(saturating: corner.z))
    return (cell, SIMD3<Int64>(repeating: 1).replacing(with: -1, where: (limited - corner) .< 0.5))
  }

  /// The boxes in which a motion near to one of this box may stand: 0 is the box itself, 1 to 7 are its neighbours.
  func neighbour(_ number: Int, sides: SIMD3<Int64>) -> FeatureCell {
    FeatureCell(
      isSpring: isSpring, time: time + (number & 1) * Int(sides.x),
      overshoot: overshoot + (number >> 1 & 1) * Int(sides.y), later: later + (number >> 2) * Int(sides.z))
  }

  /// By how many thresholds the logarithms of the half times of near motions may differ, with its error.
  private static let halfTimeReach = 8.0
  /// By how many thresholds the later values of near motions may differ, with their error.
  private static let laterReach = 3.0
}
