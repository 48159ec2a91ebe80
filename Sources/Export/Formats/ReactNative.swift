import MotionPhysics
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

/// React Native's own `Animated`: mass, stiffness and damping; milliseconds.
struct ReactNativeSystem: NativeSystem {
  let libraryName = "Animated"
  let format = "react-native"
  let introduction = [
    "For React Native's Animated: `animateTo(value, 100, motionPresets.sheet.present).start()`, or spread into a config,",
    "`Animated.spring(value, { toValue: 100, useNativeDriver: true, ...motionPresets.sheet.present })`. Milliseconds. An",
    "initialVelocity is in travels per second: times (to - from) it is the config's `velocity`. A clip's progress goes",
    "from 0 to 1 in its duration; a style of it is `progress.interpolate(clip.tracks.opacity)`, a colour has a list.",
    "With less motion, where AccessibilityInfo says so: `motionPresetsFor(true)` in place of `motionPresets`.",
  ]
  let imports = [TypeScriptImport(names: ["Animated", "Easing"], module: "react-native")]
  let library = StyleKeys.Library.reactNative

  let trackKeys = (places: "inputRange", numbers: "outputRange")
  let tolerance: Double

  let functionNames = ["animateTo", "MotionAnimation", "MotionEasing"]

  func functions(customProperties: [String]) throws -> [String] {
    try SupportFile("animateTo.ts").lines()
  }
}
