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
    symbols: GeneratedSymbols.typeScript(["reanimated"]),
    write: { input, output in
      try TypeScriptFile.write(
        ReanimatedSystem(tolerance: input.options.tolerance), input, to: output, file: "motion.ts")
    })
}
