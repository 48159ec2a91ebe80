import CLibrary
import MotionPhysics

/// A spring as Compose computes it: `SpringSimulation` in androidx.compose.animation.core, in doubles, from a damping ratio
/// and a stiffness of 32 bits.
struct ComposeSpring {
  let dampingRatio: Float
  let stiffness: Float

  /// Nil where the two numbers do not fit into 32 bits.
  init?(_ spring: Spring) {
    stiffness = Float(spring.stiffness / spring.mass)
    dampingRatio = Float(spring.dampingRatio)
    guard stiffness.isNormal, dampingRatio.isFinite else { return nil }
  }

  /// The share of the way from 0 to 1 at a time in seconds, from rest.
  func value(at time: Double) -> Double {
    let frequency = Double(stiffness).squareRoot()
    let ratio = Double(dampingRatio)
    let decay = -ratio * frequency
    if ratio > 1 {
      let root = frequency * (ratio * ratio - 1).squareRoot()
      let (slow, fast) = (decay + root, decay - root)
      let second = -fast / (fast - slow)
      return 1 + (-1 - second) * exp(fast * time) + second * exp(slow * time)
    }
    if ratio == 1 { return 1 + (-1 - frequency * time) * exp(-frequency * time) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    return 1 + exp(decay * time) * (-cos(damped * time) + decay / damped * sin(damped * time))
  }

  /// How far an app is from the registry's spring, as a share of the travel.
  static func gap(of spring: Spring) -> Double {
    guard let own = ComposeSpring(spring) else { return 0 }
    return FormulaGap.largest(of: spring, own.value)
  }
}
