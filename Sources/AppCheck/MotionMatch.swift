import Findings
import MotionPhysics
import PlainText

/// The preset that comes nearest to a motion of an app.
struct MotionMatch: Hashable, Sendable {
  /// The preset's name.
  let preset: String
  /// The largest gap, as a share of the travel.
  let distance: Double
  /// When it is: seconds from the start, for curves a share of the time.
  let at: Double
  /// How far the app's motion is ahead of the preset's there, as a share of the travel; negative when behind.
  let lead: Double
  /// How much of the motion the preset says.
  let part: Part
  /// Seconds before the preset's motion begins. A delay is no part of a motion: after the wait the same motion runs.
  let delay: Double
  /// Whether the preset is a spring.
  let isSpring: Bool

  /// Below this share of the travel two motions are the same for all who look.
  static let equalDistance = 0.001

  /// Compares a preset's animation with an app's, whose distance was measured.
  init(
    _ preset: String, _ other: Animation, from animation: Animation, _ distance: MotionDistance, _ part: Part,
    delay: Double = 0
  ) {
    self.preset = preset
    self.distance = distance.distance
    at = distance.time
    lead = animation.value(at: distance.time) - other.value(at: distance.time)
    self.part = part
    self.delay = delay
    if case .spring = other { isSpring = true } else { isSpring = false }
  }

  /// How much of a motion a preset says.
  enum Part: Hashable, Sendable {
    /// All of it.
    case whole
    /// How long it takes; the curve is the platform's.
    case duration
    /// Its curve; the duration stands elsewhere.
    case curve
  }

  /// The match as findings carry it.
  var nearest: NearestPreset { NearestPreset(preset: preset, distance: distance, at: at) }
}
