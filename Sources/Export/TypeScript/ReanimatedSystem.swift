import MotionPhysics

/// Reanimated (version 3 to 4): mass, stiffness and damping, always all three, because their defaults changed from
/// 1, 100 and 10 to 4, 900 and 120; milliseconds.
struct ReanimatedSystem: TypeScriptSystem {
  static let format = "reanimated"
  static let introduction = [
    "For React Native Reanimated: `x.value = withMotion(100, motion.sheet.present)`, which waits for a delay, or",
    "`withSpring(100, motion.sheet.present)`, which does not. Milliseconds. An initialVelocity is in travels per",
    "second: times (to - from) it is the config's `velocity`. A clip's progress goes from 0 to 1 in its duration;",
    "a property of it is `interpolate(progress.value, track.input, track.output)`, one of several numbers has a",
    "list. With less motion: `motionFor(useReducedMotion())` in place of `motion`. By itself Reanimated only cuts",
    "(ReduceMotion.System), so what replaces a preset there says ReduceMotion.Never.",
  ]
  static let imports = ["Easing", "ReduceMotion", "withDelay", "withSpring", "withTiming"]
  static let importedFrom = "react-native-reanimated"
  static let isWorklet = true

  let tolerance: Double

  func animation(
    _ animation: Animation, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var members: [TypeScriptValue.Member]
    switch animation {
    case .spring(let spring, _):
      if spring.kind == .overdamped {
        notes.losses.append(
          "Reanimated plays an overdamped spring as a critical one, so it arrives earlier than it should")
      }
      members = [
        .init("type", .text("spring")), .init("mass", spring.mass), .init("stiffness", spring.stiffness),
        .init("damping", spring.damping),
      ]
    case .tween(let curve, let duration, _):
      members = [
        .init("type", .text("timing")), .init("duration", .milliseconds(duration)),
        .init("easing", try self.curve(curve, &notes)),
      ]
    }
    if animation.delay > 0 { members.append(.init("delay", .milliseconds(animation.delay))) }
    if initialVelocity != 0 { members.append(.init("initialVelocity", initialVelocity)) }
    return .object(members)
  }

  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    switch curve {
    case .linear: return .code("Easing.linear")
    case .circularEaseIn: return .code("Easing.in(Easing.circle)")
    case .circularEaseOut: return .code("Easing.out(Easing.circle)")
    case .circularEaseInOut: return .code("Easing.inOut(Easing.circle)")
    case .easeIn, .easeOut, .easeInOut, .bezier, .points, .steps, .path:
      if let bezier = curve.bezier {
        return .code("Easing.bezier(\(bezier.numbers.map(NumberText.exact).joined(separator: ", ")))")
      }
      return try TypeScriptCurve.function(curve, tolerance: tolerance, &notes)
    }
  }

  func duration(_ seconds: Double) -> TypeScriptValue { .milliseconds(seconds) }

  func clip(
    _ timeline: KeyframeTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    try InterpolatedClip.value(
      of: timeline, isProgress: isProgress, loops: loops, keys: ("input", "output"), tolerance: tolerance,
      &notes)
  }

  func replacement(_ reference: String, isAnimation: Bool) -> String {
    isAnimation ? "{ ...\(reference), reduceMotion: ReduceMotion.Never }" : reference
  }

  static let functionNames = ["withMotion", "MotionAnimation"]

  static func functions(_ namespace: TypeScriptNamespace, customProperties: [String]) -> [String] {
    """
    /** A spring or a tween of this file. */
    export type MotionAnimation = (
      | { readonly type: "spring"; readonly mass: number; readonly stiffness: number; readonly damping: number }
      | { readonly type: "timing"; readonly duration: number; readonly easing: MotionEasing }
    ) & { readonly delay?: number; readonly initialVelocity?: number; readonly reduceMotion?: ReduceMotion };

    /** How Reanimated takes a curve. */
    export type MotionEasing = ((time: number) => number) | ReturnType<typeof Easing.bezier>;

    /** Goes to a value as a preset says, its delay included. */
    export function withMotion(to: number, preset: MotionAnimation): number {
      "worklet";
      const animation = preset.type === "spring" ? withSpring(to, preset) : withTiming(to, preset);
      return preset.delay ? withDelay(preset.delay, animation, preset.reduceMotion) : animation;
    }
    """.lines
  }
}
