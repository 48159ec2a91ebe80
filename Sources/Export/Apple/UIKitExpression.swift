import MotionPhysics
import PlainText

extension AppleFramework {
  /// UIKit and Core Animation, by small types of the file's own that make their objects.
  static let uiKit = AppleFramework(
    format: "uikit", namespace: "LayerMotion", animation: "any Timing", optionalAnimation: "(any Timing)?",
    expression: UIKitExpression.timing, isNative: UIKitExpression.isNative, springSuffix: nil,
    clipSuffix: "Clip", hasVectorClips: false)
}

/// Timings for UIKit and Core Animation. Their own objects are classes that no constant of Swift 6 can hold, so
/// the file has values that make them.
enum UIKitExpression {
  /// A timing of any type.
  static func timing(_ animation: Animation, initialVelocity: Double) -> SwiftExpression {
    switch animation {
    case .spring(let spring, let delay): self.spring(spring, delay: delay, initialVelocity: initialVelocity)
    case .tween(let curve, let duration, let delay):
      SwiftExpression(
        lines: self.curve(curve).wrapped(
          "", ".timing(duration: \(DecimalText.plain(duration))\(delayed(delay)))"))
    }
  }

  private static func spring(
    _ spring: Spring, delay: Double, initialVelocity: Double
  ) -> SwiftExpression {
    let velocity = initialVelocity == 0 ? "" : ", initialVelocity: \(DecimalText.plain(initialVelocity))"
    let settling = spring.settlingTime()
    let duration = settling.isFinite ? DecimalText.plain(settling) : ".infinity"
    return SwiftExpression(
      "SpringTiming(\(spring.arguments.joined(separator: ", "))\(velocity), duration: \(duration)\(delayed(delay)))"
    )
  }

  private static func delayed(_ delay: Double) -> String {
    delay == 0 ? "" : ", delay: \(DecimalText.plain(delay))"
  }

  /// Whether a curve is one cubic Bézier, all that UIKit has.
  static func isNative(_ curve: UnitCurve) -> Bool { curve.bezier != nil }

  static func type(_ curve: UnitCurve) -> String { isNative(curve) ? "CubicCurve" : "PiecewiseCurve" }

  /// The type of a spring or tween.
  static func type(_ animation: Animation) -> String {
    switch animation {
    case .spring: "SpringTiming"
    case .tween(let curve, _, _): isNative(curve) ? "CubicTiming" : "PiecewiseTiming"
    }
  }

  static func curve(_ curve: UnitCurve) -> SwiftExpression {
    guard let bezier = curve.bezier else { return SwiftExpression.pieces(curve) }
    return SwiftExpression("CubicCurve(\(DecimalText.list(bezier.numbers)))")
  }
}
