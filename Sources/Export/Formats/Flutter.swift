import MotionPhysics
import PlainText
import Presets

extension ExportFormat {
  static let flutter = ExportFormat(
    name: "flutter",
    summary: "Dart for Flutter: spring descriptions, curves, durations and tween sequences.",
    example: "motionbook export --format flutter --namespace AppMotion -o motion.dart",
    fileName: "motion.dart",
    options: [.namespace],
    symbols: { [try GeneratedSymbols.flutter($0)] },
    expression: .flutter,
    write: { input, output in try FlutterExporter(input, output: output).export() })
}

extension MotionExpression {
  /// Flutter: a `SpringDescription`, a `Curve` with its `Duration`, or one of them.
  static let flutter = MotionExpression { motion in
    func expression(_ curve: UnitCurve) -> String? {
      let code = FlutterCurves().expression(curve).code
      // Private classes stand in the export.
      return code.hasPrefix("_") ? nil : code
    }
    if let seconds = motion.duration { return DartText.duration(seconds) }
    switch motion.animation {
    case .spring(let spring, _): return "SpringDescription(\(spring.arguments.joined(separator: ", ")))"
    case .tween(let curve, let duration, _):
      return expression(curve).map { "duration: const \(DartText.duration(duration)), curve: \($0)" }
    case nil: return motion.curve.flatMap(expression)
    }
  }
}

extension GeneratedSymbols {
  /// `Motion.sheetPresent`, values of the export's own types.
  static func flutter(_ input: ExportInput) throws -> GeneratedSymbols {
    let root = try DartText.namespace(input.options)
    let symbols = input.names.map { preset in
      let path = root + "." + DartText.member(preset)
      return GeneratedSymbol(preset, use: path, [path])
    }
    return GeneratedSymbols(
      platforms: ["flutter"], roots: [root, root + "Choice"], helpers: [root + ".of"], needsImport: true,
      symbols: symbols)
  }
}
