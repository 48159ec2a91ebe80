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
    symbols: TypeScriptNames.symbols("web-js"),
    expression: .typeScript { WebAnimationsSystem(tolerance: $0) },
    write: { input, output in
      let system = WebAnimationsSystem(tolerance: input.options.tolerance)
      try TypeScriptExporter(system, input, output: output).export()
    })
}
