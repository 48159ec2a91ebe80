import Presets

extension ExportFormat {
  /// GreenSock, in TypeScript.
  static let gsap = ExportFormat(
    name: "gsap",
    summary:
      "TypeScript for GSAP (GreenSock): springs as CustomEase with its error, seconds, clips by progress.",
    example: "motionbook export --format gsap -o motion.ts",
    kinds: Set(Kind.allCases),
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: TypeScriptNames.symbols("web-js"),
    write: { input, output in
      let system = GSAPSystem(tolerance: input.options.tolerance)
      try TypeScriptExporter(system, input, output: output).export()
    })
}
