/// SwiftUI's rows. Parameters that stand without label are called p0, p1 and so on in reports.
private let swiftUI = ShapeTable(platform: .swiftui, prefix: "SwiftUI.", library: .apple)

/// How SwiftUI writes motions. A row stands for all calls whose labels are among its parameters; the first that
/// fits counts. Defaults hold for the SDKs of iOS 17 to 26.
enum SwiftUIShapes {
  static let all = SwiftUISprings.animations + curves + SwiftUISprings.values + keyframes
  static let byName = all.byCallee

  /// The duration of a curve that names none, seconds. Source: OpenSwiftUI.
  private static let standard = 0.35

  private static let curves: [CallShape] =
    ["linear", "easeIn", "easeOut", "easeInOut"].map { name in
      swiftUI(
        name, [.init("duration")],
        example: "withAnimation(.\(name)(duration: 0.25).repeatForever()) { isOpen = true }",
        reads: "tween 0.25 \(CurveNames.apple(name)?.summary ?? "") repeats"
      ) { try .tween($0.number("duration", default: standard), CurveNames.apple.curve(.text(name))) }
    } + [
      swiftUI(
        "timingCurve", points + [.init("duration")],
        example: "withAnimation(.timingCurve(0.2, 0, 0, 1, duration: 0.3).delay(0.1)) {}",
        reads: "tween 0.3 0.2:0:0:1 delay 0.1"
      ) { values in
        let numbers = try points.map { try values.number($0.name) }
        let duration = try values.number("duration", default: standard)
        guard let curve = SiteCurve(bezier: numbers) else { throw UnreadableReason.range }
        return try .tween(duration, curve)
      },
      swiftUI(
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
    swiftUI(
      "LinearKeyframe", [target, .init("duration"), .init("timingCurve")], isAnimation: false,
      example: "LinearKeyframe(1.0, duration: 0.36, timingCurve: .easeOut)", reads: "tween 0.36 0:0:0.58:1"
    ) { try .tween($0, "duration", "timingCurve", default: "linear") },
    swiftUI(
      "CubicKeyframe", [target, .init("duration")] + velocities, isAnimation: false,
      example: "CubicKeyframe(1.2, duration: 0.15)", reads: "tween 0.15 cubic keyframe"
    ) { try .tween($0.number("duration"), .throughKeyframes) },
    // The duration is when the next keyframe begins; the spring has its own.
    swiftUI(
      "SpringKeyframe",
      [target, .init("duration", isEssential: false), .init("spring", isEssential: false)] + velocities,
      isAnimation: false, example: "SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)",
      reads: "spring 0.5 0.3"
    ) { try SwiftUISprings.named($0["spring"] ?? .text("smooth")) },
    swiftUI("MoveKeyframe", [target], isAnimation: false, example: "MoveKeyframe(1.0)", reads: "nothing") {
      _ in nil
    },
  ]
}

/// SwiftUI's springs.
enum SwiftUISprings {
  private static let blend = CallShape.Parameter("blendDuration", isEssential: false)
  private static let velocity = CallShape.Parameter("initialVelocity", isEssential: false)
  private static let physics: [CallShape.Parameter] = [.init("mass"), .init("stiffness"), .init("damping")]
  private static let spring = CallShape.Parameter("p0", isPositional: true, takesSpring: true)
  private static let interpolating = "SwiftUI's interpolatingSpring"

  static let animations: [CallShape] = [
    // The overload by response is @_disfavoredOverload, so that what names neither means this one.
    swiftUI(
      "spring", [.init("duration"), .init("bounce"), blend],
      example: "withAnimation(.spring(duration: 0.3, bounce: 0.2)) { isOpen = true }", reads: "spring 0.3 0.2"
    ) { try byDuration($0, 0.5, bounce: 0) },
    swiftUI(
      "spring", [.init("response"), .init("dampingFraction"), blend],
      example: ".animation(.spring(response: 0.35, dampingFraction: 0.7), value: isOpen)",
      reads: "spring 0.35 0.3"
    ) { try byResponse($0, 0.5, dampingFraction: 0.825) },
    swiftUI(
      "spring", [spring, blend], example: "withAnimation(.spring(.bouncy)) { isOpen = true }",
      reads: "spring 0.5 0.3"
    ) { try named($0["p0"]) },
    // Not SwiftUI's own, but what libraries call so that drive a CASpringAnimation of mass 1.
    swiftUI(
      "spring", physics + [velocity], example: "view.modifiers = [.spring(stiffness: 250, damping: 25)]",
      reads: "spring 0.397384 0.209431"
    ) { try .physics($0) },
    swiftUI(
      "interactiveSpring", [.init("duration"), .init("extraBounce"), blend], role: .blending,
      example: "withAnimation(.interactiveSpring(duration: 0.2, extraBounce: 0.1)) {}",
      reads: "spring 0.2 0.25"
    ) { values in
      // A bare one is the overload by response.
      try values.hasOne(of: ["duration", "extraBounce"])
        ? byDuration(values, 0.15, bounce: 0.15) : byResponse(values, 0.15, dampingFraction: 0.86)
    },
    swiftUI(
      "interactiveSpring", [.init("response"), .init("dampingFraction"), blend], role: .blending,
      example: ".animation(.interactiveSpring(response: 0.2, dampingFraction: 0.8).speed(0.5), value: x)",
      reads: "spring 0.2 0.2 speed 0.5"
    ) { try byResponse($0, 0.15, dampingFraction: 0.86) },
    // From critical on this one has the critical formula alone (OpenSwiftUI's SpringAnimation.swift).
    swiftUI(
      "interpolatingSpring", [.init("duration"), .init("bounce"), velocity],
      example: "withAnimation(.interpolatingSpring(duration: 0.4, bounce: 0.1)) {}", reads: "spring 0.4 0.1"
    ) { try byDuration($0, 0.5, bounce: 0).withoutOverdamping(in: interpolating) },
    swiftUI(
      "interpolatingSpring", [spring, velocity],
      example: "withAnimation(.interpolatingSpring(.bouncy)) { isOpen = true }", reads: "spring 0.5 0.3"
    ) { try named($0["p0"]) },
    swiftUI(
      "interpolatingSpring", physics + [velocity],
      example: "withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) {}",
      reads: "spring 0.481898 0.424776"
    ) { try .physics($0).withoutOverdamping(in: interpolating) },
    named("smooth", "(duration: 0.4)", reads: "spring 0.4 0"),
    named("snappy", "(duration: 0.2, extraBounce: 0.05)", reads: "spring 0.2 0.2"),
    named("bouncy", "", reads: "spring 0.5 0.3"),
    // Since iOS 17 (SwiftUI's documentation of `default`); before, it eased in and out.
    swiftUI(
      "default", [], example: "withAnimation(.default.delay(0.75)) { isOpen = true }",
      reads: "spring 0.55 0 delay 0.75"
    ) { try byResponse($0, 0.55, dampingFraction: 1) },
  ]

  /// The bounces of the springs that have names.
  static let bounces: [String: Double] = ["smooth": 0, "snappy": 0.15, "bouncy": 0.3]

  private static func named(_ name: String, _ arguments: String, reads: String) -> CallShape {
    swiftUI(
      name, [.init("duration"), .init("extraBounce")],
      example: "withAnimation(.\(name)\(arguments)) { isOpen = true }", reads: reads
    ) { try byDuration($0, 0.5, bounce: bounces[name] ?? 0) }
  }

  /// Springs as values, which are no animations.
  static let values: [CallShape] = [
    swiftUI(
      "Spring", [.init("duration"), .init("bounce")], isAnimation: false,
      example: "let spring = Spring(duration: 0.4, bounce: 0.2)", reads: "spring 0.4 0.2"
    ) { try byDuration($0, 0.5, bounce: 0) },
    swiftUI(
      "Spring", [.init("response"), .init("dampingRatio")], isAnimation: false,
      example: "let spring = Spring(response: 0.4, dampingRatio: 0.8)", reads: "spring 0.4 0.2"
    ) { try byResponse($0, 0.5, dampingFraction: 1, name: "dampingRatio") },
    swiftUI(
      "Spring", physics + [.init("allowOverDamping", isEssential: false)], isAnimation: false,
      example: "let spring = Spring(mass: 1, stiffness: 100, damping: 10)", reads: "spring 0.628319 0.5"
    ) { try .physics($0).overdamped(ifAllowedBy: "allowOverDamping", $0, in: "SwiftUI") },
    swiftUI(
      "Spring", [.init("settlingDuration"), .init("dampingRatio"), .init("epsilon")], isAnimation: false,
      example: "let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.5)", reads: "spring 0.395265 0.5"
    ) { try .settling($0, "settlingDuration", ratio: "dampingRatio") },
  ]

  /// A spring by duration and bounce, to which an extra bounce is added. Source of the defaults: OpenSwiftUI.
  static func byDuration(
    _ values: Parameters, _ duration: Double, bounce: Double
  ) throws(UnreadableReason) -> SiteMotion {
    try .spring(
      duration: values.number("duration", default: duration),
      bounce: values.number("bounce", default: bounce) + values.number("extraBounce", default: 0))
  }

  static func byResponse(
    _ values: Parameters, _ response: Double, dampingFraction: Double, name: String = "dampingFraction"
  ) throws(UnreadableReason) -> SiteMotion {
    try .spring(
      duration: values.number("response", default: response),
      ratio: values.number(name, default: dampingFraction))
  }

  /// One of SwiftUI's named springs; nil for another, whose numbers stand in a call of its own.
  static func named(_ value: Value?) throws(UnreadableReason) -> SiteMotion? {
    guard case .text(let name)? = value, let bounce = bounces[name] else { return nil }
    return try .spring(duration: 0.5, bounce: bounce)
  }
}
