import CLibrary
import MotionPhysics
import PlainText

/// How far a library's own formula is from the registry's: an app shows the former.
enum FormulaGap {
  /// The largest gap as a share of the travel, until the spring settles; infinite where the formula has no value. A spring that
  /// never settles is looked at for ten swings.
  static func largest(of spring: Spring, _ formula: LibrarySpring) -> Double {
    let settling = spring.settlingTime()
    let end = settling.isFinite ? settling : 10 * spring.duration
    return (1...count).reduce(0.0) { gap, step in
      let time = end * Double(step) / Double(count)
      let value = formula.value(at: time)
      return value.isFinite ? max(gap, abs(value - spring.value(time: time))) : .infinity
    }
  }

  /// How far the critical spring of the same frequency is from a spring, at most: libraries that have no formula for an
  /// overdamped one play that. 0 for a spring that never settles.
  static func ofCritical(for spring: Spring, initialVelocity velocity: Double) -> Double {
    let end = spring.settlingTime(initialVelocity: velocity)
    guard end.isFinite, let critical = try? Spring(validatingDuration: spring.duration, bounce: 0) else {
      return 0
    }
    return (0...500).map { step in
      let time = end * Double(step) / 500
      return abs(
        spring.value(initialVelocity: velocity, time: time)
          - critical.value(initialVelocity: velocity, time: time))
    }.max() ?? 0
  }

  /// A remark where an app would see the gap; nothing for any other, nor without a formula.
  static func remark(_ library: String, of spring: Spring, _ formula: LibrarySpring?) -> [String] {
    guard let formula else { return [] }
    let gap = largest(of: spring, formula)
    guard gap.isFinite else { return ["\(library)'s own formula has no value for these numbers"] }
    return remark(library, gap: gap, "for want of digits")
  }

  /// A remark where an app would see a gap that has a reason; nothing for a smaller one.
  static func remark(_ library: String, gap: Double, _ reason: String) -> [String] {
    guard gap > ExportOptions.defaultTolerance else { return [] }
    let percent = DecimalText.significant(gap * 100, digits: 3)
    return ["\(library)'s own formula is up to \(percent) % of the travel off, \(reason)"]
  }

  private static let count = 32
}

/// A spring from 0 to 1 and from rest, by the formula that libraries compute it by.
enum LibrarySpring {
  case overdamped(fast: Double, slow: Double)
  case critical(decay: Double)
  case underdamped(decay: Double, damped: Double)

  /// `SpringSimulation` in androidx.compose.animation.core, in doubles, from a damping ratio and a stiffness of 32 bits;
  /// nil where the two numbers do not fit into those.
  static func compose(_ spring: Spring) -> LibrarySpring? {
    let stiffness = Float(spring.stiffness / spring.mass)
    let dampingRatio = Float(spring.dampingRatio)
    guard stiffness.isNormal, dampingRatio.isFinite else { return nil }
    let frequency = Double(stiffness).squareRoot()
    let ratio = Double(dampingRatio)
    let decay = -ratio * frequency
    let root = frequency * abs(ratio * ratio - 1).squareRoot()
    if ratio > 1 { return .overdamped(fast: decay - root, slow: decay + root) }
    return ratio == 1 ? .critical(decay: decay) : .underdamped(decay: decay, damped: root)
  }

  /// `SpringSimulation` in package:flutter/physics.dart, from the numbers that are written.
  static func flutter(_ spring: Spring) -> LibrarySpring {
    let mass = DecimalText.plainNumber(spring.mass)
    let damping = DecimalText.plainNumber(spring.damping)
    let discriminant = damping * damping - 4 * mass * DecimalText.plainNumber(spring.stiffness)
    let root = abs(discriminant).squareRoot()
    if discriminant > 0 {
      return .overdamped(fast: (-damping - root) / (2 * mass), slow: (-damping + root) / (2 * mass))
    }
    let decay = -damping / (2 * mass)
    return discriminant == 0 ? .critical(decay: decay) : .underdamped(decay: decay, damped: root / (2 * mass))
  }

  /// The share of the way at a time in seconds.
  func value(at time: Double) -> Double {
    switch self {
    case .overdamped(let fast, let slow):
      let second = fast / (slow - fast)
      return 1 + (-1 - second) * exp(fast * time) + second * exp(slow * time)
    case .critical(let decay): return 1 + (-1 + decay * time) * exp(decay * time)
    case .underdamped(let decay, let damped):
      return 1 + exp(decay * time) * (-cos(damped * time) + decay / damped * sin(damped * time))
    }
  }
}
