import Presets

extension ExportFormat {
  /// Motion, in TypeScript.
  static let motion = ExportFormat(
    name: "motion",
    summary:
      "TypeScript for Motion (motion.dev): springs by their physics, tweens, clips as keyframes with times.",
    example: "motionbook export --format motion -o motion.ts",
    kinds: Set(Kind.allCases),
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: TypeScriptNames.symbols("web-js"),
    expression: .typeScript { MotionSystem(tolerance: $0) },
    write: { input, output in
      let system = MotionSystem(tolerance: input.options.tolerance)
      try TypeScriptExporter(system, input, output: output).export()
    })
}
