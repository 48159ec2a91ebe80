/// How web apps write motions in JavaScript, with Motion and with react-spring.
enum MotionShapes {
  private typealias Parameter = CallShape.Parameter

  static let spring = ["stiffness", "damping", "mass", "bounce", "visualDuration"]

  static let parameters =
    ["type", "duration", "ease"].map { Parameter($0) } + spring.map { Parameter($0) }
    + ["velocity", "delay", "repeat"].map { Parameter($0, isEssential: false) }

  /// The `transition` of an element, a variant or a target.
  static let transition = CallShape(
    .webJS, "Motion.transition", callees: ["transition"], parameters: parameters,
    example:
      "<motion.div animate={{ x: 10 }} transition={{ type: \"spring\", stiffness: 300, damping: 30 }} />",
    reads: "spring 0.36276 0.133975", motion: { MotionValues.transition($0) })

  /// The same in a file of React Native, where only Moti has it: Reanimated's springs by default, milliseconds.
  static let nativeTransition = CallShape(
    .reanimated, "Motion.transition", callees: ["transition"],
    parameters: ["type", "duration", "easing", "bezier", "stiffness", "damping", "mass", "dampingRatio"].map {
      Parameter($0)
    } + ["velocity", "delay", "loop"].map { Parameter($0, isEssential: false) },
    example: "import { MotiView } from 'moti'; import { View } from 'react-native';\n"
      + "const a = <MotiView transition={{ type: 'timing', duration: 350 }} />",
    reads: "tween 0.35 0.455:0.03:0.515:0.955",
    motion: { parameters in
      parameters.text("type") == "timing"
        || !["stiffness", "damping", "mass", "dampingRatio"].contains(where: parameters.has)
          && parameters.text("type") != "spring"
        ? ReanimatedShapes.withTiming.motion(parameters) : ReanimatedShapes.withSpring.motion(parameters)
    })

  static let useSpring = CallShape(
    .webJS, "JS.useSpring", callees: ["useSpring"], parameters: parameters,
    example: "const x = useSpring(0, { stiffness: 300, damping: 30 });", reads: "spring 0.36276 0.133975",
    motion: { MotionValues.spring($0) })

  /// Motion's `animate`.
  static let animate = CallShape(
    .webJS, "JS.animate", callees: ["animate"], parameters: parameters,
    example: "animate(card, { x: 100 }, { duration: 0.4, ease: [0.2, 0, 0, 1] });",
    reads: "tween 0.4 0.2:0:0:1",
    motion: { MotionValues.transition($0) })

  /// react-spring's `config`.
  static func reactSpring(_ platform: AppPlatform) -> CallShape {
    CallShape(
      platform, "react-spring.config", callees: ["tension", "friction"],
      parameters: ["tension", "friction", "mass", "frequency", "damping", "duration", "easing", "bezier"].map
      {
        Parameter($0)
      } + [Parameter("velocity", isEssential: false), Parameter("delay", isEssential: false)],
      example: (platform == .webJS ? "" : "import { View } from 'react-native';\n")
        + "const styles = useSpring({ opacity: 1, config: { tension: 170, friction: 26 } });",
      reads: "spring 0.481898 0.002946", motion: { MotionValues.reactSpring($0) })
  }
}
