import PlainText
import Presets

extension ExportFormat {
  static let swift = ExportFormat(
    name: "swift",
    summary:
      "SwiftUI: animations, springs, curves, seconds and keyframes; plain numbers where there is no SwiftUI.",
    example: "motionbook export --format swift --access internal -o Motion.swift",
    fileName: "Motion.swift",
    options: [.namespace, .access, .lean],
    declares: { $0.namespace ?? AppleFramework.swiftUI.namespace },
    extends: { preset, options in options.lean ? nil : "." + SwiftNames.joined(preset) },
    symbols: { [.swift($0, .swiftUI, platforms: ["swiftui"], extendsAnimation: true)] },
    expression: .swiftUI,
    write: { input, output in try SwiftUIExporter(input, output: output).export() })
}

extension MotionExpression {
  /// SwiftUI: an `Animation`, a `UnitCurve` or seconds.
  static let swiftUI = MotionExpression { motion in
    if case .curve(let curve) = motion {
      return SwiftUIExpression.isNative(curve) ? "UnitCurve" + SwiftUIExpression.unitCurve(curve) : nil
    }
    if case .duration(let seconds) = motion { return DecimalText.plain(seconds) }
    guard let animation = motion.animation else { return nil }
    // Other curves are of types that only the export declares.
    if case .tween(let curve, _, _) = animation, !SwiftUIExpression.isNative(curve) { return nil }
    return SwiftUIExpression.animation(animation, initialVelocity: 0).lines.joined(separator: "\n")
  }
}
