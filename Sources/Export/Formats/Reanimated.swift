import Presets

extension ExportFormat {
  /// React Native Reanimated, in TypeScript.
  static let reanimated = ExportFormat(
    name: "reanimated",
    summary:
      "TypeScript for React Native Reanimated: mass, stiffness and damping, timings, clips to interpolate.",
    example: "motionbook export --format reanimated -o motion.ts",
    kinds: Set(Kind.allCases),
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: TypeScriptNames.symbols("reanimated"),
    expression: .typeScript { ReanimatedSystem(tolerance: $0) },
    write: { input, output in
      let system = ReanimatedSystem(tolerance: input.options.tolerance)
      try TypeScriptExporter(system, input, output: output).export()
    })
}
