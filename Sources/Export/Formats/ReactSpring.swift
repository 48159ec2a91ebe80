import Presets

extension ExportFormat {
  /// react-spring, in TypeScript.
  static let reactSpring = ExportFormat(
    name: "react-spring",
    summary:
      "TypeScript for react-spring: tension, friction and mass, tweens with their easing, clips to interpolate.",
    example: "motionbook export --format react-spring -o motion.ts",
    kinds: Set(Kind.allCases),
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: GeneratedSymbols.typeScript(["web-js"]),
    write: { input, output in
      try TypeScriptFile.write(
        ReactSpringSystem(tolerance: input.options.tolerance), input, to: output, file: "motion.ts")
    })
}
