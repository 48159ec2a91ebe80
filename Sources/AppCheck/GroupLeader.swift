import AppScan
import MotionPhysics
import Presets

/// The most used motion of a group, ready to be compared with many others.
struct GroupLeader {
  let group: Int
  private let motion: SiteMotion
  fileprivate let animation: Animation
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
    let bounds = indices.compactMap { index in
      self[index].leastDistance(to: motion, below: limit).map {
        NearestSearch.Bound(index: index, least: $0)
      }
    }
    let found = NearestSearch.nearest(1, of: bounds, below: limit) {
      self[$0].animation.distance(to: motion.animation)
    }
    return found.first.map { (self[$0.index].group, $0.distance.distance) }
  }
}
