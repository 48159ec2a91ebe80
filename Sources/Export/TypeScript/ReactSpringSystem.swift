import MotionPhysics

/// react-spring (version 9 to 10): tension, friction and mass; milliseconds.
///
/// A `duration` turns the spring off and a `bounce` makes it rebound at the target, so a spring has neither.
struct ReactSpringSystem: TypeScriptSystem {
  let format = "react-spring"
  let introduction = [
    "For react-spring: a preset is spread into the props, `useSpring({ to: { x: 100 }, ...motion.sheet.present })`.",
    "Milliseconds. react-spring reckons its springs in steps of 1 ms. An initialVelocity is in travels per",
    "millisecond: times (to - from) it is react-spring's `velocity`. A clip's progress goes from 0 to 1 in its",
    "duration; a property of it is `progress.to(clip.tracks.opacity)`, one of several numbers has a list.",
    "With less motion: `motionFor(useReducedMotion() === true)` in place of `motion`.",
  ]

  let tolerance: Double

  func animation(
    _ animation: Animation, initialVelocity: Double, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    var members: [TypeScriptValue.Member] = []
    switch animation {
    case .spring(let spring, _):
      members = [
        .init(
          "config",
          .object([
            .init("tension", spring.stiffness), .init("friction", spring.damping), .init("mass", spring.mass),
          ]))
      ]
    case .tween(_, 0, _): members = [.init("immediate", .code("true"))]
    case .tween(let curve, let duration, _):
      members = [
        .init(
          "config",
          .object([
            .init("duration", .milliseconds(duration)), .init("easing", try self.curve(curve, &notes)),
          ]))
      ]
    }
    if animation.delay > 0 { members.append(.init("delay", .milliseconds(animation.delay))) }
    if initialVelocity != 0 { members.append(.init("initialVelocity", initialVelocity / 1000)) }
    return .object(members)
  }

  func curve(_ curve: UnitCurve, _ notes: inout TypeScriptNotes) throws(MotionError) -> TypeScriptValue {
    try TypeScriptCurve.function(curve, tolerance: tolerance, &notes)
  }

  func duration(_ seconds: Double) -> TypeScriptValue { .milliseconds(seconds) }

  func clip(
    _ timeline: TrackTimeline, isProgress: Bool, loops: Bool, _ notes: inout TypeScriptNotes
  ) throws(MotionError) -> TypeScriptValue {
    try InterpolatedClip.value(
      of: timeline, isProgress: isProgress, loops: loops, keys: ("range", "output"), system: self, &notes)
  }
}
