import MotionPhysics

/// The preset that comes nearest to a motion of an app.
package struct MotionMatch: Hashable, Sendable {
  /// The preset's name.
  package let preset: String
  /// The largest gap, as a share of the travel.
  package let distance: Double
  /// When it is: seconds from the start, for curves a share of the time.
  package let at: Double
  /// How far the app's motion is ahead of the preset's there, as a share of the travel; negative when behind.
  package let lead: Double
  /// What the preset says of the motion.
  package let part: Part

  /// How much of a motion a preset says.
  package enum Part: Hashable, Sendable {
    /// All of it.
    case whole
    /// How long it takes; the curve is the platform's.
    case duration
    /// Its curve; the duration stands elsewhere.
    case curve
  }
}
