/// The call shapes of CSS and of CSS in JavaScript. Times are seconds, whatever unit the source writes.
enum CSSShapes {
  /// The shapes of style sheets.
  static let styleSheets = CSSProperty.allCases.map { shape($0, .css) }
  /// The shapes of CSS in JavaScript: those of style sheets, and strings that no property holds.
  static let inJavaScript =
    CSSProperty.allCases.map { shape($0, .cssInJS) } + [
      CallShape(
        .cssInJS, "CSSinJS.string", callees: [], parameters: parameters,
        example: #"const fade = "opacity 200ms ease-out""#, reads: "tween 0.2 0:0:0.58:1", motion: motion),
      CallShape(
        .cssInJS, "CSSinJS.string-curve", callees: [], parameters: parameters,
        example: #"const curve = "cubic-bezier(0.4, 0, 0.2, 1)""#, reads: "curve 0.4:0:0.2:1", motion: motion),
    ]

  /// The shape of a property.
  static func shape(_ property: CSSProperty, on platform: AppPlatform) -> CallShape? {
    CSSProperty.allCases.firstIndex(of: property).map { (platform == .css ? styleSheets : inJavaScript)[$0] }
  }

  private static let parameters: [CallShape.Parameter] = [
    .init("duration"), .init("delay", isEssential: false), .init("easing"), .init("bezier"),
  ]

  private static func shape(_ property: CSSProperty, _ platform: AppPlatform) -> CallShape {
    let example = example(property)
    let isCSS = platform == .css
    let text = property == .custom ? example.text : property.rawValue + ": " + example.text
    return CallShape(
      platform, (isCSS ? "CSS." : "CSSinJS.") + property.rawValue, callees: [], parameters: parameters,
      example: isCSS ? ".card { \(text); }" : "const Card = styled.div`\n  \(text);\n`;",
      reads: example.reads,
      motion: motion)
  }

  private static func example(_ property: CSSProperty) -> (text: String, reads: String) {
    switch property {
    case .transition: ("opacity 0.3s", "tween 0.3 0.25:0.1:0.25:1")
    case .animation: ("spin 1s linear 50ms infinite", "tween 1 0:0:1:1 delay 0.05 repeats")
    case .transitionDuration, .animationDuration: ("150ms", "tween 0.15 0.25:0.1:0.25:1")
    case .transitionDelay, .animationDelay: ("0.1s", "nothing")
    case .transitionTimingFunction, .animationTimingFunction:
      ("cubic-bezier(0.3, 1, 0.6, 1)", "curve 0.3:1:0.6:1")
    case .custom: ("--fade: 200ms ease-in", "tween 0.2 0.42:0:1:1")
    }
  }

  /// What a duration, a delay and an easing function mean. Without one the easing function is `ease`, the initial
  /// value of both properties (CSS Transitions 1, CSS Animations 1).
  @Sendable private static func motion(_ parameters: Parameters) -> MotionReading {
    var curve: SiteCurve?
    if let text = parameters.text("easing") {
      guard let named = CSSEasing.curve(text) else { return .unread(.curve) }
      curve = named
    } else if case .numbers(let points)? = parameters["bezier"] {
      guard let bezier = SiteCurve(bezier: points) else { return .unread(.range) }
      curve = bezier
    } else if parameters.has("easing") || parameters.has("bezier") {
      return .unread(parameters.reason(["easing", "bezier"]) ?? .curve)
    }
    guard parameters.has("duration") else { return curve.map { .motion(SiteMotion(.curve($0))) } ?? .nothing }
    guard let duration = parameters.number("duration") else { return .unread(.expression) }
    guard duration >= 0, let eased = curve ?? CSSEasing.curve("ease") else { return .unread(.range) }
    return .motion(
      SiteMotion(.tween(duration: duration, eased), delay: parameters.number("delay", default: 0) ?? 0))
  }
}
