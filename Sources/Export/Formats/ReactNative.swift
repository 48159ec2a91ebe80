import MotionPhysics

extension ExportFormat {
  static let reactNative = ExportFormat.typeScript(
    "react-native",
    summary:
      "TypeScript for React Native's Animated: mass, stiffness and damping, timings, clips to interpolate.",
    platform: "reanimated"
  ) { ReactNativeSystem(tolerance: $0) }
}

/// React Native's own `Animated`: mass, stiffness and damping; milliseconds.
struct ReactNativeSystem: NativeSystem {
  let libraryName = "Animated"

  func introduction(_ names: TypeScriptNames) -> [String] {
    [
      "For React Native's Animated: `animateTo(value, 100, \(names.object).sheet.present).start()`, or spread into a config,",
      "`Animated.spring(value, { toValue: 100, useNativeDriver: true, ...\(names.object).sheet.present })`. Milliseconds. An",
      "initialVelocity is in travels per second: times (to - from) it is the config's `velocity`. A clip's progress goes",
      "from 0 to 1 in its duration; a style of it is `progress.interpolate(clip.tracks.opacity)`, a colour has a list.",
      "What moves, turns, leans or scales stands in a style's `transform`, as in",
      "`transform: [{ rotate: progress.interpolate(clip.tracks.rotate) }]`. What a morph's element goes between is the",
      "`outputRange` of a value from 0 to 1: `[card.from.rotate, card.to.rotate]`.",
      "With less motion, where AccessibilityInfo says so: `\(names.choice)(true)` in place of `\(names.object)`.",
    ]
  }

  let trackAngleUnit = "deg"

  let trackKeys = (places: "inputRange", numbers: "outputRange")
  let tolerance: Double

  let supportFile: String? = "animateTo.ts"
}
