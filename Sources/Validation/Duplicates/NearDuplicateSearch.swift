import MotionPhysics
import Presets

/// Finds a near motion for each one, in a time that grows with their number only.
///
/// The motions that stay are each a threshold apart from one another, so a cell holds few, however many
/// motions fall into it.
struct NearDuplicateSearch {
  private let threshold: Double
  private var table = SpringTable()
  private var profiles = CurveProfiles()
  /// The last motion of each cell, and for each the one before it.
  private var heads: [UInt64: Int] = [:]
  private var entries: [Entry] = []
  /// How often the exact distance may still be worked out. It takes a hundred times as long as an estimate,
  /// which is within a few percent of it.
  private var exactLeft = 500

  /// A motion that is near to one that was asked for.
  struct Match {
    let preset: ResolvedPreset
    let distance: Double
  }

  /// A motion that stays, with all that an estimate needs in one place in memory.
  private struct Entry {
    let motion: Candidate
    /// The one before it in its cell.
    let previous: Int?
  }

  /// A motion that is compared.
  private struct Candidate {
    let preset: ResolvedPreset
    let shape: Shape
    let features: MotionFeatures
  }

  private enum Shape {
    case spring(SpringTable.Shape)
    case tween(CurveProfiles.Shape)
  }

  init(threshold: Double) { self.threshold = min(max(threshold, 1e-6), 0.5) }

  /// Puts a motion among those that stay, unless its place is crowded.
  mutating func insert(_ preset: ResolvedPreset) {
    guard let motion = candidate(preset) else { return }
    let cell = cells(motion)[0]
    var count = 0
    var next = heads[cell]
    while let entry = next {
      count += 1
      next = entries[entry].previous
    }
    if count < Self.mostFixed { insert(motion, in: cell) }
  }

  /// A motion that is near, or nil after this one was put among those that stay.
  mutating func nearOrInserted(_ preset: ResolvedPreset) -> Match? {
    guard let motion = candidate(preset) else { return nil }
    let cells = cells(motion)
    for number in 0..<FeatureCells.count {
      var next = heads[cells[number]]
      while let entry = next {
        let other = entries[entry]
        if let match = near(motion, other.motion) { return match }
        next = other.previous
      }
    }
    insert(motion, in: cells[0])
    return nil
  }

  /// What nobody is going to change may stand nearer together than a threshold; more than this in a cell add
  /// nothing.
  private static let mostFixed = 12

  private mutating func insert(_ motion: Candidate, in cell: UInt64) {
    entries.append(Entry(motion: motion, previous: heads[cell]))
    heads[cell] = entries.count - 1
  }

  private func cells(_ motion: Candidate) -> FeatureCells {
    let isSpring = if case .spring = motion.shape { true } else { false }
    return FeatureCells(motion.features, isSpring: isSpring, threshold: threshold)
  }

  private mutating func candidate(_ preset: ResolvedPreset) -> Candidate? {
    switch preset.motion {
    case .spring(let spring, let delay):
      let shape = SpringTable.Shape(duration: spring.duration, bounce: spring.bounce, delay: delay)
      return Candidate(
        preset: preset, shape: .spring(shape), features: table.features(spring, delay: delay))
    case .tween(let curve, let duration, let delay):
      let shape = CurveProfiles.Shape(
        profile: profiles.number(of: curve), duration: duration, delay: delay)
      return Candidate(preset: preset, shape: .tween(shape), features: profiles.features(shape))
    default:
      return nil
    }
  }

  /// The two as a match when they are near and of one role.
  private mutating func near(_ motion: Candidate, _ other: Candidate) -> Match? {
    // An estimate is within a few percent. Motions are never nearer than the ends of their swings.
    let limit = 1.5 * threshold
    guard abs(motion.features.overshoot - other.features.overshoot) <= limit else { return nil }
    let estimate = estimate(motion, other, limit: limit)
    if let estimate, estimate > limit { return nil }
    guard motion.preset.mayEqual(other.preset) else { return nil }
    guard estimate == nil || exactLeft > 0, let first = motion.preset.motion?.animation,
      let second = other.preset.motion?.animation
    else {
      return estimate.flatMap { $0 < threshold ? Match(preset: other.preset, distance: $0) : nil }
    }
    exactLeft -= 1
    let distance = first.distance(to: second).distance
    return distance < threshold ? Match(preset: other.preset, distance: distance) : nil
  }

  private mutating func estimate(_ motion: Candidate, _ other: Candidate, limit: Double) -> Double? {
    switch (motion.shape, other.shape) {
    case (.spring(let first), .spring(let second)): table.distance(first, second, limit: limit)
    case (.tween(let first), .tween(let second)): profiles.gap(first, second, limit: limit)
    // Of two kinds that fell into one cell by their hashes.
    case (.spring, .tween), (.tween, .spring): .infinity
    }
  }
}

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
  var logarithm: Double {
    halfTime > 0 && halfTime.isFinite ? Double(halfTime.exponent) + halfTime.significand : -1e6
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

  init(_ features: MotionFeatures, isSpring: Bool, threshold: Double) {
    positions = (
      Pair(features.logarithm / (Self.halfTimeReach * threshold)), Pair(features.overshoot / threshold),
      Pair(features.later / (Self.laterReach * threshold))
    )
    kind = isSpring ? 1 : 4
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
