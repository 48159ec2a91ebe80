/// How Core Animation writes motions: properties that are set on an animation, timing functions, transactions.
enum CoreAnimationShapes {
  static let all: [CallShape] = [
    duration, set("stiffness"), set("damping"), set("mass"), named, points, transaction, perceptual,
  ]

  /// Without a timing function an explicit animation is linear. Source: CAAnimation.timingFunction's documentation.
  static let duration = CallShape.coreAnimation(
    "duration=", [], [.init("duration"), .init("timingFunction", isReported: false)],
    example: """
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.duration = 0.3
      """,
    reads: "tween 0.3 0:0:1:1"
  ) { parameters in
    guard let duration = parameters.number("duration") else { return .unread(.expression) }
    guard let curve = AppleCurve.of(parameters["timingFunction"] ?? .text("linear")) else {
      return .unread(.curve)
    }
    return SwiftUICurves.tween(duration, curve)
  }

  /// A spring's duration is when it is cut off; the spring has its own.
  static let cutOff = silent("duration")

  /// A property that says no motion by itself, because another site says it.
  static func silent(_ name: String) -> CallShape {
    .coreAnimation(
      name + "=", [],
      [.init(name, isEssential: false), .init("timingFunction", isEssential: false, isReported: false)],
      example: "", reads: "nothing"
    ) { _ in .nothing }
  }

  /// A spring's parameter. The one that is set first stands for the whole spring: mass 1, stiffness 100 and damping
  /// 10 unless they are set too (CASpringAnimation's documentation).
  static func set(_ name: String) -> CallShape {
    .coreAnimation(
      name + "=", [], [.init("mass"), .init("stiffness"), .init("damping"), velocity],
      example: """
        let move = CASpringAnimation(keyPath: "position")
        move.\(name) = 4
        """,
      reads: examples[name] ?? ""
    ) { parameters in
      guard let mass = parameters.number("mass", default: 1),
        let stiffness = parameters.number("stiffness", default: 100),
        let damping = parameters.number("damping", default: 10)
      else { return .unread(.expression) }
      return .checked(.spring(mass: mass, stiffness: stiffness, damping: damping))
    }
  }

  private static let examples = [
    "stiffness": "spring 3.141593 -0.6", "damping": "spring 0.628319 0.8", "mass": "spring 1.256637 0.75",
  ]
  private static let velocity = CallShape.Parameter("initialVelocity", isEssential: false)

  static let named = CallShape.coreAnimation(
    "CAMediaTimingFunction(name:)", ["CAMediaTimingFunction"], [.init("name")],
    example: "layer.timing = CAMediaTimingFunction(name: .easeOut)", reads: "curve 0:0:0.58:1"
  ) { curve(AppleCurve.of($0["name"])) }

  static let points = CallShape.coreAnimation(
    "CAMediaTimingFunction(controlPoints:)", ["CAMediaTimingFunction"], [.init("bezier")],
    example: "static let standard = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)",
    reads: "curve 0.4:0:0.2:1"
  ) { curve(AppleCurve.of($0["bezier"])) }

  /// A transaction's curve is the default one unless it is told otherwise. Source: CATransaction's documentation.
  static let transaction = CallShape.coreAnimation(
    "setAnimationDuration", ["setAnimationDuration"],
    [.init("duration"), .init("timingFunction", isReported: false)],
    example: "CATransaction.setAnimationDuration(0.25)", reads: "tween 0.25 0.25:0.1:0.25:1"
  ) { parameters in
    guard let duration = parameters.number("duration") else { return .unread(.expression) }
    guard let curve = AppleCurve.of(parameters["timingFunction"] ?? .text("default")) else {
      return .unread(.curve)
    }
    return SwiftUICurves.tween(duration, curve)
  }

  /// iOS 17.
  static let perceptual = CallShape.coreAnimation(
    "CASpringAnimation(perceptualDuration:bounce:)", [], [.init("perceptualDuration"), .init("bounce")],
    example: "let move = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.2)", reads: "spring 0.4 0.2"
  ) { parameters in
    guard let duration = parameters.number("perceptualDuration"),
      let bounce = parameters.number("bounce", default: 0)
    else { return .unread(.expression) }
    return .checked(.spring(duration: duration, bounce: bounce))
  }

  private static func curve(_ curve: SiteCurve?) -> MotionReading {
    curve.map { .motion(SiteMotion(.curve($0))) } ?? .unread(.curve)
  }
}

extension CallShape {
  /// A row of Core Animation's table.
  static func coreAnimation(
    _ api: String, _ callees: [String], _ parameters: [Parameter], example: String, reads: String,
    motion: @escaping @Sendable (Parameters) -> MotionReading
  ) -> CallShape {
    CallShape(
      .coreanimation, "CA." + api, callees: callees, parameters: parameters, example: example, reads: reads,
      motion: motion)
  }
}
