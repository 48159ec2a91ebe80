import MotionPhysics

/// The motion that a site writes, in the words of all platforms.
package struct SiteMotion: Hashable, Sendable {
  /// The spring or curve that moves it.
  package enum Kind: Hashable, Sendable {
    /// A spring: perceptual duration in seconds, 0 for one that jumps, and damping ratio, 0 or more.
    case spring(duration: Double, dampingRatio: Double)
    /// A curve over a duration in seconds, 0 or more.
    case tween(duration: Double, SiteCurve)
    /// A curve whose duration stands elsewhere.
    case curve(SiteCurve)
    /// A length of time in seconds, 0 or more, whose curve stands elsewhere.
    case duration(Double)
  }

  /// The spring or curve that moves it, modifiers apart.
  package var kind: Kind
  /// Seconds before it starts; may be negative in CSS.
  package var delay: Double
  /// Whether it starts later by something that could not be read, which the delay leaves out: a row's place in a cascade.
  package internal(set) var hasUnreadDelay = false
  /// How much faster it runs than written; 1 for most.
  package var speed = 1.0
  /// Whether it repeats, as far as that is known.
  package var repeats = false
  /// The overdamped spring of the source where its player has no formula for one, and the spring above is the critical
  /// one that is seen; nil for all others.
  package private(set) var overdamping: Overdamping?

  /// An overdamped spring as it is written, where it is not played.
  package struct Overdamping: Hashable, Sendable {
    /// The damping ratio, above 1.
    package let ratio: Double
    /// The player, as people call it: "React Native".
    package let player: String
  }

  /// Creates a motion.
  package init(_ kind: Kind, delay: Double = 0) {
    self.kind = kind
    self.delay = delay
  }

  /// A spring by mass, stiffness and damping; duration is 2 pi sqrt(mass / stiffness), the damping ratio
  /// damping / (2 sqrt(mass stiffness)). Throws when a number is out of range.
  static func spring(
    mass: Double, stiffness: Double, damping: Double
  ) throws(UnreadableReason) -> SiteMotion {
    guard mass > 0, stiffness > 0, damping >= 0 else { throw .range }
    let root = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    guard root.isFinite, ratio.isFinite else { throw .range }
    return SiteMotion(.spring(duration: 2 * Double.pi / root, dampingRatio: ratio))
  }

  /// A spring by mass, stiffness and damping ratio.
  static func spring(
    mass: Double = 1, stiffness: Double, ratio: Double
  ) throws(UnreadableReason) -> SiteMotion {
    try .spring(mass: mass, stiffness: stiffness, damping: 2 * ratio * (mass * stiffness).squareRoot())
  }

  /// A spring by duration and bounce; the damping ratio is 1 - bounce, or 1 / (1 + bounce) when that is negative.
  /// Throws when a number is out of range.
  static func spring(duration: Double, bounce: Double) throws(UnreadableReason) -> SiteMotion {
    guard duration >= 0, bounce > -1, bounce <= 1 else { throw .range }
    return SiteMotion(.spring(duration: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce))
  }

  /// A spring by duration and damping ratio, which may be 0 both. Throws when one is below.
  static func spring(duration: Double, ratio: Double) throws(UnreadableReason) -> SiteMotion {
    guard duration >= 0, ratio >= 0 else { throw .range }
    return SiteMotion(.spring(duration: duration, dampingRatio: ratio))
  }

  /// The motion as it plays where the player, as people call it, has no formula for overdamped springs: as a critical one
  /// of the same frequency.
  func withoutOverdamping(in player: String) -> SiteMotion {
    guard case .spring(let duration, let ratio) = kind, ratio > 1 else { return self }
    var played = self
    played.kind = .spring(duration: duration, dampingRatio: 1)
    played.overdamping = Overdamping(ratio: ratio, player: player)
    return played
  }

  /// The overdamped spring that the source writes where a critical one is played; nil where what is written is played.
  var asWritten: SiteMotion? {
    guard case .spring(let duration, _) = kind, let overdamping else { return nil }
    var written = self
    written.kind = .spring(duration: duration, dampingRatio: overdamping.ratio)
    written.overdamping = nil
    return written
  }

  /// A curve over a duration, which may be 0. Throws when it is below.
  static func tween(
    _ duration: Double, _ curve: SiteCurve, delay: Double = 0
  ) throws(UnreadableReason) -> SiteMotion {
    guard duration >= 0 else { throw .range }
    return SiteMotion(.tween(duration: duration, curve), delay: delay)
  }
}

/// A curve that a site writes.
package struct SiteCurve: Hashable, Sendable {
  /// The curve itself; nil when it is known by its name only.
  package let curve: UnitCurve?
  /// Those of a curve that is another one exactly.
  private let written: [Double]?
  /// Its name in the source, where it has one.
  package let name: String?

  /// A cubic Bezier; nil when x1 or x2 is outside 0...1 or a number is not finite.
  package init?(bezier: [Double], name: String? = nil) {
    guard bezier.count == 4,
      let curve = try? CubicBezier(x1: bezier[0], y1: bezier[1], x2: bezier[2], y2: bezier[3])
    else { return nil }
    written = nil
    self.name = name
    self.curve = .bezier(curve)
  }

  /// Another curve, with the Bezier that people write for it if there is one.
  package init(_ curve: UnitCurve?, bezier: [Double]? = nil, name: String?) {
    self.curve = curve
    written = bezier
    self.name = name
  }

  /// The way of a cubic keyframe, which depends on the keyframes around it and is no curve by itself.
  package static let throughKeyframes = SiteCurve(nil, name: "cubic keyframe")

  /// The control points x1, y1, x2, y2 of the cubic Bezier that people write for it; nil for other curves.
  package var bezier: [Double]? {
    if let written { return written }
    guard case .bezier(let curve)? = curve else { return nil }
    return [curve.x1, curve.y1, curve.x2, curve.y2]
  }
}
