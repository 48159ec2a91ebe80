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
    /// What it is.
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

  /// The exact distance is found to about this.
  private static let accuracy = 2e-6

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
    var matches: [Match] = []
    for candidate in candidates.sorted(by: { $0.bound < $1.bound }) {
      if matches.count == count, candidate.bound > matches[count - 1].distance.distance + Self.accuracy {
        break
      }
      guard let name = try name(candidate.key) else { continue }
      let match = Match(
        name: name, animation: candidate.animation,
        distance: target.distance(to: candidate.animation))
      guard matches.count < count || Self.isNearer(match, matches[count - 1]) else { continue }
      matches.insert(match, at: matches.firstIndex { Self.isNearer(match, $0) } ?? matches.count)
      if matches.count > count { matches.removeLast() }
    }
    return matches
  }

  private static func isNearer(_ left: Match, _ right: Match) -> Bool {
    (left.distance.distance, left.name) < (right.distance.distance, right.name)
  }

  private static func timescale(of animation: Animation) -> Double {
    switch animation {
    case .spring(let spring, _): spring.duration
    case .tween(_, let duration, _): duration
    }
  }
}
