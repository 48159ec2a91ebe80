import MotionPhysics
import Presets

extension MotionExpression {
  /// Compose: a spec, an easing or milliseconds.
  static let compose = MotionExpression { motion, _ in
    let output = ExportOutput(note: { _ in }) { _, _ in }
    let exporter = try ComposeExporter(ExportInput(RegistrySnapshot([])), output: output)
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
}

extension UnitCurve {
  /// Whether Compose has an easing for it; for others the export brings one along.
  fileprivate var isComposes: Bool { self == .linear || bezier != nil }
}
