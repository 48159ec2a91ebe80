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
  /// How much faster it runs than written; 1 for most.
  package var speed: Double
  /// Whether it repeats: not a way from here to there, and not compared.
  package var repeats: Bool

  /// Creates a motion.
  package init(_ kind: Kind, delay: Double = 0, speed: Double = 1, repeats: Bool = false) {
    self.kind = kind
    self.delay = delay
    self.speed = speed
    self.repeats = repeats
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

  /// A curve over a duration, which may be 0. Throws when it is below.
  static func tween(
    _ duration: Double, _ curve: SiteCurve, delay: Double = 0
  ) throws(UnreadableReason) -> SiteMotion {
    guard duration >= 0 else { throw .range }
    return SiteMotion(.tween(duration: duration, curve), delay: delay)
  }
}
