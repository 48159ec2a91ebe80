private let coreAnimation = ShapeTable(platform: .coreanimation, prefix: "CA.", library: .apple)

/// How Core Animation and AppKit write motions: properties of an animation, timing functions, transactions.
enum CoreAnimationShapes {
  static let all: [CallShape] = [
    duration, inSteps, set("stiffness"), set("damping"), set("mass"), named, points, transaction, perceptual,
  ]

  /// Without a timing function an explicit animation is linear. Source: CAAnimation.timingFunction's documentation.
  static let duration = timed(
    "CA.duration=", default: "linear",
    example: """
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 0.3
      """,
    reads: "tween 0.3 0:0:1:1")

  /// Keyframes with a timing function for each step: no curve runs through the whole duration. Source:
  /// CAKeyframeAnimation.timingFunctions' documentation.
  static let inSteps = coreAnimation(
    "duration=", [.init("duration"), .init("timingFunction", isEssential: false, isReported: false)],
    callees: [],
    example: """
      let pulse = CAKeyframeAnimation(keyPath: "transform.scale")
      pulse.timingFunctions = [ease, ease]
      pulse.duration = 1
      """,
    reads: "nothing"
  ) { _ in nil }

  /// A transaction's curve is the default one unless it is told otherwise. Source: CATransaction's documentation.
  static let transaction = timed(
    "CA.setAnimationDuration", callees: ["setAnimationDuration"], default: "default",
    example: "CATransaction.setAnimationDuration(0.25)", reads: "tween 0.25 0.25:0.1:0.25:1")

  /// A context's default timing is that of Core Animation's transactions.
  static let context = timed(
    "NSAnimationContext.duration=", on: .appkit, default: "default",
    example: "NSAnimationContext.runAnimationGroup { context in\n  context.duration = 0.2\n}",
    reads: "tween 0.2 0.25:0.1:0.25:1")

  private static func timed(
    _ api: String, callees: [String] = [], on platform: AppPlatform = .coreanimation,
    default standard: String, example: String, reads: String
  ) -> CallShape {
    CallShape(
      platform, api, callees: callees,
      parameters: [.init("duration"), .init("timingFunction", isReported: false)], library: .apple,
      example: example, reads: reads
    ) { try .tween($0, "duration", "timingFunction", default: standard) }
  }

  /// A spring's duration is when it is cut off; the spring has its own.
  static let cutOff = coreAnimation(
    "duration=",
    [.init("duration", isEssential: false), .init("timingFunction", isEssential: false, isReported: false)],
    callees: [], example: "", reads: "nothing"
  ) { _ in nil }

  /// A spring's parameter. The one that is set first stands for the whole spring: mass 1, stiffness 100 and damping
  /// 10 unless they are set too (CASpringAnimation's documentation). Above critical it runs a critical spring unless it
  /// is told otherwise.
  static func set(_ name: String) -> CallShape {
    coreAnimation(
      name + "=",
      [
        .init("mass"), .init("stiffness"), .init("damping"), .init("initialVelocity", isEssential: false),
        .init("allowsOverdamping", isEssential: false, isReported: false),
      ], callees: [],
      example: """
        let move = CASpringAnimation(keyPath: "position")
        move.\(name) = 4
        """,
      reads: examples[name] ?? ""
    ) {
      try .physics($0, stiffness: 100, damping: 10)
        .overdamped(ifAllowedBy: "allowsOverdamping", $0, in: "Core Animation")
    }
  }

  private static let examples = [
    "stiffness": "spring 3.141593 0", "damping": "spring 0.628319 0.8", "mass": "spring 1.256637 0.75",
  ]

  static let named = coreAnimation(
    "CAMediaTimingFunction(name:)", [.init("name")], callees: ["CAMediaTimingFunction"], isAnimation: false,
    example: "layer.timing = CAMediaTimingFunction(name: .easeOut)", reads: "curve 0:0:0.58:1"
  ) { SiteMotion(.curve(try $0.curve("name", .apple))) }

  static let points = CallShape.points(
    .coreanimation, "CA.CAMediaTimingFunction(controlPoints:)", callees: ["CAMediaTimingFunction"],
    library: .apple, example: "static let standard = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)",
    reads: "curve 0.4:0:0.2:1", names: .apple)

  /// iOS 17.
  static let perceptual = coreAnimation(
    "CASpringAnimation(perceptualDuration:bounce:)", [.init("perceptualDuration"), .init("bounce")],
    callees: [],
    example: "let move = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.2)", reads: "spring 0.4 0.2"
  ) { try .spring(duration: $0.number("perceptualDuration"), bounce: $0.number("bounce", default: 0)) }
}
