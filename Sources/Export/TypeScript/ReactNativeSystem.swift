import MotionPhysics

/// React Native's own `Animated`: mass, stiffness and damping; milliseconds.
struct ReactNativeSystem: TypeScriptSystem {
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

  let tolerance: Double

  func animation(
    _ animation: Animation, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    try NativeSpring.animation(
      animation, initialVelocity: initialVelocity, tolerance: tolerance, library: "Animated", &notes)
  }

  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    try NativeSpring.easing(curve, tolerance: tolerance, &notes)
  }

  func duration(_ seconds: Double) -> TypeScriptValue { .milliseconds(seconds) }

  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    try InterpolatedClip.value(
      of: timeline, isProgress: isProgress, loops: loops, keys: ("inputRange", "outputRange"), system: self,
      &notes)
  }

  let functionNames = ["animateTo", "MotionAnimation", "MotionEasing"]

  func functions(customProperties: [String]) throws -> [String] {
    try SupportFile("animateTo.ts").lines(root: "")
  }
}
