import MotionPhysics
import Presets

/// Finds a near motion for each one, in a time that grows with their number only.
///
/// The motions that stay are each a threshold apart from one another, so a cell holds few, however many
/// motions fall into it.
struct NearDuplicateSearch {
  private let threshold: Double
  private var table = SpringTable()
  private var profiles: [UnitCurve: CurveProfile] = [:]
  /// The last motion of each cell, and for each the one before it.
  private var heads: [UInt64: Int32] = [:]
  private var entries: [(index: Int, previous: Int32)] = []
  /// How often the exact distance may still be worked out. It takes a hundred times as long as an estimate,
  /// which is within a few percent of it.
  private var exactLeft = 500

  /// A motion that is near to one that was asked for.
  struct Match {
    let index: Int
    let distance: Double
  }

  init(threshold: Double) { self.threshold = min(max(threshold, 1e-6), 0.5) }

  /// Puts a motion among those that stay, unless its place is crowded.
  mutating func insert(_ index: Int, _ subject: ValidationSubject) {
    guard let cells = cells(index, subject) else { return }
    var count = 0
    var entry = heads[cells[0]] ?? -1
    while entry >= 0 {
      count += 1
      entry = entries[Int(entry)].previous
    }
    if count < Self.mostFixed { insert(index, in: cells[0]) }
  }

  /// A motion that is near, or nil after this one was put among those that stay.
  mutating func nearOrInserted(_ index: Int, _ subject: ValidationSubject) -> Match? {
    guard let cells = cells(index, subject) else { return nil }
    for number in 0..<FeatureCells.count {
      var entry = heads[cells[number]] ?? -1
      while entry >= 0 {
        let (other, previous) = entries[Int(entry)]
        if let match = near(index, other, subject) { return match }
        entry = previous
      }
    }
    insert(index, in: cells[0])
    return nil
  }

  /// What nobody is going to change may stand nearer together than a threshold; more than this in a cell add
  /// nothing.
  private static let mostFixed = 12

  private mutating func insert(_ index: Int, in cell: UInt64) {
    entries.append((index, heads[cell] ?? -1))
    heads[cell] = Int32(entries.count - 1)
  }

  private mutating func cells(_ index: Int, _ subject: ValidationSubject) -> FeatureCells? {
    let kind = subject.resolution.kinds[index]
    let shape = subject.resolution.springs[index]
    let features: MotionFeatures?
    switch kind {
    case .spring: features = table.features(shape)
    case .tween:
      features = profile(index, subject).map {
        MotionFeatures($0, duration: shape.duration, delay: shape.delay)
      }
    default: features = nil
    }
    return features.map { FeatureCells($0, kind: kind, threshold: threshold) }
  }

  private mutating func profile(_ index: Int, _ subject: ValidationSubject) -> CurveProfile? {
    guard let curve = subject.resolution.curves[index] else { return nil }
    if let profile = profiles[curve] { return profile }
    let profile = CurveProfile(curve)
    profiles[curve] = profile
    return profile
  }

  /// The two as a match when they are near and of one role.
  private mutating func near(_ index: Int, _ other: Int, _ subject: ValidationSubject) -> Match? {
    if let role = subject.role(index), let otherRole = subject.role(other), role != otherRole { return nil }
    let estimate = estimate(index, other, subject)
    if let estimate, estimate > 1.5 * threshold { return nil }
    guard estimate == nil || exactLeft > 0, let first = animation(index, subject),
      let second = animation(other, subject)
    else {
      return estimate.flatMap { $0 < threshold ? Match(index: other, distance: $0) : nil }
    }
    exactLeft -= 1
    let distance = first.distance(to: second).distance
    return distance < threshold ? Match(index: other, distance: distance) : nil
  }

  private mutating func estimate(_ index: Int, _ other: Int, _ subject: ValidationSubject) -> Double? {
    let (first, second) = (subject.resolution.springs[index], subject.resolution.springs[other])
    // Far beyond what an estimate can be wrong by.
    let limit = 1.5 * threshold
    if subject.resolution.kinds[index] == .spring { return table.distance(first, second, limit: limit) }
    guard let profile = profile(index, subject), let otherProfile = self.profile(other, subject) else {
      return nil
    }
    return CurveProfile.gap(profile, first, otherProfile, second, limit: limit)
  }

  private func animation(_ index: Int, _ subject: ValidationSubject) -> Animation? {
    let shape = subject.resolution.springs[index]
    switch subject.resolution.kinds[index] {
    case .spring: return shape.spring.map { .spring($0, delay: shape.delay) }
    case .tween:
      return subject.resolution.curves[index].map { .tween($0, duration: shape.duration, delay: shape.delay) }
    default: return nil
    }
  }
}
