/// Objects that an animation takes later, by what stands in them.
enum JavaScriptObjectShapes {
  private typealias Parameter = CallShape.Parameter

  /// A tween of Motion, in seconds.
  static let motionTiming = CallShape(
    .webJS, "JS.object(timing)", callees: ["duration"], parameters: MotionShapes.parameters,
    example: "import { motion } from 'framer-motion';\nconst fade = { duration: 0.2, ease: 'easeOut' };",
    reads: "tween 0.2 0:0:0.58:1", motion: { MotionValues.transition($0) })

  /// A spring of Motion.
  static let motionSpring = CallShape(
    .webJS, "JS.object(spring)", callees: ["stiffness", "damping", "visualDuration"],
    parameters: MotionShapes.parameters,
    example: "export const SPRING = { type: 'spring', stiffness: 280, damping: 22 } as const;",
    reads: "spring 0.375492 0.342624", motion: { MotionValues.spring($0) })

  /// A tween of an app's own or of another library. Nothing says the unit: nobody writes 20 seconds, nor 20
  /// milliseconds.
  static let webTiming = CallShape(
    .webJS, "JS.object(timing)", callees: ["duration"],
    parameters: ["duration", "easing", "ease", "bezier"].map { Parameter($0) }
      + ["delay", "repeat"].map { Parameter($0, isEssential: false) },
    example: "scene.moveTo({ target, animation: { duration: 300 } });", reads: "tween 0.3 0.42:0:0.58:1",
    motion: { parameters in
      MotionValues.tween(
        parameters, duration: nil, perSecond: (parameters.number("duration") ?? 0) > 20 ? 1000 : 1,
        easing: "easeInOut", name: parameters.has("ease") ? "ease" : "easing")
    })

  static let all = [
    motionTiming, motionSpring, webTiming, ReanimatedShapes.timingObject, ReanimatedShapes.springObject,
    ReanimatedShapes.springObject3, ReanimatedShapes.bezier, MotionShapes.reactSpring(.webJS),
    MotionShapes.reactSpring(.reanimated),
  ]
}
