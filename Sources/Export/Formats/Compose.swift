import MotionPhysics
import Presets

extension ExportFormat {
  static let compose = ExportFormat(
    name: "compose",
    summary:
      "Kotlin for Jetpack Compose: springs, tweens, easings and keyframes as specs; Material's motion schemes.",
    example: "motionbook export --format compose --package com.acme.motion -o Motion.kt",
    fileName: "Motion.kt",
    options: [.package, .namespace, .access, .material],
    declares: { ($0.package.map { "\($0)." } ?? "") + ($0.namespace ?? "Motion") },
    symbols: { [try GeneratedSymbols.compose($0)] },
    expression: .compose,
    write: { input, output in try ComposeExporter(input, output: output).export() })
}

extension MotionExpression {
  /// Compose: a spec, an easing or milliseconds.
  static let compose = MotionExpression { motion in
    let output = ExportOutput(note: { _ in }) { _, _ in }
    let exporter = try ComposeExporter(ExportInput(RegistrySnapshot([])), output: output)
    if let seconds = motion.duration { return String(RoundedTime(seconds).count) }
    switch motion.animation {
    // Compose delays tweens only; the export has a class for it.
    case .spring(let spring, _): return exporter.expression(.spring(spring, delay: 0))
    case .tween(let curve, let duration, let delay):
      return curve.isComposes ? exporter.expression(.tween(curve, duration: duration, delay: delay)) : nil
    case nil: return motion.curve.flatMap { $0.isComposes ? exporter.easing.expression($0) : nil }
    }
  }
}

extension UnitCurve {
  /// Whether Compose has an easing for it; for others the export brings one along.
  fileprivate var isComposes: Bool { self == .linear || bezier != nil }
}

extension GeneratedSymbols {
  /// `Motion.Sheet.present()`.
  static func compose(_ input: ExportInput) throws -> GeneratedSymbols {
    let objects = Set(input.presets.filter(\.kind.hasParts).map(\.name))
    let root = try ComposeOptions.root(input, objects: objects)
    let names = try KotlinNames(input.names, objects: objects, root: root)
    let symbols = input.presets.map { preset in
      let path = names.path(preset.name)
      let isFunction = preset.kind == .spring || preset.kind == .tween
      return GeneratedSymbol(
        preset.name, use: path + (isFunction ? "()" : ""), [path.filter { $0 != "`" }])
    }
    return GeneratedSymbols(
      platforms: ["compose", "android-view"], roots: [root], needsImport: true, symbols: symbols)
  }
}
