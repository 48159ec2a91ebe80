import MotionPhysics
import Presets

/// Finds a near motion for each one, in a time that grows with their number only.
///
/// The motions that stay are each a threshold apart from one another, so a cell holds few, however many
/// motions fall into it.
struct NearDuplicateSearch {
  private let presets: [ResolvedPreset]
  private let threshold: Double
  private var table = SpringTable()
  private var profiles = CurveProfiles()
  /// The last motion of each cell, and for each the one before it.
  private var heads: [FeatureCell: Int] = [:]
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

  /// A motion that is compared: numbers alone, which are copied without counting who holds them.
  private struct Candidate {
    let place: Int
    let shape: Shape
    let features: MotionFeatures
  }

  private enum Shape {
    case spring(SpringTable.Shape)
    case tween(CurveProfiles.Shape)
  }

  init(_ presets: [ResolvedPreset], threshold: Double) {
    self.presets = presets
    self.threshold = min(max(threshold, 1e-6), 0.5)
  }

  /// Puts a motion among those that stay, unless its place is crowded.
  mutating func insert(_ preset: ResolvedPreset) {
    guard let motion = candidate(preset) else { return }
    let cell = cell(of: motion).cell
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
    let (cell, sides) = cell(of: motion)
    for number in 0..<8 {
      var next = heads[cell.neighbour(number, sides: sides)]
      while let entry = next {
        let other = entries[entry]
        if let match = near(motion, other.motion) { return match }
        next = other.previous
      }
    }
    insert(motion, in: cell)
    return nil
  }

  /// The most motions that a cell keeps of those that are not examined: these may stand nearer together than a
  /// threshold, and more of them add nothing.
  private static let mostFixed = 12

  private mutating func insert(_ motion: Candidate, in cell: FeatureCell) {
    entries.append(Entry(motion: motion, previous: heads[cell]))
    heads[cell] = entries.count - 1
  }

  private func cell(of motion: Candidate) -> (cell: FeatureCell, sides: SIMD3<Int64>) {
    let isSpring = if case .spring = motion.shape { true } else { false }
    return FeatureCell.of(motion.features, isSpring: isSpring, threshold: threshold)
  }

  private mutating func candidate(_ preset: ResolvedPreset) -> Candidate? {
    switch preset.motion {
    case .spring(let spring, let delay):
      let shape = SpringTable.Shape(duration: spring.duration, bounce: spring.bounce, delay: delay)
      return Candidate(
        place: preset.place, shape: .spring(shape), features: table.features(spring, delay: delay))
    case .tween(let curve, let duration, let delay):
      let shape = CurveProfiles.Shape(
        profile: profiles.number(of: curve), duration: duration, delay: delay)
      return Candidate(place: preset.place, shape: .tween(shape), features: profiles.features(shape))
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
    let (preset, otherPreset) = (presets[motion.place], presets[other.place])
    guard preset.mayEqual(otherPreset) else { return nil }
    guard estimate == nil || exactLeft > 0, let first = preset.motion?.animation,
      let second = otherPreset.motion?.animation
    else {
      return estimate.flatMap { $0 < threshold ? Match(preset: otherPreset, distance: $0) : nil }
    }
    exactLeft -= 1
    let distance = first.distance(to: second).distance
    return distance < threshold ? Match(preset: otherPreset, distance: distance) : nil
  }

  private mutating func estimate(_ motion: Candidate, _ other: Candidate, limit: Double) -> Double? {
    switch (motion.shape, other.shape) {
    case (.spring(let first), .spring(let second)): table.distance(first, second, limit: limit)
    case (.tween(let first), .tween(let second)): profiles.gap(first, second, limit: limit)
    // Motions of two kinds never share a cell.
    case (.spring, .tween), (.tween, .spring): .infinity
    }
  }
}
