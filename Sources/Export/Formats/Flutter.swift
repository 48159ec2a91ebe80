import Presets

extension ExportFormat {
  /// Dart for Flutter.
  static let flutter = ExportFormat(
    name: "flutter",
    summary: "Dart for Flutter: spring descriptions, curves, durations and tween sequences.",
    example: "motionbook export --format flutter --namespace AppMotion -o motion.dart",
    kinds: Set(Kind.allCases),
    fileName: "motion.dart",
    options: [.namespace],
    symbols: GeneratedSymbols.flutter,
    expression: .flutter,
    write: { input, output in try FlutterExporter(input, output: output).export() })
}
