import MotionPhysics

/// Numbers that are nearly equal for motions that are near to one another, by which those are found.
///
/// Two motions whose distance is d are never further than d apart in how far they overshoot; and unless they stand
/// still half way, neither are the times at which they are half way far apart.
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

  init(_ profile: CurveProfile, duration: Double, delay: Double) {
    halfTime = delay + duration * profile.halfTime
    overshoot = profile.overshoot
    later = profile.value((2 * halfTime - delay) / duration)
  }
}

/// A box of features, such that near motions stand in one box or in neighbours.
struct FeatureCell: Hashable {
  var kind: Resolution.Kind
  var halfTime: Int32
  var overshoot: Int32
  var later: Int32
}

extension MotionFeatures {
  /// The cell of the features, and the cells that a nearer one may stand in.
  ///
  /// A cell is twice as wide as near motions lie apart, so that of the two neighbours in each direction only the nearer
  /// one counts. How far near motions lie apart, in thresholds, is measured; see the tests.
  func cells(_ kind: Resolution.Kind, threshold: Double) -> [FeatureCell] {
    let times = Self.halves(logarithm / (Self.halfTimeReach * threshold))
    let overshoots = Self.halves(overshoot / threshold)
    let laters = Self.halves(later / (Self.laterReach * threshold))
    var cells: [FeatureCell] = []
    cells.reserveCapacity(8)
    for time in [times.cell, times.neighbour] {
      for overshoot in [overshoots.cell, overshoots.neighbour] {
        for later in [laters.cell, laters.neighbour] {
          cells.append(FeatureCell(kind: kind, halfTime: time, overshoot: overshoot, later: later))
        }
      }
    }
    return cells
  }

  /// By how many thresholds the logarithms of the half times of near motions may differ, with ``logarithm``'s error.
  private static let halfTimeReach = 8.0
  /// The same of the later value.
  private static let laterReach = 3.0

  /// Base 2, straight between the powers of 2: all that is needed is that equal ratios are about equally far apart.
  private var logarithm: Double {
    halfTime > 0 && halfTime.isFinite ? Double(halfTime.exponent) + halfTime.significand : -1e6
  }

  private static func halves(_ position: Double) -> (cell: Int32, neighbour: Int32) {
    let limited = min(max(position / 2, -1e9), 1e9)
    let cell = limited.rounded(.down)
    return (Int32(cell), Int32(limited - cell < 0.5 ? cell - 1 : cell + 1))
  }
}
