import Presets

extension ExportFormat {
  /// Kotlin for Jetpack Compose.
  static let compose = ExportFormat(
    name: "compose",
    summary:
      "Kotlin for Jetpack Compose: springs, tweens, easings and keyframes as specs; Material's motion schemes.",
    example: "motionbook export --format compose --package com.acme.motion -o Motion.kt",
    kinds: Set(Kind.allCases),
    fileName: "Motion.kt",
    options: [.package, .namespace, .material],
    declares: { ($0.package.map { "\($0)." } ?? "") + ($0.namespace ?? "Motion") },
    symbols: GeneratedSymbols.compose,
    expression: .compose,
    write: { input, output in try ComposeExporter(input, output: output).export() })
}
