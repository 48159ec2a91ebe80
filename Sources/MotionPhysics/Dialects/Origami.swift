/// Origami's scales, from Facebook's Rebound (OrigamiValueConverter and BouncyConversion, BSD), whose springs
/// have mass 1.
enum Origami {
  static func stiffness(tension: Double) -> Double { (tension - 30) * 3.62 + 194 }
  static func damping(friction: Double) -> Double { (friction - 8) * 3 + 25 }
  static func tension(stiffness: Double) -> Double { (stiffness - 194) / 3.62 + 30 }
  static func friction(damping: Double) -> Double { (damping - 25) / 3 + 8 }

  /// The spring of Origami's numbers; `names` are what the errors call the numbers that lead to an impossible
  /// one.
  static func spring(
    tension: Double, friction: Double, names: (tension: String, friction: String)
  ) throws(MotionError) -> Spring {
    let stiffness = stiffness(tension: tension)
    let damping = damping(friction: friction)
    guard stiffness > 0 else {
      throw .invalid(parameter: names.tension, reason: "too low: the stiffness would be \(stiffness)")
    }
    guard damping >= 0 else {
      throw .invalid(parameter: names.friction, reason: "too low: the damping would be \(damping)")
    }
    return try Spring(stiffness: stiffness, damping: damping, allowOverDamping: true)
  }

  /// The friction without bounce for a tension: three cubics, with small jumps where they meet.
  static func frictionWithoutBounce(tension: Double) -> Double {
    let t = tension
    if t <= 18 { return 0.0007 * t * t * t - 0.031 * t * t + 0.64 * t + 1.28 }
    if t <= 44 { return 0.000044 * t * t * t - 0.006 * t * t + 0.36 * t + 2 }
    return 0.00000045 * t * t * t - 0.000332 * t * t + 0.1078 * t + 5.84
  }

  static func tension(speed: Double) -> Double { 0.5 + 199.5 * speed / 34 }
  static func speed(tension: Double) -> Double { (tension - 0.5) * 34 / 199.5 }

  /// Bounciness goes from the friction without bounce to almost none along a parabola.
  static func friction(bounciness: Double, tension: Double) -> Double {
    let bounce = 0.8 * bounciness / 34
    let rest = (1 - bounce) * (1 - bounce)
    return (1 - rest) * 0.01 + rest * frictionWithoutBounce(tension: tension)
  }

  /// The inverse; nil when the friction lies outside the parabola's rising half.
  static func bounciness(friction: Double, tension: Double) -> Double? {
    let rest = (friction - 0.01) / (frictionWithoutBounce(tension: tension) - 0.01)
    guard rest >= 0, rest <= 1 else { return nil }
    return (1 - rest.squareRoot()) * 34 / 0.8
  }
}
