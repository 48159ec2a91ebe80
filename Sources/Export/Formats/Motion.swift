import Presets

extension ExportFormat {
  /// Motion, in TypeScript.
  static let motion = ExportFormat(
    name: "motion",
    summary:
      "TypeScript for Motion (motion.dev): springs by their physics, tweens, clips as keyframes with times.",
    example: "motionbook export --format motion --namespace motion -o motion.ts",
    kinds: Set(Kind.allCases),
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: GeneratedSymbols.typeScript(["web-js"]),
    write: { input, output in
      try TypeScriptFile.write(
        MotionSystem(tolerance: input.options.tolerance), input, to: output, file: "motion.ts")
    })
}
