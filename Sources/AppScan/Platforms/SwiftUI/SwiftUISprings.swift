/// SwiftUI's springs.
enum SwiftUISprings {
  private static let blend = CallShape.Parameter("blendDuration", isEssential: false)
  private static let velocity = CallShape.Parameter("initialVelocity", isEssential: false)

  static let all: [CallShape] = [
    // The overload by response is @_disfavoredOverload, so that what names neither means this one.
    .swiftUI(
      "spring(duration:bounce:)", ["spring"], [.init("duration"), .init("bounce"), blend],
      example: "withAnimation(.spring(duration: 0.3, bounce: 0.2)) { isOpen = true }", reads: "spring 0.3 0.2"
    ) { byDuration($0, duration: 0.5, bounce: 0) },
    .swiftUI(
      "spring(response:dampingFraction:)", ["spring"], [.init("response"), .init("dampingFraction"), blend],
      example: ".animation(.spring(response: 0.35, dampingFraction: 0.7), value: isOpen)",
      reads: "spring 0.35 0.3"
    ) { byResponse($0, response: 0.5, dampingFraction: 0.825) },
    .swiftUI(
      "spring(p0:)", ["spring"], [.init("p0", isPositional: true), blend],
      example: "withAnimation(.spring(.bouncy)) { isOpen = true }", reads: "spring 0.5 0.3"
    ) { preset($0["p0"]) },
    // Not SwiftUI's own, but what libraries call so that drive a CASpringAnimation of mass 1.
    .swiftUI(
      "spring(stiffness:damping:)", ["spring"],
      [.init("mass"), .init("stiffness"), .init("damping"), velocity],
      example: "view.modifiers = [.spring(stiffness: 250, damping: 25)]",
      reads: "spring 0.397384 0.209431", motion: physical),
    .swiftUI(
      "interactiveSpring(duration:extraBounce:)", ["interactiveSpring"],
      [.init("duration"), .init("extraBounce"), blend],
      example: "withAnimation(.interactiveSpring(duration: 0.2, extraBounce: 0.1)) {}",
      reads: "spring 0.2 0.25"
    ) { parameters in
      // A bare one is the overload by response.
      guard parameters.has("duration") || parameters.has("extraBounce") else {
        return byResponse(parameters, response: 0.15, dampingFraction: 0.86)
      }
      return byDuration(parameters, duration: 0.15, bounce: 0.15)
    },
    .swiftUI(
      "interactiveSpring(response:dampingFraction:)", ["interactiveSpring"],
      [.init("response"), .init("dampingFraction"), blend],
      example: ".animation(.interactiveSpring(response: 0.2, dampingFraction: 0.8).speed(0.5), value: x)",
      reads: "spring 0.2 0.2 speed 0.5"
    ) { byResponse($0, response: 0.15, dampingFraction: 0.86) },
    .swiftUI(
      "interpolatingSpring(duration:bounce:)", ["interpolatingSpring"],
      [.init("duration"), .init("bounce"), velocity],
      example: "withAnimation(.interpolatingSpring(duration: 0.4, bounce: 0.1)) {}", reads: "spring 0.4 0.1"
    ) { byDuration($0, duration: 0.5, bounce: 0) },
    .swiftUI(
      "interpolatingSpring(p0:)", ["interpolatingSpring"], [.init("p0", isPositional: true), velocity],
      example: "withAnimation(.interpolatingSpring(.bouncy)) { isOpen = true }", reads: "spring 0.5 0.3"
    ) { preset($0["p0"]) },
    .swiftUI(
      "interpolatingSpring(mass:stiffness:damping:)", ["interpolatingSpring"],
      [.init("mass"), .init("stiffness"), .init("damping"), velocity],
      example: "withAnimation(.interpolatingSpring(stiffness: 170, damping: 15)) {}",
      reads: "spring 0.481898 0.424776", motion: physical),
    .swiftUI(
      "smooth(duration:extraBounce:)", ["smooth"], [.init("duration"), .init("extraBounce")],
      example: "withAnimation(.smooth(duration: 0.4)) { isOpen = true }", reads: "spring 0.4 0"
    ) { byDuration($0, duration: 0.5, bounce: 0) },
    .swiftUI(
      "snappy(duration:extraBounce:)", ["snappy"], [.init("duration"), .init("extraBounce")],
      example: "withAnimation(.snappy(duration: 0.2, extraBounce: 0.05)) { isOpen = true }",
      reads: "spring 0.2 0.2"
    ) { byDuration($0, duration: 0.5, bounce: 0.15) },
    .swiftUI(
      "bouncy(duration:extraBounce:)", ["bouncy"], [.init("duration"), .init("extraBounce")],
      example: "withAnimation(.bouncy) { isOpen = true }", reads: "spring 0.5 0.3"
    ) { byDuration($0, duration: 0.5, bounce: 0.3) },
  ]

  /// A spring by duration and bounce, to which an extra bounce is added. Source of the defaults: OpenSwiftUI.
  static func byDuration(_ parameters: Parameters, duration: Double, bounce: Double) -> MotionReading {
    guard let duration = parameters.number("duration", default: duration),
      let base = parameters.number("bounce", default: bounce),
      let extra = parameters.number("extraBounce", default: 0)
    else { return .unread(.expression) }
    return .checked(.spring(duration: duration, bounce: base + extra))
  }

  /// A spring by response and damping fraction, which may be 0 both.
  static func byResponse(
    _ parameters: Parameters, response: Double, dampingFraction: Double, name: String = "dampingFraction"
  ) -> MotionReading {
    guard let response = parameters.number("response", default: response),
      let ratio = parameters.number(name, default: dampingFraction)
    else { return .unread(.expression) }
    guard response >= 0, ratio >= 0 else { return .unread(.range) }
    return .motion(SiteMotion(.spring(duration: response, dampingRatio: ratio)))
  }

  /// A spring by its physics; a mass that is left out is 1.
  static func physical(_ parameters: Parameters) -> MotionReading {
    guard let mass = parameters.number("mass", default: 1), let stiffness = parameters.number("stiffness"),
      let damping = parameters.number("damping")
    else { return .unread(.expression) }
    return .checked(.spring(mass: mass, stiffness: stiffness, damping: damping))
  }

  /// One of SwiftUI's named springs.
  static func preset(_ value: Value?) -> MotionReading {
    switch value {
    case .text("smooth")?: .checked(.spring(duration: 0.5, bounce: 0))
    case .text("snappy")?: .checked(.spring(duration: 0.5, bounce: 0.15))
    case .text("bouncy")?: .checked(.spring(duration: 0.5, bounce: 0.3))
    // Its numbers stand in a call of its own.
    default: .nothing
    }
  }
}
