/// How SwiftUI writes motions. A row stands for all calls whose labels are among its parameters; the first that
/// fits counts. Defaults hold for the SDKs of iOS 17 to 26.
enum SwiftUIShapes {
  static let all = SwiftUISprings.animations + curves + SwiftUISprings.values + keyframes
  /// The rows by their callees.
  static let byName = all.byCallee

  /// The duration of a curve that names none, seconds. Source: OpenSwiftUI.
  private static let standard = 0.35

  /// Curves over a duration.
  private static let curves: [CallShape] =
    ["linear", "easeIn", "easeOut", "easeInOut"].map { name in
      .swiftUI(
        name, [.init("duration")],
        example: "withAnimation(.\(name)(duration: 0.25).repeatForever()) { isOpen = true }",
        reads: "tween 0.25 \(CurveNames.apple(name)?.summary ?? "") repeats"
      ) { try .tween($0.number("duration", default: standard), CurveNames.apple.curve(.text(name))) }
    } + [
      .swiftUI(
        "timingCurve", points + [.init("duration")],
        example: "withAnimation(.timingCurve(0.2, 0, 0, 1, duration: 0.3).delay(0.1)) {}",
        reads: "tween 0.3 0.2:0:0:1 delay 0.1"
      ) { values in
        let numbers = try points.map { try values.number($0.name) }
        let duration = try values.number("duration", default: standard)
        guard let curve = SiteCurve(bezier: numbers) else { throw UnreadableReason.range }
        return try .tween(duration, curve)
      },
      .swiftUI(
        "timingCurve", [.init("p0", isPositional: true), .init("duration")],
        example: "withAnimation(.timingCurve(.circularEaseOut, duration: 0.3)) {}",
        reads: "tween 0.3 circularEaseOut"
      ) { try .tween($0.number("duration", default: standard), $0.curve("p0", .apple)) },
    ]

  private static let points = (0..<4).map { CallShape.Parameter("p\($0)", isPositional: true) }

  private static let target = CallShape.Parameter("p0", isEssential: false, isPositional: true)
  private static let velocities = [
    CallShape.Parameter("startVelocity", isEssential: false), .init("endVelocity", isEssential: false),
  ]

  private static let keyframes: [CallShape] = [
    .swiftUI(
      "LinearKeyframe", [target, .init("duration"), .init("timingCurve")], isAnimation: false,
      example: "LinearKeyframe(1.0, duration: 0.36, timingCurve: .easeOut)", reads: "tween 0.36 0:0:0.58:1"
    ) { try .tween($0, "duration", "timingCurve", default: "linear") },
    // Its curve depends on the keyframes around it.
    .swiftUI(
      "CubicKeyframe", [target, .init("duration")] + velocities, isAnimation: false,
      example: "CubicKeyframe(1.2, duration: 0.15)", reads: "tween 0.15 cubic keyframe"
    ) { try .tween($0.number("duration"), SiteCurve(nil, name: "cubic keyframe")) },
    // The duration is when the next keyframe begins; the spring has its own.
    .swiftUI(
      "SpringKeyframe",
      [target, .init("duration", isEssential: false), .init("spring", isEssential: false)] + velocities,
      isAnimation: false, example: "SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)",
      reads: "spring 0.5 0.3"
    ) { try SwiftUISprings.named($0["spring"] ?? .text("smooth")) },
    .swiftUI("MoveKeyframe", [target], isAnimation: false, example: "MoveKeyframe(1.0)", reads: "nothing") {
      _ in nil
    },
  ]
}

extension CallShape {
  /// A row of SwiftUI's table. Parameters that stand without label are called p0, p1 and so on in reports.
  static func swiftUI(
    _ callee: String, _ parameters: [Parameter], isAnimation: Bool = true, role: SiteRole = .plain,
    example: String, reads: String, motion: @escaping Meaning
  ) -> CallShape {
    CallShape(
      .swiftui, "SwiftUI." + callee, callees: [callee], parameters: parameters, isAnimation: isAnimation,
      role: role, library: .apple, example: example, reads: reads, motion: motion)
  }
}
