import CLibrary
import MotionPhysics
import PlainText

/// How far a library's own formula for a spring is from the registry's: an app shows the former.
enum FormulaGap {
  /// The largest gap as a share of the travel, until the spring settles; infinite where the formula has no value. A spring that
  /// never settles is looked at for ten swings.
  static func largest(of spring: Spring, _ formula: (_ time: Double) -> Double) -> Double {
    let settling = spring.settlingTime()
    let end = settling.isFinite ? settling : 10 * spring.duration
    return (1...count).reduce(0.0) { gap, step in
      let time = end * Double(step) / Double(count)
      let value = formula(time)
      return value.isFinite ? max(gap, abs(value - spring.value(time: time))) : .infinity
    }
  }

  /// A remark where an app would see the gap; nothing for any other.
  static func remark(_ library: String, _ gap: Double) -> [String] {
    guard gap > ExportOptions.defaultTolerance else { return [] }
    guard gap.isFinite else { return ["\(library)'s own formula has no value for these numbers"] }
    let percent = DecimalText.significant(gap * 100, digits: 3)
    return ["\(library)'s own formula is up to \(percent) % of the travel off, for want of digits"]
  }

  private static let count = 32
}

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
