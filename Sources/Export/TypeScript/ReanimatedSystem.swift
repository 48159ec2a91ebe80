import MotionPhysics
import PlainText

/// Reanimated (version 3 to 4): mass, stiffness and damping, always all three, because their defaults changed from
/// 1, 100 and 10 to 4, 900 and 120; milliseconds.
struct ReanimatedSystem: TypeScriptSystem {
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

  let tolerance: Double

  func animation(
    _ animation: Animation, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    try NativeSpring.animation(
      animation, initialVelocity: initialVelocity, tolerance: tolerance, library: "Reanimated", &notes)
  }

  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    try NativeSpring.easing(curve, tolerance: tolerance, &notes)
  }

  func duration(_ seconds: Double) -> TypeScriptValue { .milliseconds(seconds) }

  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    try InterpolatedClip.value(
      of: timeline, isProgress: isProgress, loops: loops, keys: ("input", "output"), system: self, &notes)
  }

  func replacement(_ reference: String, isAnimation: Bool) -> String {
    isAnimation ? "{ ...\(reference), reduceMotion: ReduceMotion.Never }" : reference
  }

  let functionNames = ["withMotion", "MotionAnimation", "MotionEasing"]

  func functions(customProperties: [String]) throws -> [String] {
    try SupportFile("withMotion.ts").lines(root: "")
  }
}
