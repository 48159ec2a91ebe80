import MotionPhysics

/// A spring's numbers without its physics.
struct SpringShape {
  /// Perceptual duration in seconds; the length of anything else.
  var duration: Double
  /// From -1 to 1.
  var bounce: Double
  var mass = 1.0
  /// Seconds.
  var delay = 0.0

  /// The spring, nil when the numbers are out of range.
  var spring: Spring? { try? Spring(duration: duration, bounce: bounce, mass: mass) }

  /// Overshoots below this share of the travel cannot be seen: it is what counts as settled.
  static let visibleOvershoot = 0.001

  /// The first swing past the target as a share of the travel, as ``MotionPhysics/Spring/overshoot()``.
  var overshoot: Double { bounce > 0 ? spring?.overshoot() ?? 0 : 0 }
}
