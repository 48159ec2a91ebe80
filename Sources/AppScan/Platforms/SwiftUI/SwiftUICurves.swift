/// SwiftUI's curves over a duration, and its springs as values.
enum SwiftUICurves {
  /// What a curve lasts that names no duration, seconds. Source: OpenSwiftUI.
  private static let standard = 0.35

  static let all: [CallShape] =
    ["linear", "easeIn", "easeOut", "easeInOut"].map(curve) + [
      .swiftUI(
        "timingCurve(p0:p1:p2:p3:duration:)", ["timingCurve"], points + [.init("duration")],
        example: "withAnimation(.timingCurve(0.2, 0, 0, 1, duration: 0.3).delay(0.1)) {}",
        reads: "tween 0.3 0.2:0:0:1 delay 0.1"
      ) { parameters in
        let numbers = points.compactMap { parameters.number($0.name) }
        guard numbers.count == 4, let duration = parameters.number("duration", default: standard) else {
          return .unread(.expression)
        }
        return tween(duration, SiteCurve(bezier: numbers))
      },
      .swiftUI(
        "timingCurve(p0:duration:)", ["timingCurve"], [.init("p0", isPositional: true), .init("duration")],
        example: "withAnimation(.timingCurve(.circularEaseOut, duration: 0.3)) {}",
        reads: "tween 0.3 circularEaseOut"
      ) { parameters in
        guard let duration = parameters.number("duration", default: standard) else {
          return .unread(.expression)
        }
        guard let curve = AppleCurve.of(parameters["p0"]) else { return .unread(.curve) }
        return tween(duration, curve)
      },
      .swiftUI(
        "Spring(duration:bounce:)", ["Spring"], [.init("duration"), .init("bounce")],
        example: "let spring = Spring(duration: 0.4, bounce: 0.2)", reads: "spring 0.4 0.2"
      ) { SwiftUISprings.byDuration($0, duration: 0.5, bounce: 0) },
      .swiftUI(
        "Spring(response:dampingRatio:)", ["Spring"], [.init("response"), .init("dampingRatio")],
        example: "let spring = Spring(response: 0.4, dampingRatio: 0.8)", reads: "spring 0.4 0.2"
      ) { SwiftUISprings.byResponse($0, response: 0.5, dampingFraction: 1, name: "dampingRatio") },
      .swiftUI(
        "Spring(mass:stiffness:damping:)", ["Spring"],
        [.init("mass"), .init("stiffness"), .init("damping"), .init("allowOverDamping", isEssential: false)],
        example: "let spring = Spring(mass: 1, stiffness: 100, damping: 10)", reads: "spring 0.628319 0.5",
        motion: SwiftUISprings.physical),
      .swiftUI(
        "Spring(settlingDuration:dampingRatio:)", ["Spring"],
        [.init("settlingDuration"), .init("dampingRatio"), .init("epsilon")],
        example: "let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.5)", reads: "spring 0.395265 0.5"
      ) { AppleSpring.settling($0, duration: "settlingDuration", ratio: "dampingRatio") },
    ]

  private static let points = (0..<4).map { CallShape.Parameter("p\($0)", isPositional: true) }

  private static func curve(_ name: String) -> CallShape {
    .swiftUI(
      name + "(duration:)", [name], [.init("duration")],
      example: "withAnimation(.\(name)(duration: 0.25).repeatForever()) { isOpen = true }",
      reads: "tween 0.25 \(AppleCurve.named(name)?.summary ?? "") repeats"
    ) { parameters in
      guard let duration = parameters.number("duration", default: standard) else {
        return .unread(.expression)
      }
      return tween(duration, AppleCurve.named(name))
    }
  }

  /// A curve over a duration, which may be 0.
  static func tween(_ duration: Double, _ curve: SiteCurve?) -> MotionReading {
    guard duration >= 0, let curve else { return .unread(.range) }
    return .motion(SiteMotion(.tween(duration: duration, curve)))
  }
}
