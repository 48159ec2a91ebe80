import AppScan
import MotionPhysics

/// Finds the animations that are nearest to one, measuring as few distances as it can.
///
/// The gap at any one time is at most the distance, so a candidate whose gap at a few times is larger than the
/// distances found already needs no measuring.
package struct NearestSearch {
  /// A candidate and how far away it is.
  package struct Match {
    /// Its name.
    package let name: String
    /// Its motion.
    package let animation: Animation
    /// How far away, and when.
    package let distance: MotionDistance
  }

  private struct Candidate {
    let key: Int64
    let animation: Animation
    let bound: Double
  }

  private let target: Animation
  private let probes: [(time: Double, value: Double)]
  private var candidates: [Candidate] = []

  /// Begins a search.
  package init(to target: Animation) {
    self.target = target
    let scale = Self.timescale(of: target)
    // Dense where motions differ most: around the first arrival, and once in the tail.
    probes = [0.15, 0.3, 0.45, 0.6, 0.8, 1.2].map { share in
      let time = target.delay + share * scale
      return (time, target.value(at: time))
    }
  }

  /// Adds a candidate.
  ///
  /// - Parameter key: What its name is asked for by, if it comes to that.
  package mutating func add(_ animation: Animation, key: Int64) {
    var bound = 0.0
    for probe in probes { bound = max(bound, abs(animation.value(at: probe.time) - probe.value)) }
    candidates.append(Candidate(key: key, animation: animation, bound: bound))
  }

  /// The nearest, by distance and then by name.
  ///
  /// - Parameter name: The name behind a key; nil leaves the candidate out.
  package func nearest(_ count: Int, name: (_ key: Int64) throws -> String?) rethrows -> [Match] {
    try MeasuredSearch.nearest(
      count, among: candidates.map { ($0, $0.bound) },
      measure: { candidate in
        try name(candidate.key).map { name in
          Match(
            name: name, animation: candidate.animation, distance: target.distance(to: candidate.animation))
        }
      },
      distance: { $0.distance.distance }, isBefore: { $0.name < $1.name })
  }

  private static func timescale(of animation: Animation) -> Double {
    switch animation {
    case .spring(let spring, _): spring.duration
    case .tween(_, let duration, _): duration
    }
  }
}

/// Finds the nearest of candidates when it is known what their distances are at least.
private enum MeasuredSearch {
  /// The exact distance is found to about this.
  private static let accuracy = 2e-6

  /// The nearest, by distance and then in the order of their own.
  /// - Parameters:
  ///   - candidates: each with what its distance is at least.
  ///   - measure: measures a candidate; nil leaves it out.
  static func nearest<Candidate, Measured>(
    _ count: Int, among candidates: [(candidate: Candidate, least: Double)],
    measure: (Candidate) throws -> Measured?, distance: (Measured) -> Double,
    isBefore: (Measured, Measured) -> Bool
  ) rethrows -> [Measured] {
    func isNearer(_ left: Measured, _ right: Measured) -> Bool {
      let (first, second) = (distance(left), distance(right))
      return first < second || first == second && isBefore(left, right)
    }
    var found: [Measured] = []
    for (candidate, least) in candidates.sorted(by: { $0.least < $1.least }) {
      if found.count == count, least > distance(found[count - 1]) + accuracy { break }
      guard let measured = try measure(candidate), found.count < count || isNearer(measured, found[count - 1])
      else { continue }
      found.insert(measured, at: found.firstIndex { isNearer(measured, $0) } ?? found.count)
      if found.count > count { found.removeLast() }
    }
    return found
  }
}

/// The most used motion of a group, ready to be compared with many others.
struct GroupLeader {
  let group: Int
  private let motion: SiteMotion
  private let animation: Animation
  /// The motion at ``times``.
  private let probes: [Double]

  /// Seconds, so close that hardly a gap hides between two of them: to evaluate a motion here costs a hundredth of
  /// measuring a distance.
  private static let times = (0..<64).reduce(into: [0.01]) { times, _ in
    times.append(times[times.count - 1] * 1.1)
  }

  /// Nil for a motion that cannot be compared.
  init?(_ motion: SiteMotion, group: Int) {
    guard let animation = motion.comparable else { return nil }
    self.group = group
    self.motion = motion
    self.animation = animation
    probes = Self.times.map { animation.value(at: $0) }
  }

  /// A lower bound of the distance to another motion: the gap at any one time. Nil when the motion is of another kind
  /// or that is not below the limit.
  func leastDistance(to other: GroupLeader, below limit: Double) -> Double? {
    guard motion.isOfKind(other.motion) else { return nil }
    var least = 0.0
    for index in probes.indices {
      least = max(least, abs(probes[index] - other.probes[index]))
      if least >= limit { return nil }
    }
    return least
  }

  /// How far another motion is.
  func distance(to other: GroupLeader) -> Double { animation.distance(to: other.animation).distance }
}

extension [GroupLeader] {
  /// The leader that is nearest to a motion, among equally near ones the first; nil when none is nearer than the limit.
  func nearest(to motion: GroupLeader, below limit: Double) -> (group: Int, distance: Double)? {
    let candidates = compactMap { leader in
      leader.leastDistance(to: motion, below: limit).map { (candidate: leader, least: $0) }
    }
    return MeasuredSearch.nearest(
      1, among: candidates,
      measure: { leader -> (group: Int, distance: Double)? in
        let distance = leader.distance(to: motion)
        return distance < limit ? (leader.group, distance) : nil
      },
      distance: \.distance, isBefore: { $0.group < $1.group }
    ).first
  }
}
