import CLibrary
import MotionPhysics
import PlainText

/// A spring as Flutter computes it, `SpringSimulation` in package:flutter/physics.dart, from the numbers that are written.
struct FlutterSpring {
  let mass: Double
  let stiffness: Double
  let damping: Double

  init(_ spring: Spring) {
    mass = DecimalText.plainNumber(spring.mass)
    stiffness = DecimalText.plainNumber(spring.stiffness)
    damping = DecimalText.plainNumber(spring.damping)
  }

  /// The share of the way from 0 to 1 at a time in seconds, from rest.
  func value(at time: Double) -> Double {
    let discriminant = damping * damping - 4 * mass * stiffness
    if discriminant > 0 {
      let root = discriminant.squareRoot()
      let (fast, slow) = ((-damping - root) / (2 * mass), (-damping + root) / (2 * mass))
      let second = fast / (slow - fast)
      return 1 + (-1 - second) * exp(fast * time) + second * exp(slow * time)
    }
    let decay = -damping / (2 * mass)
    if discriminant == 0 { return 1 + (-1 + decay * time) * exp(decay * time) }
    let damped = (-discriminant).squareRoot() / (2 * mass)
    return 1 + exp(decay * time) * (-cos(damped * time) + decay / damped * sin(damped * time))
  }

  /// How far an app is from the registry's spring, as a share of the travel.
  static func gap(of spring: Spring) -> Double {
    FormulaGap.largest(of: spring, FlutterSpring(spring).value)
  }
}
