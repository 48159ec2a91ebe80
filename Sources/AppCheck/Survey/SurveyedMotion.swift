import AppScan
import MotionPhysics

/// A motion of an app, and where it is used.
package struct SurveyedMotion: Sendable {
  /// The motion, without delays; its speed is counted in.
  package let motion: SiteMotion
  /// Where: places in the survey's list of sites.
  package internal(set) var sites: [Int]
  /// The place of its group in the survey's list of groups.
  package internal(set) var group: Int

  /// How often it is used.
  package var count: Int { sites.count }
}

/// Motions so near the most used of them that one could do without the others.
package struct MotionGroup: Sendable {
  /// The place of the most used motion in the survey's list of motions.
  package let leader: Int
  /// The places of all its motions, the leader first, then the most used.
  package internal(set) var members: [Int]
  /// How often they are used together.
  package internal(set) var count: Int
  /// The largest distance of a member from the leader, a share of the travel.
  package internal(set) var spread: Double
}

extension SiteMotion {
  /// What tells motions apart: the numbers as they play, rounded to what people write; nil for what is no motion by
  /// itself.
  var surveyed: SiteMotion? {
    switch kind {
    case .spring(let duration, let ratio) where duration > 0:
      SiteMotion(.spring(duration: Self.rounded(duration / speed), dampingRatio: Self.rounded(ratio)))
    case .tween(let duration, let curve) where duration > 0:
      SiteMotion(.tween(duration: Self.rounded(duration / speed), curve))
    case .curve(let curve): SiteMotion(.curve(curve))
    default: nil
    }
  }

  /// What distances are measured of; a curve alone is taken over a second.
  var comparable: Animation? {
    if case .curve(let curve) = kind { return curve.curve.map { .tween($0, duration: 1, delay: 0) } }
    return animation(withDelay: false)
  }

  /// Whether two motions may be in one group.
  func isOfKind(_ other: SiteMotion) -> Bool {
    switch (kind, other.kind) {
    case (.spring, .spring), (.tween, .tween), (.curve, .curve): true
    default: false
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 1e9).rounded() / 1e9 }
}
