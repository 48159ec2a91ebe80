import MotionPhysics

/// Finds the animations that are nearest to one, measuring as few distances as it can.
///
/// The gap at any one time is at most the distance, so a candidate whose gap at a few times is larger than the
/// distances found already needs no measuring.
package struct NearestSearch {
  /// A candidate and how far away it is.
  package struct Match {
    /// Its number in the order of the candidates.
    package let index: Int
    /// How far away, and when.
    package let distance: MotionDistance
  }

  private let target: Animation
  private let targetScale: Double
  private let probes: [(time: Double, value: Double)]
  private var candidates: [Animation] = []
  private var bounds: [Bound] = []

  /// Begins a search.
  package init(to target: Animation) {
    self.target = target
    let scale = Self.timescale(of: target)
    targetScale = scale
    // Dense where motions differ most: around the first arrival, at the peak of a spring that rings on, and once in
    // the tail.
    probes = [0.15, 0.3, 0.45, 0.5, 0.6, 0.8, 1.2].map { share in
      let time = target.delay + share * scale
      return (time, target.value(at: time))
    }
  }

  /// Adds a candidate.
  package mutating func add(_ animation: Animation) {
    var least = probes.reduce(0) { max($0, abs(animation.value(at: $1.time) - $1.value)) }
    let scale = Self.timescale(of: animation)
    // One that is far faster is farthest away long before the first probe: at its peak, or when it is at rest.
    if 4 * scale < targetScale {
      for time in [0.6, 3].map({ animation.delay + $0 * scale }) {
        least = max(least, abs(animation.value(at: time) - target.value(at: time)))
      }
    }
    bounds.append(Bound(index: candidates.count, least: least))
    candidates.append(animation)
  }

  /// The nearest, by distance and then in the order in which they were added.
  package func nearest(_ count: Int) -> [Match] {
    Self.nearest(count, of: bounds) { target.distance(to: candidates[$0]) }
  }

  /// A candidate, and what its distance is at least.
  package struct Bound {
    let index: Int
    let least: Double

    package init(index: Int, least: Double) {
      self.index = index
      self.least = least
    }
  }

  /// The nearest of candidates whose distances have lower bounds, by distance and then by number.
  ///
  /// - Parameter limit: Only what is nearer is found.
  package static func nearest(
    _ count: Int, of bounds: [Bound], below limit: Double = .infinity,
    distance: (_ index: Int) -> MotionDistance
  ) -> [Match] {
    var matches: [Match] = []
    for bound in bounds.sorted(by: { ($0.least, $0.index) < ($1.least, $1.index) }) {
      if matches.count == count, bound.least > matches[count - 1].distance.distance + accuracy { break }
      let match = Match(index: bound.index, distance: distance(bound.index))
      guard match.distance.distance < limit else { continue }
      matches.insert(match, at: matches.firstIndex { isNearer(match, $0) } ?? matches.count)
      if matches.count > count { matches.removeLast() }
    }
    return matches
  }

  /// The exact distance is found to about this.
  private static let accuracy = 2e-6

  private static func isNearer(_ left: Match, _ right: Match) -> Bool {
    (left.distance.distance, left.index) < (right.distance.distance, right.index)
  }

  private static func timescale(of animation: Animation) -> Double {
    switch animation {
    case .spring(let spring, _): spring.duration
    case .tween(_, let duration, _): duration
    }
  }
}
