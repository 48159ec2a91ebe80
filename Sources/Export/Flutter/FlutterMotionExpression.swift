import MotionPhysics
import PlainText

extension MotionExpression {
  /// Flutter: a `SpringDescription`, a `Curve` with its `Duration`, or one of them.
  static let flutter = MotionExpression { motion, _ in
    func expression(_ curve: UnitCurve) -> String? {
      let code = FlutterCurves().expression(curve).code
      // Private classes stand in the export.
      return code.hasPrefix("_") ? nil : code
    }
    switch motion {
    case .spring(let spring, _):
      let numbers = [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
        .map { "\($0): \(DecimalText.plain($1))" }
      return "SpringDescription(\(numbers.joined(separator: ", ")))"
    case .tween(let curve, let duration, _):
      return expression(curve).map { "duration: const \(DartText.duration(duration)), curve: \($0)" }
    case .curve(let curve): return expression(curve)
    case .duration(let seconds): return DartText.duration(seconds)
    case .clip, .sequence, .morph: return nil
    }
  }
}
