import AppScan
import MotionPhysics

/// The most used motion of a group, ready to be compared with many others.
struct GroupLeader {
  let group: Int
  private let motion: SiteMotion
  private let animation: Animation
  /// The motion at ``times``: the gap at any one time is at most the distance, so most pairs need no measuring.
  private let probes: [Double]

  /// Seconds, dense where the motions of apps differ most.
  private static let times = [0.03, 0.05, 0.08, 0.12, 0.18, 0.25, 0.35, 0.5, 0.7, 1, 1.5, 2.5]

  /// Nil for a motion that cannot be compared.
  init?(_ motion: SiteMotion, group: Int) {
    guard let animation = motion.comparable else { return nil }
    self.group = group
    self.motion = motion
    self.animation = animation
    probes = Self.times.map { animation.value(at: $0) }
  }

  /// How far another motion is; nil when it is of another kind or not below the limit.
  func distance(to other: GroupLeader, below limit: Double) -> Double? {
    guard motion.isOfKind(other.motion) else { return nil }
    for (mine, theirs) in zip(probes, other.probes) where abs(mine - theirs) >= limit { return nil }
    let distance = animation.distance(to: other.animation).distance
    return distance < limit ? distance : nil
  }
}
