import AppScan
import Findings
import MotionPhysics

/// The preset that comes nearest to a motion of an app, or the two presets that make one together.
struct MotionMatch: Hashable, Sendable {
  /// The preset's name; of a pair that of the duration.
  private(set) var preset: String
  /// The name of a pair's curve; nil where one preset says all.
  private(set) var curve: String?
  /// The largest gap, as a share of the travel.
  let distance: Double
  /// When it is: seconds from the start, for curves a share of the time.
  let at: Double
  /// How far the app's motion is ahead of the preset's there, as a share of the travel; negative when behind.
  let lead: Double
  /// How much of the motion the preset says.
  private(set) var part: Part
  /// Seconds before the preset's motion begins. A delay is no part of a motion: after the wait the same motion runs.
  let delay: Double
  /// The preset's spring; nil for any other motion.
  let spring: Spring?
  var isSpring: Bool { spring != nil }

  /// The name of its preset, or of its two.
  var name: String { curve.map { "\(preset) with \($0)" } ?? preset }
  /// Whether no difference is seen.
  var isEqual: Bool { distance < Self.equalDistance }

  /// Below this share of the travel two motions are the same for all who look.
  static let equalDistance = 0.001

  /// Compares a preset's animation with an app's, whose distance was measured.
  init(
    _ preset: String, _ other: Animation, from animation: Animation, _ distance: MotionDistance, _ part: Part,
    curve: String? = nil, delay: Double = 0
  ) {
    self.preset = preset
    self.curve = curve
    self.distance = distance.distance
    at = distance.time
    lead = animation.value(at: distance.time) - other.value(at: distance.time)
    self.part = part
    self.delay = delay
    if case .spring(let spring, _) = other { self.spring = spring } else { spring = nil }
  }

  /// One of two presets that make an equal motion together, by itself; nil where one preset says all.
  func half(_ half: Part) -> MotionMatch? {
    guard let curve, isEqual else { return nil }
    var match = self
    match.part = half
    match.curve = nil
    if half == .curve { match.preset = curve }
    return match
  }

  /// How much of a motion a preset says.
  enum Part: Hashable, Sendable {
    /// All of it.
    case whole
    /// How long it takes; the curve is the platform's.
    case duration
    /// Its curve; the duration stands elsewhere.
    case curve
    /// One how long it takes, another its curve.
    case pair
  }

  /// The part of a motion that a preset says, as a motion by itself.
  static func part(_ part: Part?, of motion: SiteMotion) -> SiteMotion {
    var said = motion
    switch (motion.kind, part) {
    case (.tween(let duration, _), .duration): said.kind = .duration(duration)
    case (.tween(_, let curve), .curve): said.kind = .curve(curve)
    default: break
    }
    return said
  }

  /// The match as findings carry it.
  var nearest: NearestPreset { NearestPreset(preset: preset, curve: curve, distance: distance, at: at) }
}

/// The presets that are equal to one half of a motion each: how long it takes, and its curve.
struct MotionHalves: Hashable, Sendable {
  /// A preset that is a duration.
  var duration: String?
  /// A preset that is a curve.
  var curve: String?
}
