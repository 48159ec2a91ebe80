/// UIView's class methods that animate.
enum UIKitAnimations {
  private static let delay = CallShape.Parameter("delay", isEssential: false)
  private static let velocity = CallShape.Parameter("initialSpringVelocity", isEssential: false)
  /// The curve among the options, which reports do not list.
  private static let curve = CallShape.Parameter("curve", isReported: false)

  static let all: [CallShape] = [
    .uiKit(
      "animate", ["animate"], [.init("withDuration"), delay, curve],
      example: "UIView.animate(withDuration: 0.25, delay: 0.1, options: [.curveEaseOut]) { view.alpha = 1 }",
      reads: "tween 0.25 0:0:0.58:1 delay 0.1"
    ) { UIKitShapes.tween($0, duration: "withDuration") },
    // What UIKit calls duration here is when the spring has settled; the curve has no effect.
    .uiKit(
      "animate(spring)", ["animate"],
      [.init("withDuration"), .init("usingSpringWithDamping"), delay, velocity],
      example: """
        UIView.animate(
          withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, animations: move)
        """,
      reads: "spring 0.395265 0.5"
    ) { parameters in
      let spring = AppleSpring.settling(parameters, duration: "withDuration", ratio: "usingSpringWithDamping")
      return UIKitShapes.delayed(spring, parameters)
    },
    // iOS 17: the same duration and bounce as SwiftUI's.
    .uiKit(
      "animate(springDuration:)", ["animate"], [.init("springDuration"), .init("bounce"), velocity, delay],
      example: "UIView.animate(springDuration: 0.4, bounce: 0.2) { view.alpha = 1 }", reads: "spring 0.4 0.2"
    ) { parameters in
      guard let duration = parameters.number("springDuration", default: 0.5),
        let bounce = parameters.number("bounce", default: 0)
      else { return .unread(.expression) }
      return UIKitShapes.delayed(.checked(.spring(duration: duration, bounce: bounce)), parameters)
    },
    .uiKit(
      "transition", ["transition"], [.init("duration"), curve],
      example: "UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {}",
      reads: "tween 0.3 0.42:0:0.58:1"
    ) { UIKitShapes.tween($0, duration: "duration") },
    .uiKit(
      "animateKeyframes", ["animateKeyframes"], [.init("withDuration"), delay, curve],
      example: "UIView.animateKeyframes(withDuration: 1.2, delay: 0, animations: steps)",
      reads: "tween 1.2 0.42:0:0.58:1"
    ) { UIKitShapes.tween($0, duration: "withDuration") },
    // Shares of what the call around it lasts.
    .uiKit(
      "addKeyframe", ["addKeyframe"], [.init("withRelativeStartTime"), .init("relativeDuration")],
      example: "UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {}", reads: "nothing"
    ) { _ in .nothing },
  ]
}
