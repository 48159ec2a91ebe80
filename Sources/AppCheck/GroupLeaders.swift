import AppScan
import MotionPhysics
import Presets

/// The most used motions of groups, each ready to be compared with many others.
struct GroupLeaders {
  private var leaders: [(group: Int, motion: SiteMotion)] = []
  /// The leaders' under the same numbers.
  private var animations = ProbedAnimations()

  /// The group whose leader is nearest to a motion, among equally near ones the first; nil when none is nearer than the
  /// limit, after the motion was made the leader of a new group, unless it cannot be compared.
  mutating func nearestOrInserted(
    _ motion: SiteMotion, group: Int, below limit: Double
  ) -> (group: Int, distance: Double)? {
    guard let animation = motion.comparable else { return nil }
    animations.append(animation)
    let bounds = leaders.indices.compactMap { index in
      guard leaders[index].motion.isOfKind(motion) else { return nil as NearestSearch.Bound? }
      return animations.leastDistance(index, leaders.count, below: limit).map {
        NearestSearch.Bound(index: index, least: $0)
      }
    }
    let found = NearestSearch.nearest(1, of: bounds, below: limit) { animations.distance($0, leaders.count) }
    guard let nearest = found.first else {
      leaders.append((group, motion))
      return nil
    }
    animations.removeLast()
    return (leaders[nearest.index].group, nearest.distance.distance)
  }
}
