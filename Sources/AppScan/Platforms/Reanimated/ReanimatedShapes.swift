/// How React Native apps write motions.
enum ReanimatedShapes {
  private typealias Parameter = CallShape.Parameter

  private static let timing = [Parameter("duration"), Parameter("easing"), Parameter("bezier")]
  static let spring = [
    Parameter("mass"), Parameter("stiffness"), Parameter("damping"), Parameter("duration"),
    Parameter("dampingRatio"), Parameter("velocity", isEssential: false),
  ]

  /// Reanimated's default is Easing.inOut(Easing.quad) over 300 ms in all versions (animation/timing.ts).
  static let withTiming = CallShape(
    .reanimated, "Reanimated.withTiming", callees: ["withTiming"], parameters: timing,
    example: "x.value = withTiming(1, { duration: 250, easing: Easing.out(Easing.cubic) });",
    reads: "tween 0.25 0.333333:1:0.666667:1",
    motion: { NativeMotion.timing($0, duration: 300, easing: "Easing.inOut(Easing.quad)") })

  /// Reanimated 4.
  static let withSpring = CallShape(
    .reanimated, "Reanimated.withSpring", callees: ["withSpring"], parameters: spring,
    example: "x.value = withSpring(1, { damping: 90 });", reads: "spring 0.418879 0.25",
    motion: { NativeMotion.spring($0, .four) })

  /// Reanimated 3.
  static let withSpring3 = CallShape(
    .reanimated, "Reanimated.withSpring", callees: ["withSpring"], parameters: spring,
    example: "x.value = withSpring(1, { mass: 1, stiffness: 100, damping: 14 });",
    reads: "spring 0.628319 0.3", motion: { NativeMotion.spring($0, .three) })

  /// React Native's own `Animated.timing`: 500 ms, ease in and out (TimingAnimation.js).
  static let animatedTiming = CallShape(
    .reanimated, "RNAnimated.timing", callees: ["timing"], parameters: timing,
    example: "Animated.timing(opacity, { toValue: 1, duration: 200, easing: Easing.linear }).start();",
    reads: "tween 0.2 0:0:1:1",
    motion: { NativeMotion.timing($0, duration: 500, easing: "Easing.inOut(Easing.ease)") })

  /// React Native's own `Animated.spring`: tension 40 and friction 7 on Origami's scales (SpringConfig.js).
  static let animatedSpring = CallShape(
    .reanimated, "RNAnimated.spring", callees: ["spring"],
    parameters: ["mass", "stiffness", "damping", "tension", "friction", "speed", "bounciness"].map {
      Parameter($0)
    }
      + [Parameter("velocity", isEssential: false)],
    example: "Animated.spring(scale, { toValue: 1, stiffness: 100, damping: 14 }).start();",
    reads: "spring 0.628319 0.3", motion: { NativeMotion.animatedSpring($0) })

  /// A curve by itself.
  static let bezier = CallShape(
    .reanimated, "RN.Easing.bezier", callees: ["bezier", "bezierFn"], parameters: [Parameter("bezier")],
    example: "export const standard = Easing.bezier(0.2, 0, 0, 1);", reads: "curve 0.2:0:0:1",
    motion: { parameters in
      switch NativeMotion.curve(parameters["bezier"] ?? .unread(.expression)) {
      case .success(let curve): .motion(SiteMotion(.curve(curve)))
      case .failure(let failure): .unread(failure.reason)
      }
    })

  /// An object that `withTiming` and the like take later.
  static let timingObject = CallShape(
    .reanimated, "JS.object(timing)", callees: ["duration"], parameters: timing,
    example: """
      import { Easing } from 'react-native-reanimated';
      export const fade = { duration: 200, easing: Easing.linear };
      """,
    reads: "tween 0.2 0:0:1:1", motion: withTiming.motion)

  /// An object that `withSpring` takes later; Reanimated 4.
  static let springObject = CallShape(
    .reanimated, "JS.object(spring)", callees: ["stiffness", "damping", "dampingRatio"], parameters: spring,
    example: """
      import type { WithSpringConfig } from 'react-native-reanimated';
      export const snappy: WithSpringConfig = { stiffness: 200, damping: 25, mass: 1 };
      """,
    reads: "spring 0.444288 0.116117", motion: withSpring.motion)

  /// The same; Reanimated 3.
  static let springObject3 = CallShape(
    .reanimated, "JS.object(spring)", callees: ["stiffness", "damping", "dampingRatio"], parameters: spring,
    example: springObject.example, reads: springObject.reads, motion: withSpring3.motion)

  /// The api names the method with the chain's first number.
  static func layout(
    _ first: String, _ parameters: [CallShape.Parameter], _ example: String, _ reads: String,
    _ motion: @escaping @Sendable (Parameters) -> MotionReading
  ) -> CallShape {
    CallShape(
      .reanimated, "Reanimated.layout.\(first)()", callees: [first], parameters: parameters,
      example: "import Animated, { FadeIn } from 'react-native-reanimated';\n" + example, reads: reads,
      motion: motion)
  }

  /// A layout animation without `springify()`.
  static let layoutTiming = layout(
    "duration", timing, "<Animated.View entering={FadeIn.duration(200).delay(100)} />",
    "tween 0.2 0.455:0.03:0.515:0.955 delay 0.1", withTiming.motion)

  /// Keyframes of an app's own, between which values move evenly unless an easing says otherwise
  /// (animationBuilder/Keyframe.ts).
  static let keyframe = layout(
    "duration", timing,
    "const enter = new Keyframe({ 0: { opacity: 0 }, 100: { opacity: 1 } }).duration(250);",
    "tween 0.25 0:0:1:1", { NativeMotion.timing($0, duration: 500, easing: "Easing.linear") })

  /// Springs, by the chain's first number.
  static func layoutSprings(_ version: ReanimatedVersion) -> [CallShape] {
    let motion = version == .three ? withSpring3.motion : withSpring.motion
    return [
      ("duration", ".duration(550).dampingRatio(1)", "spring 0.419123 0"),
      ("damping", ".damping(14).stiffness(100).mass(1)", "spring 0.628319 0.3"),
      ("stiffness", ".stiffness(100).mass(1).damping(14)", "spring 0.628319 0.3"),
      ("mass", ".mass(1).stiffness(100).damping(14)", "spring 0.628319 0.3"),
    ].map { layout($0.0, spring, "const pop = FadeIn.springify()" + $0.1 + ";", $0.2, motion) }
  }

  /// What calls show by their names; objects and curves are `JavaScriptObjectShapes`.
  static let calls =
    [withTiming, withSpring, withSpring3, animatedTiming, animatedSpring, layoutTiming, keyframe]
    + layoutSprings(.four)
}
