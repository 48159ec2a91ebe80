import MotionPhysics
import PlainText
import Presets

/// A motion as one expression of a platform, to be pasted: what the platform's export writes for it, by the same
/// functions. Nothing for a motion that needs code of the export's own around it.
package struct MotionExpression: Sendable {
  /// The expression, without a line feed at its end; nil where there is none.
  ///
  /// - Throws: ``MotionError`` when the motion cannot be said.
  let text: @Sendable (_ motion: Motion, _ tolerance: Double) throws -> String?

  /// The expression of a motion.
  ///
  /// - Parameter tolerance: The largest error of a baked curve, a share of the travel.
  /// - Returns: nil where the platform has no words of its own for the motion.
  /// - Throws: ``MotionError`` when the motion cannot be said.
  package func text(of motion: Motion, tolerance: Double = ExportOptions.defaultTolerance) throws -> String? {
    try text(motion, tolerance)
  }

  // MARK: Apple

  static let swiftUI = MotionExpression { motion, _ in
    if case .curve(let curve) = motion {
      return SwiftUIExpression.isNative(curve) ? "UnitCurve" + SwiftUIExpression.unitCurve(curve) : nil
    }
    if case .duration(let seconds) = motion { return DecimalText.exact(seconds) }
    guard let animation = motion.animation else { return nil }
    // Other curves are of types that only the export declares.
    if case .tween(let curve, _, _) = animation, !SwiftUIExpression.isNative(curve) { return nil }
    return SwiftUIExpression.animation(animation, initialVelocity: 0).lines.joined(separator: "\n")
  }

  static let uiKit = MotionExpression { motion, _ in
    switch motion {
    case .spring(let spring, _):
      let numbers = [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
        .map { "\($0): \(DecimalText.exact($1))" }
      return "UISpringTimingParameters(\(numbers.joined(separator: ", ")), initialVelocity: .zero)"
    case .tween(let curve, _, _), .curve(let curve):
      guard let bezier = curve.bezier else { return nil }
      let points = [(bezier.x1, bezier.y1), (bezier.x2, bezier.y2)].map { x, y in
        "CGPoint(x: \(DecimalText.exact(x)), y: \(DecimalText.exact(y)))"
      }
      return "UICubicTimingParameters(controlPoint1: \(points[0]), controlPoint2: \(points[1]))"
    case .duration(let seconds): return DecimalText.exact(seconds)
    case .clip, .sequence, .morph: return nil
    }
  }

  // MARK: Android and Flutter

  static let compose = MotionExpression { motion, _ in
    let output = ExportOutput(note: { _ in }) { _, _ in }
    let exporter = try ComposeExporter(ExportInput(Book([])), output: output)
    switch motion {
    // Compose delays tweens only; the export has a class for it.
    case .spring(let spring, _): return exporter.expression(.spring(spring, delay: 0))
    case .tween(let curve, let duration, let delay):
      return curve.isComposes ? exporter.expression(.tween(curve, duration: duration, delay: delay)) : nil
    case .curve(let curve): return curve.isComposes ? exporter.easing.expression(curve) : nil
    case .duration(let seconds): return String(RoundedTime(seconds).count)
    case .clip, .sequence, .morph: return nil
    }
  }

  static let flutter = MotionExpression { motion, _ in
    func expression(_ curve: UnitCurve) -> String? {
      let code = FlutterCurves().expression(curve).code
      // Private classes stand in the export.
      return code.hasPrefix("_") ? nil : code
    }
    switch motion {
    case .spring(let spring, _):
      let numbers = [("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping)]
        .map { "\($0): \(DecimalText.exact($1))" }
      return "SpringDescription(\(numbers.joined(separator: ", ")))"
    case .tween(let curve, let duration, _):
      return expression(curve).map { "duration: const \(DartText.duration(duration)), curve: \($0)" }
    case .curve(let curve): return expression(curve)
    case .duration(let seconds): return DartText.duration(seconds)
    case .clip, .sequence, .morph: return nil
    }
  }

  // MARK: The web

  static let css = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    let delay = timing.delay > 0 ? CSSNumber.milliseconds(timing.delay) : nil
    return [timing.duration, timing.easing.map { $0.linear ?? $0.basic }, delay].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Classes with values of their own: blanks are underscores there.
  static let tailwind = MotionExpression { motion, tolerance in
    guard let timing = try CSSTiming(motion, tolerance: tolerance) else { return nil }
    func inClass(_ text: String) -> String { text.replacing(", ", with: ",").replacing(" ", with: "_") }
    let delay = timing.delay > 0 ? "delay-[\(CSSNumber.milliseconds(timing.delay))]" : nil
    return [
      timing.duration.map { "duration-[\($0)]" },
      timing.easing.map { "ease-[\(inClass($0.linear ?? $0.basic))]" }, delay,
    ].compactMap(\.self).joined(separator: " ")
  }

  /// A library of TypeScript, by what its export writes behind a preset's name.
  static func typeScript(
    _ system: @escaping @Sendable (_ tolerance: Double) -> any TypeScriptSystem
  ) -> MotionExpression {
    MotionExpression { motion, tolerance in
      guard motion.animation != nil || [.curve, .duration].contains(motion.kind),
        let name = try? PresetName("motion")
      else { return nil }
      var notes = TypeScriptNotes(name)
      let value = try system(tolerance).value(of: motion, &notes)
      return notes.helpers.isEmpty ? value.inline : nil
    }
  }
}

extension UnitCurve {
  /// Whether Compose has an easing for it; for others the export brings one along.
  fileprivate var isComposes: Bool { self == .linear || bezier != nil }
}
