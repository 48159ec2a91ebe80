import MotionPhysics
import PlainText

extension MotionExpression {
  /// SwiftUI: an `Animation`, a `UnitCurve` or seconds.
  static let swiftUI = MotionExpression { motion, _ in
    if case .curve(let curve) = motion {
      return SwiftUIExpression.isNative(curve) ? "UnitCurve" + SwiftUIExpression.unitCurve(curve) : nil
    }
    if case .duration(let seconds) = motion { return DecimalText.plain(seconds) }
    guard let animation = motion.animation else { return nil }
    // Other curves are of types that only the export declares.
    if case .tween(let curve, _, _) = animation, !SwiftUIExpression.isNative(curve) { return nil }
    return SwiftUIExpression.animation(animation, initialVelocity: 0).lines.joined(separator: "\n")
  }

  /// UIKit: timing parameters or seconds.
  static let uiKit = MotionExpression { motion, _ in
    switch motion {
    case .spring(let spring, _):
      let numbers = [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
        .map { "\($0): \(DecimalText.plain($1))" }
      return "UISpringTimingParameters(\(numbers.joined(separator: ", ")), initialVelocity: .zero)"
    case .tween(let curve, _, _), .curve(let curve):
      guard let bezier = curve.bezier else { return nil }
      let points = [(bezier.x1, bezier.y1), (bezier.x2, bezier.y2)].map { x, y in
        "CGPoint(x: \(DecimalText.plain(x)), y: \(DecimalText.plain(y)))"
      }
      return "UICubicTimingParameters(controlPoint1: \(points[0]), controlPoint2: \(points[1]))"
    case .duration(let seconds): return DecimalText.plain(seconds)
    case .clip, .sequence, .morph: return nil
    }
  }
}
