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
    symbols: TypeScriptNames.symbols("web-js"),
    expression: .typeScript { ReactSpringSystem(tolerance: $0) },
    write: { input, output in
      let system = ReactSpringSystem(tolerance: input.options.tolerance)
      try TypeScriptExporter(system, input, output: output).export()
    })
}
