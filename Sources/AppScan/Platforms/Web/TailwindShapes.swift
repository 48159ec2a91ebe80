/// The call shapes of Tailwind. Times are milliseconds, as in its class names.
enum TailwindShapes {
  /// The rows.
  static let all: [CallShape] = [
    duration("Tailwind.duration", "duration-300", "tween 0.3 0.4:0:0.2:1"),
    duration("Tailwind.duration[]", "duration-[0.25s]", "tween 0.25 0.4:0:0.2:1"),
    ease("Tailwind.ease", "ease-in-out", "curve 0.4:0:0.2:1"),
    ease("Tailwind.ease[]", "ease-[cubic-bezier(0.3,1,0.6,1)]", "curve 0.3:1:0.6:1"),
    delay("Tailwind.delay", "delay-150"),
    delay("Tailwind.delay[]", "delay-[80ms]"),
    animation,
  ]

  /// The row of a name.
  static func shape(_ api: String) -> CallShape? { all.first { $0.api == api } }

  /// The control points of the theme's easing functions; the same in Tailwind 3 and 4.
  static let easings: [String: [Double]] = [
    "ease-linear": [0, 0, 1, 1], "ease-in": [0.4, 0, 1, 1], "ease-out": [0, 0, 0.2, 1],
    "ease-in-out": [0.4, 0, 0.2, 1],
  ]

  private static func example(_ name: String) -> String { #"const classes = "transition-all \#(name)""# }

  /// A duration alone: `transition` brings Tailwind's own default easing function, that of `ease-in-out`.
  private static func duration(_ api: String, _ name: String, _ reads: String) -> CallShape {
    CallShape(
      .tailwind, api, callees: [], parameters: [.init("duration")], example: example(name), reads: reads
    ) { parameters in
      guard let duration = parameters.number("duration") else { return .unread(.expression) }
      guard duration >= 0, let curve = SiteCurve(bezier: [0.4, 0, 0.2, 1], name: "ease-in-out") else {
        return .unread(.range)
      }
      return .motion(SiteMotion(.tween(duration: duration / 1000, curve)))
    }
  }

  private static func ease(_ api: String, _ name: String, _ reads: String) -> CallShape {
    CallShape(
      .tailwind, api, callees: [], parameters: [.init("easing"), .init("bezier")], example: example(name),
      reads: reads
    ) { parameters in
      if case .numbers(let points)? = parameters["bezier"] {
        return .checked(SiteCurve(bezier: points).map { SiteMotion(.curve($0)) })
      }
      guard let text = parameters.text("easing") else { return .unread(.expression) }
      let themed = easings[text].flatMap { SiteCurve(bezier: $0, name: text) }
      guard let curve = themed ?? CSSEasing.curve(text) else { return .unread(.curve) }
      return .motion(SiteMotion(.curve(curve)))
    }
  }

  /// A whole animation of CSS, with underscores for white space. Without an easing function it is `ease`, as in CSS.
  private static let animation = CallShape(
    .tailwind, "Tailwind.animate[]", callees: [],
    parameters: [.init("duration"), .init("delay", isEssential: false), .init("easing"), .init("bezier")],
    example: example("animate-[float_4s_linear_infinite]"), reads: "tween 4 0:0:1:1 repeats"
  ) { parameters in
    guard let duration = parameters.number("duration") else { return .unread(.expression) }
    let easing: SiteCurve?
    if case .numbers(let points)? = parameters["bezier"] {
      easing = SiteCurve(bezier: points)
    } else {
      easing = CSSEasing.curve(parameters.text("easing") ?? "ease")
    }
    guard duration >= 0, let easing else { return .unread(.curve) }
    let delay = (parameters.number("delay", default: 0) ?? 0) / 1000
    return .motion(SiteMotion(.tween(duration: duration / 1000, easing), delay: delay))
  }

  private static func delay(_ api: String, _ name: String) -> CallShape {
    CallShape(
      .tailwind, api, callees: [], parameters: [.init("delay")], example: example(name), reads: "nothing"
    ) { parameters in parameters.number("delay") == nil ? .unread(.expression) : .nothing }
  }
}
