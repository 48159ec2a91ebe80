import MotionPhysics
import PlainText
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

/// Reanimated (version 3 to 4): mass, stiffness and damping, always all three, because their defaults changed from
/// 1, 100 and 10 to 4, 900 and 120; milliseconds.
struct ReanimatedSystem: NativeSystem {
  let libraryName = "Reanimated"
  let format = "reanimated"
  let introduction = [
    "For React Native Reanimated: `x.value = withMotion(100, motionPresets.sheet.present)`, which waits for a",
    "delay, or `withSpring(100, motionPresets.sheet.present)`, which does not. Milliseconds. An initialVelocity is in",
    "travels per second: times (to - from) it is the config's `velocity`. A clip's progress goes from 0 to 1 in its",
    "duration; a style of it is `interpolate(progress.value, track.input, track.output)`, a colour has a list. With",
    "less motion: `motionPresetsFor(useReducedMotion())` in place of `motionPresets`. By itself Reanimated only cuts",
    "(ReduceMotion.System), so what replaces a preset there says ReduceMotion.Never.",
  ]
  let library = StyleKeys.Library.reactNative
  let imports = [
    TypeScriptImport(
      names: ["Easing", "ReduceMotion", "withDelay", "withSpring", "withTiming"],
      module: "react-native-reanimated")
  ]
  let isWorklet = true

  let trackKeys = (places: "input", numbers: "output")
  let tolerance: Double

  func replacement(_ reference: String, isAnimation: Bool) -> String {
    isAnimation ? "{ ...\(reference), reduceMotion: ReduceMotion.Never }" : reference
  }

  let functionNames = ["withMotion", "MotionAnimation", "MotionEasing"]

  func functions(customProperties: [String]) throws -> [String] {
    try SupportFile("withMotion.ts").lines()
  }
}
