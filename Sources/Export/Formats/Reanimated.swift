import MotionPhysics
import PlainText

extension ExportFormat {
  static let reanimated = ExportFormat.typeScript(
    "reanimated",
    summary:
      "TypeScript for React Native Reanimated: mass, stiffness and damping, timings, clips to interpolate.",
    platform: "reanimated"
  ) { ReanimatedSystem(tolerance: $0) }
}

/// Reanimated (version 3 to 4): mass, stiffness and damping, always all three, because their defaults changed from
/// 1, 100 and 10 to 4, 900 and 120; milliseconds.
struct ReanimatedSystem: NativeSystem {
  let libraryName = "Reanimated"

  func introduction(_ names: TypeScriptNames) -> [String] {
    [
      "For React Native Reanimated: `x.value = withMotion(100, \(names.object).sheet.present)`, which waits for a",
      "delay, or `withSpring(100, \(names.object).sheet.present)`, which does not. Milliseconds. An initialVelocity is in",
      "travels per second: times (to - from) it is the config's `velocity`. A clip's progress goes from 0 to 1 in its",
      "duration; a style of it is `interpolate(progress.value, track.input, track.output)`, a colour has a list, and an",
      "angle is degrees: \"deg\" goes behind it. What moves, turns, leans or scales stands in a style's `transform`:",
      "`transform: [{ rotate: interpolate(progress.value, track.input, track.output) + \"deg\" }]`. With less motion:",
      "`\(names.choice)(useReducedMotion())` in place of `\(names.object)`. By itself Reanimated only cuts",
      "(ReduceMotion.System), so what replaces a preset there says ReduceMotion.Never. Reanimated 3 ends a spring within",
      "0.01 of its target at a speed under 2, which takes the swing of a scale or an opacity: there it is",
      "`withSpring(1, { ...\(names.object).sheet.present, restDisplacementThreshold: 0.001, restSpeedThreshold: 0.01 })`.",
    ]
  }

  let trackAngleUnit = ""
  let colorMixing: ColorMixing? = .light
  let isWorklet = true

  let trackKeys = (places: "input", numbers: "output")
  let tolerance: Double

  func replacement(_ reference: String, isAnimation: Bool) -> String {
    isAnimation ? "{ ...\(reference), reduceMotion: ReduceMotion.Never }" : reference
  }

  let supportFile: String? = "withMotion.ts"
}
