/// SwiftUI's keyframes.
enum SwiftUIKeyframes {
  private static let target = CallShape.Parameter("p0", isEssential: false, isPositional: true)
  private static let velocities = [
    CallShape.Parameter("startVelocity", isEssential: false), .init("endVelocity", isEssential: false),
  ]

  static let all: [CallShape] = [
    .swiftUI(
      "LinearKeyframe", ["LinearKeyframe"], [target, .init("duration"), .init("timingCurve")],
      example: "LinearKeyframe(1.0, duration: 0.36, timingCurve: .easeOut)", reads: "tween 0.36 0:0:0.58:1"
    ) { parameters in
      guard let duration = parameters.number("duration") else { return .unread(.expression) }
      let curve =
        parameters.has("timingCurve")
        ? AppleCurve.of(parameters["timingCurve"]) : AppleCurve.named("linear")
      guard let curve else { return .unread(.curve) }
      return SwiftUICurves.tween(duration, curve)
    },
    // Its curve depends on the keyframes around it.
    .swiftUI(
      "CubicKeyframe", ["CubicKeyframe"], [target, .init("duration")] + velocities,
      example: "CubicKeyframe(1.2, duration: 0.15)", reads: "tween 0.15 cubic keyframe"
    ) { parameters in
      guard let duration = parameters.number("duration") else { return .unread(.expression) }
      return SwiftUICurves.tween(duration, SiteCurve(nil, name: "cubic keyframe"))
    },
    // The duration is when the next keyframe begins; the spring has its own.
    .swiftUI(
      "SpringKeyframe", ["SpringKeyframe"],
      [target, .init("duration", isEssential: false), .init("spring", isEssential: false)] + velocities,
      example: "SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)", reads: "spring 0.5 0.3"
    ) { SwiftUISprings.preset($0["spring"] ?? .text("smooth")) },
    .swiftUI(
      "MoveKeyframe", ["MoveKeyframe"], [target], example: "MoveKeyframe(1.0)", reads: "nothing"
    ) { _ in .nothing },
  ]
}
