/// The calls by which Compose writes a motion.
enum ComposeShapes {
  static let all: [CallShape] = [
    tween(
      "tween", duration: "durationMillis", delay: "delayMillis", example: "tween(250, easing = LinearEasing)"),
    tween(
      "TweenSpec", duration: "durationMillis", delay: "delay",
      example: "TweenSpec<Float>(250, 0, LinearEasing)"),
    tween(
      "FloatTweenSpec", duration: "duration", delay: "delay",
      example: "FloatTweenSpec(duration = 250, easing = CubicBezierEasing(0f, 0f, 1f, 1f))"),
    spring("spring", example: "spring<IntSize>(dampingRatio = .5f, stiffness = Spring.StiffnessMediumLow)"),
    spring("SpringSpec", example: "SpringSpec<Float>(0.5f, 400f)"),
    spring("FloatSpringSpec", example: "FloatSpringSpec(Spring.DampingRatioMediumBouncy, 400f)"),
    keyframes("keyframes"), keyframes("keyframesWithSpline"),
    CallShape(
      .compose, "Compose.CubicBezierEasing", callees: ["CubicBezierEasing"],
      parameters: [.init("bezier")],
      example: "val Standard = CubicBezierEasing(0.2f, 0f, 0f, 1f)", reads: "curve 0.2:0:0:1",
      motion: ComposeMotion.bezier),
  ]

  private static func tween(_ name: String, duration: String, delay: String, example: String) -> CallShape {
    CallShape(
      .compose, "Compose." + name, callees: [name],
      parameters: [
        .init(duration, isPositional: true), .init(delay, isPositional: true),
        .init("easing", isPositional: true, isReported: false),
      ], example: example, reads: "tween 0.25 0:0:1:1"
    ) { ComposeMotion.tween($0, duration: duration, delay: delay) }
  }

  private static func spring(_ name: String, example: String) -> CallShape {
    CallShape(
      .compose, "Compose." + name, callees: [name],
      parameters: [
        .init("dampingRatio", isPositional: true), .init("stiffness", isPositional: true),
        // Where it may stop, in the unit of what moves: says nothing about how.
        .init("visibilityThreshold", isEssential: false, isPositional: true, isReported: false),
      ], example: example, reads: "spring 0.314159 0.5", motion: ComposeMotion.spring)
  }

  private static func keyframes(_ name: String) -> CallShape {
    CallShape(
      .compose, "Compose." + name, callees: [name],
      parameters: [.init("durationMillis"), .init("delayMillis")],
      example: name + "<Float> { durationMillis = 375; 0f at 0 using LinearEasing }",
      reads: "tween 0.375 keyframes", motion: ComposeMotion.keyframes)
  }
}
