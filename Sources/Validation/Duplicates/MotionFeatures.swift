import MotionPhysics

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

  init(halfTime: Double, overshoot: Double, later: Double) {
    self.halfTime = halfTime
    self.overshoot = overshoot
    self.later = later
  }

  init(_ spring: Spring, delay: Double) {
    halfTime = delay + SpringRow.halfTime(of: spring)
    overshoot = spring.overshoot()
    later = spring.value(time: 2 * halfTime - delay)
  }
}

/// The boxes of features that a motion and those near to it may stand in: its own, and the nearer neighbour
/// in each direction.
///
/// A box is twice as wide as near motions lie apart, so that the other neighbours do not count. Boxes are
/// told apart by a hash: two that share one only cost time.
struct FeatureCells {
  private var positions: (times: Pair, overshoots: Pair, laters: Pair)
  private let kind: UInt64

  private struct Pair {
    let own: UInt64
    let neighbour: UInt64

    init(_ position: Double) {
      let limited = min(max(position / 2, -1e15), 1e15)
      let cell = limited.rounded(.down)
      own = UInt64(bitPattern: Int64(cell))
      neighbour = UInt64(bitPattern: Int64(limited - cell < 0.5 ? cell - 1 : cell + 1))
    }
  }

  init(_ features: MotionFeatures, kind: Resolution.Kind, threshold: Double) {
    positions = (
      Pair(features.logarithm / (Self.halfTimeReach * threshold)), Pair(features.overshoot / threshold),
      Pair(features.later / (Self.laterReach * threshold))
    )
    self.kind = UInt64(kind.rawValue)
  }

  static let count = 8

  /// A box's hash; the first is the motion's own.
  subscript(index: Int) -> UInt64 {
    let time = index & 1 == 0 ? positions.times.own : positions.times.neighbour
    let overshoot = index & 2 == 0 ? positions.overshoots.own : positions.overshoots.neighbour
    let later = index & 4 == 0 ? positions.laters.own : positions.laters.neighbour
    var hash = kind &* 0x9E37_79B9_7F4A_7C15 ^ time
    hash = (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9 &+ overshoot
    return (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9 &+ later
  }

  /// By how many thresholds the logarithms of the half times of near motions may differ, with its error.
  private static let halfTimeReach = 8.0
  /// The same of the later value.
  private static let laterReach = 3.0
}

extension MotionFeatures {
  /// Base 2, straight between the powers of 2: all that is needed is that equal ratios are about equally far
  /// apart.
  var logarithm: Double {
    halfTime > 0 && halfTime.isFinite ? Double(halfTime.exponent) + halfTime.significand : -1e6
  }
}
