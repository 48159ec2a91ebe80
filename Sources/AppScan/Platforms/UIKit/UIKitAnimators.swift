/// UIKit's animators and timing parameters.
enum UIKitAnimators {
  private static let velocity = CallShape.Parameter("initialVelocity", isEssential: false)
  private static let animator = "UIViewPropertyAnimator"
  private static let points = [CallShape.Parameter("controlPoint1"), .init("controlPoint2")]

  static let all: [CallShape] = [
    .uiKit(
      animator, [animator], [.init("duration"), .init("curve")],
      example: "UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {}", reads: "tween 0.3 0:0:0.58:1"
    ) { UIKitShapes.tween($0, duration: "duration") },
    .uiKit(
      animator, [animator], [.init("duration")] + points,
      example: """
        UIViewPropertyAnimator(
          duration: 0.4, controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1)) {}
        """,
      reads: "tween 0.4 0.2:0:0:1"
    ) { parameters in
      guard let duration = parameters.number("duration") else { return .unread(.expression) }
      guard let numbers = numbers(parameters) else { return .unread(.curve) }
      return SwiftUICurves.tween(duration, SiteCurve(bezier: numbers))
    },
    .uiKit(
      animator, [animator], [.init("duration"), .init("dampingRatio")],
      example: "UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.5) {}", reads: "spring 0.395265 0.5"
    ) { AppleSpring.settling($0, duration: "duration", ratio: "dampingRatio") },
    .uiKit(
      animator, [animator], [.init("duration")] + UIKitTiming.parameters,
      example: """
        let timing = UICubicTimingParameters(animationCurve: .easeIn)
        let animator = UIViewPropertyAnimator(duration: 0.3, timingParameters: timing)
        """,
      reads: "tween 0.3 0.42:0:1:1", motion: UIKitTiming.motion),
    .uiKit(
      animator, ["runningPropertyAnimator"],
      [.init("withDuration"), .init("delay", isEssential: false), .init("curve", isReported: false)],
      example:
        "UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0, animations: fade)",
      reads: "tween 0.2 0.42:0:0.58:1"
    ) { UIKitShapes.tween($0, duration: "withDuration") },
    .uiKit(
      "UISpringTimingParameters", ["UISpringTimingParameters"], [.init("dampingRatio"), velocity],
      example: "let timing = UISpringTimingParameters(dampingRatio: 0.8)", reads: "nothing"
    ) { _ in .nothing },
    .uiKit(
      "UISpringTimingParameters", ["UISpringTimingParameters"],
      [.init("mass"), .init("stiffness"), .init("damping"), velocity],
      example:
        "let timing = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)",
      reads: "spring 0.628319 0.5", motion: SwiftUISprings.physical),
    // Not UIKit's own, but an initializer that apps add since WWDC 2018 showed it ("Designing Fluid Interfaces").
    .uiKit(
      "UISpringTimingParameters", ["UISpringTimingParameters"],
      [.init("damping"), .init("response"), velocity],
      example: "let timing = UISpringTimingParameters(damping: 0.8, response: 0.4)", reads: "spring 0.4 0.2"
    ) { SwiftUISprings.byResponse($0, response: 0.5, dampingFraction: 1, name: "damping") },
    .uiKit(
      "UISpringTimingParameters", ["UISpringTimingParameters"],
      [.init("duration"), .init("bounce"), velocity],
      example: "let timing = UISpringTimingParameters(duration: 0.4, bounce: 0.2)", reads: "spring 0.4 0.2"
    ) { SwiftUISprings.byDuration($0, duration: 0.5, bounce: 0) },
    .uiKit(
      "UICubicTimingParameters", ["UICubicTimingParameters"], [.init("animationCurve")],
      example: "let timing = UICubicTimingParameters(animationCurve: .easeIn)", reads: "curve 0.42:0:1:1"
    ) { curve(AppleCurve.of($0["animationCurve"])) },
    .uiKit(
      "UICubicTimingParameters", ["UICubicTimingParameters"], points,
      example: """
        let timing = UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.2, y: 0), controlPoint2: CGPoint(x: 0, y: 1))
        """,
      reads: "curve 0.2:0:0:1"
    ) { curve(numbers($0).flatMap { SiteCurve(bezier: $0) }) },
  ]

  private static func numbers(_ parameters: Parameters) -> [Double]? {
    guard case .numbers(let first)? = parameters["controlPoint1"],
      case .numbers(let second)? = parameters["controlPoint2"]
    else { return nil }
    return first + second
  }

  private static func curve(_ curve: SiteCurve?) -> MotionReading {
    curve.map { .motion(SiteMotion(.curve($0))) } ?? .unread(.curve)
  }
}
