import Presets

extension ExportFormat {
  /// The Web Animations API, in TypeScript.
  static let waapi = ExportFormat(
    name: "waapi",
    summary: "TypeScript for the Web Animations API: springs as linear() with its error, clips as keyframes.",
    example: "motionbook export --format waapi -o motion.ts",
    kinds: Set(Kind.allCases),
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: GeneratedSymbols.typeScript(["web-js"]),
    write: { input, output in
      try TypeScriptFile.write(
        WebAnimationsSystem(tolerance: input.options.tolerance), input, to: output, file: "motion.ts")
    })
}
