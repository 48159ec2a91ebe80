/// The calls and properties by which Android's views write a motion. Durations are milliseconds.
enum AndroidViewShapes {
  static let all = [setDuration, duration, pathInterpolator, springForce]

  static let setDuration = timed(
    "setDuration", example: "view.animate().setInterpolator(LinearInterpolator()).setDuration(250).start()",
    reads: "tween 0.25 0:0:1:1")
  static let duration = timed(
    "duration=", example: "val fade = ObjectAnimator.ofFloat(view, \"alpha\", 1f)\nfade.duration = 250L",
    reads: "tween 0.25 AccelerateDecelerateInterpolator")
  static let pathInterpolator = CallShape(
    .androidView, "AndroidView.PathInterpolator", callees: ["PathInterpolator"],
    parameters: [.init("bezier")],
    example: "val standard = PathInterpolator(0.2f, 0f, 0f, 1f)", reads: "curve 0.2:0:0:1",
    motion: ComposeMotion.bezier)
  static let springForce = CallShape(
    .androidView, "AndroidView.SpringForce", callees: ["SpringForce"],
    parameters: [.init("dampingRatio"), .init("stiffness")],
    example: "spring = SpringForce(1f).apply { dampingRatio = 0.5f; stiffness = 400f }",
    reads: "spring 0.314159 0.5"
  ) { parameters in
    if let why = parameters.reason(["dampingRatio", "stiffness"]) { return .unread(why) }
    // The defaults of androidx.dynamicanimation 1.0: STIFFNESS_MEDIUM and DAMPING_RATIO_MEDIUM_BOUNCY.
    guard let ratio = parameters.number("dampingRatio", default: 0.5),
      let stiffness = parameters.number("stiffness", default: 1500), ratio >= 0, stiffness > 0
    else { return .unread(.range) }
    return .checked(.spring(mass: 1, stiffness: stiffness, damping: 2 * ratio * stiffness.squareRoot()))
  }

  private static func timed(_ name: String, example: String, reads: String) -> CallShape {
    CallShape(
      .androidView, "AndroidView." + name, callees: [name == "duration=" ? "duration" : name],
      parameters: [.init("duration", isPositional: true), .init("interpolator", isReported: false)],
      example: example, reads: reads
    ) { parameters in
      if let why = parameters.reason(["duration", "interpolator"]) { return .unread(why) }
      guard let milliseconds = parameters.number("duration"), milliseconds >= 0,
        let curve = AndroidInterpolator.curve(parameters["interpolator"])
      else { return .unread(.range) }
      return .motion(SiteMotion(.tween(duration: milliseconds / 1000, curve)))
    }
  }
}
