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
  private var heads: [UInt64: Int32] = [:]
  private var entries: [Entry] = []
  private let subject: ValidationSubject
  private let resolution: Resolution
  /// How often the exact distance may still be worked out. It takes a hundred times as long as an estimate,
  /// which is within a few percent of it.
  private var exactLeft = 500

  /// A motion that is near to one that was asked for.
  struct Match {
    let index: Int
    let distance: Double
  }

  /// A motion that stays, with all that an estimate needs in one place in memory.
  private struct Entry {
    let motion: Candidate
    /// The one before it in its cell; -1 without one.
    let previous: Int32
  }

  /// A motion that is compared.
  private struct Candidate {
    let index: Int32
    /// A tween's profile.
    let curve: Int32
    let features: MotionFeatures
    let shape: SpringShape
  }

  init(_ subject: ValidationSubject, threshold: Double) {
    self.subject = subject
    self.threshold = min(max(threshold, 1e-6), 0.5)
    resolution = subject.resolution
  }

  /// Puts a motion among those that stay, unless its place is crowded.
  mutating func insert(_ index: Int) {
    guard let motion = candidate(index) else { return }
    let cell = cells(motion)[0]
    var count = 0
    var entry = heads[cell] ?? -1
    while entry >= 0 {
      count += 1
      entry = entries[Int(entry)].previous
    }
    if count < Self.mostFixed { insert(motion, in: cell) }
  }

  /// A motion that is near, or nil after this one was put among those that stay.
  mutating func nearOrInserted(_ index: Int) -> Match? {
    guard let motion = candidate(index) else { return nil }
    let cells = cells(motion)
    for number in 0..<FeatureCells.count {
      var entry = heads[cells[number]] ?? -1
      while entry >= 0 {
        let other = entries[Int(entry)]
        if let match = near(motion, other.motion) { return match }
        entry = other.previous
      }
    }
    insert(motion, in: cells[0])
    return nil
  }

  /// What nobody is going to change may stand nearer together than a threshold; more than this in a cell add
  /// nothing.
  private static let mostFixed = 12

  private mutating func insert(_ motion: Candidate, in cell: UInt64) {
    entries.append(Entry(motion: motion, previous: heads[cell] ?? -1))
    heads[cell] = Int32(entries.count - 1)
  }

  private func cells(_ motion: Candidate) -> FeatureCells {
    FeatureCells(motion.features, kind: kind(motion), threshold: threshold)
  }

  private func kind(_ motion: Candidate) -> Resolution.Kind { resolution.kinds[Int(motion.index)] }

  private mutating func candidate(_ index: Int) -> Candidate? {
    let shape = resolution.springs[index]
    switch resolution.kinds[index] {
    case .spring:
      return table.features(shape).map {
        Candidate(index: Int32(index), curve: -1, features: $0, shape: shape)
      }
    case .tween:
      guard let curve = resolution.curves[index] else { return nil }
      let number = profiles.number(of: curve)
      let features = profiles.features(number, duration: shape.duration, delay: shape.delay)
      return Candidate(index: Int32(index), curve: number, features: features, shape: shape)
    default: return nil
    }
  }

  /// The two as a match when they are near and of one role.
  private mutating func near(_ motion: Candidate, _ other: Candidate) -> Match? {
    // An estimate is within a few percent. Motions are never nearer than the ends of their swings.
    let limit = 1.5 * threshold
    guard abs(motion.features.overshoot - other.features.overshoot) <= limit else { return nil }
    let estimate = estimate(motion, other, limit: limit)
    if let estimate, estimate > limit { return nil }
    guard areOfOneRole(motion, other) else { return nil }
    let index = Int(other.index)
    guard estimate == nil || exactLeft > 0, let first = animation(motion), let second = animation(other)
    else {
      return estimate.flatMap { $0 < threshold ? Match(index: index, distance: $0) : nil }
    }
    exactLeft -= 1
    let distance = first.distance(to: second).distance
    return distance < threshold ? Match(index: index, distance: distance) : nil
  }

  private mutating func estimate(_ motion: Candidate, _ other: Candidate, limit: Double) -> Double? {
    motion.curve < 0
      ? table.distance(motion.shape, other.shape, limit: limit)
      : profiles.gap((motion.curve, motion.shape), (other.curve, other.shape), limit: limit)
  }

  private func areOfOneRole(_ motion: Candidate, _ other: Candidate) -> Bool {
    guard let role = subject.role(Int(motion.index)), let otherRole = subject.role(Int(other.index)) else {
      return true
    }
    return role == otherRole
  }

  private func animation(_ motion: Candidate) -> Animation? {
    let shape = motion.shape
    if motion.curve < 0 { return shape.spring.map { .spring($0, delay: shape.delay) } }
    return resolution.curves[Int(motion.index)].map {
      .tween($0, duration: shape.duration, delay: shape.delay)
    }
  }
}
