import Presets

extension ExportFormat {
  /// React Native's Animated, in TypeScript.
  static let reactNative = ExportFormat(
    name: "react-native",
    summary:
      "TypeScript for React Native's Animated: mass, stiffness and damping, timings, clips to interpolate.",
    example: "motionbook export --format react-native -o motion.ts",
    kinds: Set(Kind.allCases),
    fileName: "motion.ts",
    options: [.namespace, .tolerance],
    symbols: TypeScriptNames.symbols("reanimated"),
    expression: .typeScript { ReactNativeSystem(tolerance: $0) },
    write: { input, output in
      let system = ReactNativeSystem(tolerance: input.options.tolerance)
      try TypeScriptExporter(system, input, output: output).export()
    })
}
