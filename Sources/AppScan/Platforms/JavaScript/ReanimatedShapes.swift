import MotionPhysics

/// How React Native apps write motions: Reanimated's functions and layout animations, `Animated`. Milliseconds.
enum ReanimatedShapes {
  private static let timing = ["duration", "easing", "bezier"]
  private static let springs = ["mass", "stiffness", "damping", "duration", "dampingRatio"]

  /// Reanimated's default is Easing.inOut(Easing.quad) over 300 ms in all versions (animation/timing.ts).
  static let withTiming = CallShape.javaScript(
    .reanimated, "Reanimated.withTiming", ["withTiming"], timing, role: .object(.reanimated),
    example: "x.value = withTiming(1, { duration: 250, easing: Easing.out(Easing.cubic) });",
    reads: "tween 0.25 0.333333:1:0.666667:1"
  ) { try tween($0, duration: 300, easing: "Easing.inOut(Easing.quad)") }

  static let withSpring = ReanimatedRows { version in
    let options = version == .four ? "{ damping: 90 }" : "{ mass: 1, stiffness: 100, damping: 14 }"
    return .javaScript(
      .reanimated, "Reanimated.withSpring", ["withSpring"], springs, others: ["velocity"],
      role: .object(.reanimated), example: "x.value = withSpring(1, \(options));",
      reads: version == .four ? "spring 0.418879 0.25" : "spring 0.628319 0.3"
    ) { try version.spring($0) }
  }

  /// React Native's own `Animated.timing`: 500 ms, ease in and out (TimingAnimation.js).
  static let animatedTiming = CallShape.javaScript(
    .reanimated, "RNAnimated.timing", ["timing"], timing, role: .object(.reactNative),
    example: "Animated.timing(opacity, { toValue: 1, duration: 200, easing: Easing.linear }).start();",
    reads: "tween 0.2 0:0:1:1"
  ) { try tween($0, duration: 500, easing: "Easing.inOut(Easing.ease)") }

  /// React Native's own `Animated.spring`: physics, or tension 40 and friction 7, or speed and bounciness on Origami's
  /// scales (SpringConfig.js). From critical on it has the critical formula alone (SpringAnimation.js).
  static let animatedSpring = CallShape.javaScript(
    .reanimated, "RNAnimated.spring", ["spring"],
    ["mass", "stiffness", "damping", "tension", "friction", "speed", "bounciness"], others: ["velocity"],
    role: .object(.reactNative),
    example: "Animated.spring(scale, { toValue: 1, stiffness: 100, damping: 14 }).start();",
    reads: "spring 0.628319 0.3"
  ) { values in
    let physics = ["mass", "stiffness", "damping"]
    if values.hasOne(of: physics) {
      try values.checkWhole(physics)
      return try .physics(values, stiffness: 100, damping: 10).withoutOverdamping(in: "React Native")
    }
    let speeds = ["speed", "bounciness"]
    let names = values.hasOne(of: speeds) ? speeds : ["tension", "friction"]
    try values.checkWhole(names)
    try values.check(names)
    let standards = ["speed": 12.0, "bounciness": 8, "tension": 40, "friction": 7]
    return try .dialect("origami", names.map { ($0, try values.number($0, default: standards[$0])) })
      .withoutOverdamping(in: "React Native")
  }

  static let bezier = CallShape.points(
    .reanimated, "RN.Easing.bezier", callees: ["bezier", "bezierFn"], library: .web,
    example: "export const standard = Easing.bezier(0.2, 0, 0, 1);", reads: "curve 0.2:0:0:1", names: .native)

  /// An object that `withTiming` and the like take later.
  static let timingObject = CallShape.javaScript(
    .reanimated, "JS.object(timing)", ["duration"], timing, role: .constant, library: .web,
    example: """
      import { Easing } from 'react-native-reanimated';
      export const fade = { duration: 200, easing: Easing.linear };
      """,
    reads: "tween 0.2 0:0:1:1"
  ) { try withTiming.motion($0) }

  /// An object that `withSpring` takes later.
  static let springObject = ReanimatedRows { version in
    .javaScript(
      .reanimated, "JS.object(spring)", ["stiffness", "damping", "dampingRatio"], springs,
      others: ["velocity"], role: .constant, library: .web,
      example: """
        import type { WithSpringConfig } from 'react-native-reanimated';
        export const snappy: WithSpringConfig = { stiffness: 200, damping: 25, mass: 1 };
        """,
      reads: "spring 0.444288 0.116117"
    ) { try withSpring[version].motion($0) }
  }

  /// A layout animation, by its method with the chain's first number.
  private static func layout(
    _ first: String, _ names: [String], others: [String] = [], _ example: String, reads: String,
    motion: @escaping CallShape.Meaning
  ) -> CallShape {
    .javaScript(
      .reanimated, "Reanimated.layout.\(first)()", [first], names, others: others,
      example: "import Animated, { FadeIn } from 'react-native-reanimated';\n" + example, reads: reads,
      motion: motion)
  }

  /// A layout animation without `springify()`.
  static let layoutTiming = layout(
    "duration", timing, "<Animated.View entering={FadeIn.duration(200).delay(100)} />",
    reads: "tween 0.2 0.455:0.03:0.515:0.955 delay 0.1"
  ) { try withTiming.motion($0) }

  /// A layout animation that says its curve alone: its builder calls `withTiming` without a duration
  /// (animationBuilder/ComplexAnimationBuilder.ts).
  static let layoutEasing = layout(
    "easing", ["easing", "bezier"], "<Animated.View exiting={FadeOut.easing(Easing.out(Easing.ease))} />",
    reads: "tween 0.3 0:0:0.58:1"
  ) { try withTiming.motion($0) }

  /// A layout animation that has several curves or parts of its own, and is told how long all of it takes.
  static let layoutDuration = layout(
    "duration", ["duration"], "<Animated.View layout={CurvedTransition.duration(250)} />",
    reads: "duration 0.25"
  ) { try .duration($0, perSecond: 1000) }

  /// Keyframes, between which values move evenly unless an easing says otherwise (animationBuilder/Keyframe.ts).
  static let keyframe = layout(
    "duration", timing,
    "const enter = new Keyframe({ 0: { opacity: 0 }, 100: { opacity: 1 } }).duration(250);",
    reads: "tween 0.25 0:0:1:1"
  ) { try tween($0, duration: 500, easing: "Easing.linear") }

  /// Springs, by the chain's first number.
  static func layoutSprings(_ version: ReanimatedVersion) -> [CallShape] {
    [
      ("duration", "springify().duration(550).dampingRatio(1)", "spring 0.419123 0"),
      ("damping", "springify().damping(14).stiffness(100).mass(1)", "spring 0.628319 0.3"),
      ("stiffness", "springify().stiffness(100).mass(1).damping(14)", "spring 0.628319 0.3"),
      ("mass", "springify().mass(1).stiffness(100).damping(14)", "spring 0.628319 0.3"),
      ("dampingRatio", "springify().dampingRatio(1).duration(550)", "spring 0.419123 0"),
      ("springify", "springify(550)", "spring 0.419123 0"),
    ].map { first, chain, reads in
      layout(first, springs, others: ["velocity"], "const pop = FadeIn.\(chain);", reads: reads) {
        try version.spring($0)
      }
    }
  }

  /// The rows that are called by a name; objects and curves are those of `JavaScriptObjectReader`.
  static let calls =
    [
      withTiming, animatedTiming, animatedSpring, layoutTiming, layoutEasing, layoutDuration, keyframe,
    ] + withSpring.all + layoutSprings(.four)

  private static func tween(
    _ values: Parameters, duration: Double, easing: String
  ) throws(UnreadableReason) -> SiteMotion {
    try .javaScript(values, duration: duration, perSecond: 1000, default: easing, .native)
  }
}

/// The rows of a call, one for each version of Reanimated.
struct ReanimatedRows: Sendable {
  private let three: CallShape
  private let four: CallShape

  init(_ row: (ReanimatedVersion) -> CallShape) { (three, four) = (row(.three), row(.four)) }

  var all: [CallShape] { [four, three] }

  subscript(_ version: ReanimatedVersion) -> CallShape { version == .three ? three : four }
}

/// The versions of Reanimated, whose defaults differ (animation/spring/springConfigs.ts).
enum ReanimatedVersion {
  /// Up to 3: mass 1, stiffness 100, damping 10.
  case three
  /// From 4 on: mass 4, stiffness 900, damping 120.
  case four

  init(_ options: ScanOptions) { self = options.reanimatedVersion < 4 ? .three : .four }

  /// `withSpring`. With a duration or a damping ratio the rest does not count, and from critical on there is the
  /// critical formula alone (spring.ts).
  func spring(_ values: Parameters) throws(UnreadableReason) -> SiteMotion {
    try values.checkWhole(["mass", "stiffness", "damping"])
    if values.hasOne(of: ["duration", "dampingRatio"]) { return try springOfDuration(values) }
    return try physics(values).withoutOverdamping(in: "Reanimated")
  }

  /// The numbers of the springs that Reanimated 4 exports. Its snappy ones stop where they arrive, which no spring does.
  static let springs: [String: Double] = [
    "GentleSpringConfig.mass": 4, "GentleSpringConfig.stiffness": 900, "GentleSpringConfig.damping": 120,
    "GentleSpringConfigWithDuration.duration": 550, "GentleSpringConfigWithDuration.dampingRatio": 1,
    "WigglySpringConfig.mass": 4, "WigglySpringConfig.stiffness": 900, "WigglySpringConfig.damping": 90,
    "WigglySpringConfigWithDuration.duration": 550, "WigglySpringConfigWithDuration.dampingRatio": 0.75,
    "Reanimated3DefaultSpringConfig.mass": 1, "Reanimated3DefaultSpringConfig.stiffness": 100,
    "Reanimated3DefaultSpringConfig.damping": 10,
    "Reanimated3DefaultSpringConfigWithDuration.duration": 1333,
    "Reanimated3DefaultSpringConfigWithDuration.dampingRatio": 0.5,
  ]

  private func physics(_ values: Parameters) throws(UnreadableReason) -> SiteMotion {
    switch self {
    case .three: try .physics(values, stiffness: 100, damping: 10)
    case .four: try .physics(values, mass: 4, stiffness: 900, damping: 120)
    }
  }

  private func springOfDuration(_ values: Parameters) throws(UnreadableReason) -> SiteMotion {
    let duration = try values.number("duration", default: 550)
    let ratio = try values.number("dampingRatio", default: 1)
    if duration == 0, ratio >= 0 { return SiteMotion(.spring(duration: 0, dampingRatio: ratio)) }
    // Version 3 looked for a mass that depends on how far the value travels, which no source tells.
    guard self == .four else { throw .unknownArgument }
    // Less than a millisecond is another library's number of seconds.
    guard duration >= 1, ratio > 0,
      let spring = try? ReanimatedEnergy.played(duration: duration / 1000, dampingRatio: ratio)
    else { throw .range }
    return SiteMotion(.spring(duration: spring.duration, dampingRatio: spring.dampingRatio))
  }
}
