private let uiKit = ShapeTable(platform: .uikit, prefix: "UIKit.", library: .apple, mayWait: true)

/// How UIKit writes motions, and AppKit in the same form. Closures, options other than curves, and what is animated are no parameters.
enum UIKitShapes {
  static let all = animations + animators + timings
  static let byName = all.byCallee

  private static let delay = CallShape.Parameter("delay", isEssential: false)
  private static let springVelocity = CallShape.Parameter("initialSpringVelocity", isEssential: false)
  private static let velocity = CallShape.Parameter("initialVelocity", isEssential: false)
  /// The curve among the options, which reports do not list.
  private static let curve = CallShape.Parameter("curve", isReported: false)
  private static let points = [CallShape.Parameter("controlPoint1"), .init("controlPoint2")]

  /// UIView's class methods that animate.
  private static let animations: [CallShape] = [
    uiKit(
      "animate", [.init("withDuration"), delay, curve],
      example: "UIView.animate(withDuration: 0.25, delay: 0.1, options: [.curveEaseOut]) { view.alpha = 1 }",
      reads: "tween 0.25 0:0:0.58:1 delay 0.1"
    ) { try .tween($0, "withDuration", "curve", default: "easeInOut") },
    // What UIKit calls duration here is when the spring has settled; the curve has no effect.
    uiKit(
      "animate(spring)", [.init("withDuration"), .init("usingSpringWithDamping"), delay, springVelocity],
      callees: ["animate"],
      example: """
        UIView.animate(
          withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: move)
        """,
      reads: "spring 0.395265 0.5"
    ) { try .settling($0, "withDuration", ratio: "usingSpringWithDamping") },
    // iOS 17: the same duration and bounce as SwiftUI's.
    uiKit(
      "animate(springDuration:)", [.init("springDuration"), .init("bounce"), springVelocity, delay],
      callees: ["animate"],
      example: "UIView.animate(springDuration: 0.4, bounce: 0.2) { view.alpha = 1 }", reads: "spring 0.4 0.2"
    ) {
      try .spring(
        duration: $0.number("springDuration", default: 0.5), bounce: $0.number("bounce", default: 0))
    },
    uiKit(
      "transition", [.init("duration"), curve],
      example: "UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {}",
      reads: "tween 0.3 0.42:0:0.58:1"
    ) { try .tween($0, "duration", "curve", default: "easeInOut") },
    uiKit(
      "animateKeyframes", [.init("withDuration"), delay, curve],
      example: "UIView.animateKeyframes(withDuration: 1.2, delay: 0, animations: steps)",
      reads: "tween 1.2 0.42:0:0.58:1"
    ) { try .tween($0, "withDuration", "curve", default: "easeInOut") },
    // Shares of what the call around it lasts.
    uiKit(
      "addKeyframe", [.init("withRelativeStartTime"), .init("relativeDuration")],
      example: "UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {}", reads: "nothing"
    ) { _ in nil },
  ]

  /// Animators, whose duration may stand beside timing parameters of their own.
  private static let animators: [CallShape] = [
    uiKit(
      animator, [.init("duration"), .init("curve")],
      example: "UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {}", reads: "tween 0.3 0:0:0.58:1"
    ) { try .tween($0, "duration", "curve", default: "easeInOut") },
    uiKit(
      animator, [.init("duration")] + points,
      example: """
        UIViewPropertyAnimator(
          duration: 0.4, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)) {}
        """,
      reads: "tween 0.4 0.2:0:0:1"
    ) { values in
      let duration = try values.number("duration")
      let curve = try bezier(values, else: .range)
      return try .tween(duration, curve)
    },
    uiKit(
      animator, [.init("duration"), .init("dampingRatio")],
      example: "UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.5) {}", reads: "spring 0.395265 0.5"
    ) { try .settling($0, "duration", ratio: "dampingRatio") },
    uiKit(
      animator, [.init("duration")] + timing,
      example: """
        let timing = UICubicTimingParameters(animationCurve: .easeIn)
        let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
        """,
      reads: "tween 0.3 0.42:0:1:1"
    ) { values in
      // A spring by its damping ratio alone lasts what the animator lasts; one by its physics is a site of its own,
      // and the animator's duration has no effect.
      let duration = try values.number("duration")
      if values.has("dampingRatio") { return try .settling(values, "duration", ratio: "dampingRatio") }
      if values.text(timingKind) == "spring" { return nil }
      if let curve = try? bezier(values, else: .curve) { return try .tween(duration, curve) }
      return try .tween(duration, values.curve("animationCurve", .apple))
    },
    uiKit(
      animator, [.init("withDuration"), delay, curve], callees: ["runningPropertyAnimator"],
      example:
        "UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: fade)",
      reads: "tween 0.2 0.42:0:0.58:1"
    ) { try .tween($0, "withDuration", "curve", default: "easeInOut") },
    // AppKit's animator, which an app makes its own classes of.
    CallShape(
      .appkit, "NSAnimation(duration:animationCurve:)",
      callees: ["NSAnimation", "NSViewAnimation", ofParent],
      parameters: [.init("duration"), .init("animationCurve")], library: .apple,
      example: "class Resize: NSAnimation { init() { super.init(duration: 0.3, animationCurve: .easeOut) } }",
      reads: "tween 0.3 0:0:0.58:1"
    ) { try .tween($0, "duration", "animationCurve", default: "easeInOut") },
  ]

  /// The initializer of the type that a class takes over, `super.init(…)`.
  static let ofParent = "init"

  private static let timings: [CallShape] = [
    uiKit(
      spring, [.init("dampingRatio"), velocity],
      example: "let timing = UISpringTimingParameters(dampingRatio: 0.8)", reads: "nothing"
    ) { _ in nil },
    uiKit(
      spring, [.init("mass"), .init("stiffness"), .init("damping"), velocity],
      example:
        "let timing = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)",
      reads: "spring 0.628319 0.5"
    ) { try .physics($0) },
    // Not UIKit's own, but an initializer that apps add since WWDC 2018 showed it ("Designing Fluid Interfaces").
    uiKit(
      spring, [.init("damping"), .init("response"), velocity],
      example: "let timing = UISpringTimingParameters(damping: 0.8, response: 0.4)", reads: "spring 0.4 0.2"
    ) { try SwiftUISprings.byResponse($0, 0.5, dampingFraction: 1, name: "damping") },
    uiKit(
      spring, [.init("duration"), .init("bounce"), velocity],
      example: "let timing = UISpringTimingParameters(duration: 0.4, bounce: 0.2)", reads: "spring 0.4 0.2"
    ) { try SwiftUISprings.byDuration($0, 0.5, bounce: 0) },
    uiKit(
      "UICubicTimingParameters", [.init("animationCurve")], isAnimation: false,
      example: "let timing = UICubicTimingParameters(animationCurve: .easeIn)", reads: "curve 0.42:0:1:1"
    ) { SiteMotion(.curve(try $0.curve("animationCurve", .apple))) },
    uiKit(
      "UICubicTimingParameters", points, isAnimation: false,
      example: """
        let timing = UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
        """,
      reads: "curve 0.2:0:0:1"
    ) { SiteMotion(.curve(try bezier($0, else: .curve))) },
  ]

  private static let animator = "UIViewPropertyAnimator"
  private static let spring = "UISpringTimingParameters"

  /// The argument that says which timing an animator has.
  static let timingKind = "timing"
  /// The parameters of the animator with timing parameters, beside its duration.
  static let timing: [CallShape.Parameter] = [
    .init(timingKind, isEssential: false, isReported: false), .init("dampingRatio", isReported: false),
    .init("animationCurve", isReported: false), .init("controlPoint1", isReported: false),
    .init("controlPoint2", isReported: false), velocity,
  ]

  private static func bezier(
    _ values: Parameters, else reason: UnreadableReason
  ) throws(UnreadableReason) -> SiteCurve {
    guard case .numbers(let first)? = values["controlPoint1"],
      case .numbers(let second)? = values["controlPoint2"]
    else { throw .curve }
    guard let curve = SiteCurve(bezier: first + second) else { throw reason }
    return curve
  }
}
