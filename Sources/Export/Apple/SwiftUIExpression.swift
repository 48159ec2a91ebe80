import MotionPhysics
import PlainText

extension AppleFramework {
  /// SwiftUI's `Animation`, `Spring` and `UnitCurve`.
  static let swiftUI = AppleFramework(
    format: "swift", namespace: "Motion", animation: "Animation", optionalAnimation: "Animation?",
    expression: SwiftUIExpression.animation, isNative: SwiftUIExpression.isNative,
    springSuffix: "Spring", clipSuffix: "Values", hasVectorClips: true)
}

/// SwiftUI's own words for a motion, with the shortest numbers that say it.
enum SwiftUIExpression {
  static func animation(_ animation: Animation, initialVelocity: Double) -> SwiftExpression {
    var expression =
      switch animation {
      case .spring(let spring, _): self.animation(spring, initialVelocity)
      case .tween(let curve, let duration, _): tween(curve, DecimalText.plain(duration))
      }
    if animation.delay > 0 {
      expression.lines = expression.wrapped("", ".delay(\(DecimalText.plain(animation.delay)))")
    }
    return expression
  }

  /// Not by way of `Spring`: what `Animation` reads of an overdamped one is not documented, and its getter of
  /// the stiffness is wrong there. `interpolatingSpring` is the only one that takes a velocity, in travels.
  private static func animation(_ spring: Spring, _ velocity: Double) -> SwiftExpression {
    if velocity != 0 {
      let call = ".interpolatingSpring(\(physics(spring)), initialVelocity: \(DecimalText.plain(velocity)))"
      // From critical on it has the critical formula alone (OpenSwiftUI's SpringAnimation.swift).
      let gap = spring.kind == .overdamped ? FormulaGap.ofCritical(for: spring, initialVelocity: velocity) : 0
      return SwiftExpression(lines: [call], gap: gap)
    }
    let perceptual = durationBounce(spring)
    let ratio =
      "response: \(DecimalText.plain(spring.response)), "
      + "dampingFraction: \(DecimalText.plain(spring.dampingRatio))"
    return SwiftExpression(isBounce(spring) ? ".spring(\(perceptual))" : ".spring(\(ratio))")
  }

  static func spring(_ spring: Spring) -> String {
    let physical = digits(spring.stiffness) + digits(spring.damping)
    let shape = min(digits(spring.bounce), digits(spring.dampingRatio))
    if spring.mass != 1 || physical < digits(spring.duration) + shape {
      // SwiftUI takes a damping above critical as critical unless it is told not to.
      let isOverdamped = spring.kind == .overdamped
      return "Spring(\(physics(spring))\(isOverdamped ? ", allowOverDamping: true" : ""))"
    }
    if isBounce(spring) { return "Spring(\(durationBounce(spring)))" }
    let ratio = DecimalText.plain(spring.dampingRatio)
    return "Spring(response: \(DecimalText.plain(spring.response)), dampingRatio: \(ratio))"
  }

  private static func durationBounce(_ spring: Spring) -> String {
    "duration: \(DecimalText.plain(spring.duration)), bounce: \(DecimalText.plain(spring.bounce))"
  }

  private static func physics(_ spring: Spring) -> String {
    spring.arguments.dropFirst(spring.mass == 1 ? 1 : 0).joined(separator: ", ")
  }

  /// Whether the bounce says it best: it has few digits, or no more than the ratio.
  private static func isBounce(_ spring: Spring) -> Bool {
    digits(spring.bounce) <= 8 || digits(spring.bounce) <= digits(spring.dampingRatio)
  }

  private static func digits(_ number: Double) -> Int { DecimalText.plain(number).utf8.count }

  /// A curve over a duration as an `Animation`.
  ///
  /// - Parameter seconds: Code.
  static func tween(_ curve: UnitCurve, _ seconds: String) -> SwiftExpression {
    switch curve {
    case .linear, .easeIn, .easeOut, .easeInOut:
      return SwiftExpression(".\(curve.name ?? "linear")(duration: \(seconds))")
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut:
      return SwiftExpression(".timingCurve(.\(curve.name ?? "linear"), duration: \(seconds))", isNew: true)
    case .bezier(let bezier):
      return SwiftExpression(".timingCurve(\(DecimalText.list(bezier.numbers)), duration: \(seconds))")
    case .points, .steps, .path:
      let lines = SwiftExpression.pieces(curve).wrapped("", ".animation(duration: \(seconds))")
      return SwiftExpression(lines: lines, isNew: true)
    }
  }

  /// Whether a `UnitCurve` is this curve.
  static func isNative(_ curve: UnitCurve) -> Bool { curve.name != nil || curve.bezier != nil }

  /// A `UnitCurve`; the empty text for a curve that is none.
  static func unitCurve(_ curve: UnitCurve) -> String {
    if let name = curve.name { return ".\(name)" }
    guard let bezier = curve.bezier else { return "" }
    let start = "UnitPoint(x: \(DecimalText.plain(bezier.x1)), y: \(DecimalText.plain(bezier.y1)))"
    let end = "UnitPoint(x: \(DecimalText.plain(bezier.x2)), y: \(DecimalText.plain(bezier.y2)))"
    return ".bezier(startControlPoint: \(start), endControlPoint: \(end))"
  }
}
