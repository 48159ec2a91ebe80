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

  /// The boxes that a motion and those near to it may stand in: its own, which comes first, and the nearer neighbour
  /// in each direction. A box is twice as wide as near motions lie apart, so that the other neighbours do not count.
  static func around(_ features: MotionFeatures, isSpring: Bool, threshold: Double) -> [FeatureCell] {
    let times = neighbours(features.logarithm / (halfTimeReach * threshold))
    let overshoots = neighbours(features.overshoot / threshold)
    let laters = neighbours(features.later / (laterReach * threshold))
    return (0..<8).map { corner in
      FeatureCell(
        isSpring: isSpring, time: times[corner & 1], overshoot: overshoots[corner >> 1 & 1],
        later: laters[corner >> 2])
    }
  }

  /// The cell of a position, of which near motions are at most 1 apart, and the nearer one beside it.
  private static func neighbours(_ position: Double) -> [Int] {
    let limited = min(max(position / 2, -1e15), 1e15)
    let cell = limited.rounded(.down)
    return [Int(saturating: cell), Int(saturating: limited - cell < 0.5 ? cell - 1 : cell + 1)]
  }

  /// By how many thresholds the logarithms of the half times of near motions may differ, with its error.
  private static let halfTimeReach = 8.0
  /// The same of the later value.
  private static let laterReach = 3.0
}
