/// The call shapes of Tailwind. Times are milliseconds, as in its class names.
enum TailwindShapes {
  static let all: [CallShape] = [
    duration, arbitraryDuration, ease, arbitraryEase, delay, arbitraryDelay, animation, transition,
    animationDuration, unoTransition,
  ]

  static let duration = durationRow("Tailwind.duration", "duration-300", "tween 0.3 0.4:0:0.2:1")
  static let arbitraryDuration = durationRow(
    "Tailwind.duration[]", "duration-[0.25s]", "tween 0.25 0.4:0:0.2:1")
  static let ease = easeRow("Tailwind.ease", "ease-in-out", "curve 0.4:0:0.2:1")
  static let arbitraryEase = easeRow(
    "Tailwind.ease[]", "ease-[cubic-bezier(0.3,1,0.6,1)]", "curve 0.3:1:0.6:1")
  static let delay = delayRow("Tailwind.delay", "delay-150")
  static let arbitraryDelay = delayRow("Tailwind.delay[]", "delay-[80ms]")

  /// The control points of the theme's easing functions, and the one that needs no theme.
  static let easings = CurveNames(
    TailwindVariables.easings.merging(["ease-linear": [0, 0, 1, 1]]) { own, _ in own })

  private static let cssEasings = CurveNames { CSSEasing.curve($0) }
  private static let allEasings = CurveNames { easings($0) ?? CSSEasing.curve($0) }

  /// The name of an argument that stands for the easing function where none is said; empty where that stands elsewhere.
  static let standard = "standard"

  /// The easing function that Tailwind's transitions bring.
  static let standardEasing = Expression.name("--default-transition-timing-function")

  /// The variables of a theme where the app declares none: Tailwind's own curves by the names of their classes, and of others
  /// the names alone.
  private static let theme = Library(global: { path in
    guard path.hasPrefix("--") else { return nil }
    let isStandard = standardEasing == .name(path)
    return .text(isStandard ? "ease-in-out" : path.hasPrefix("--ease-") ? String(path.dropFirst(2)) : path)
  })

  private static func example(_ name: String) -> String { #"const classes = "transition-all \#(name)""# }

  /// A duration, with the easing function and the delay that classes beside it with the same variants say. Without one it is
  /// that which `transition` brings, CSS's own where no transition is said, or one that nothing here says. One that no file
  /// declares is not known, and the duration stands for itself.
  private static func durationRow(_ api: String, _ name: String, _ reads: String) -> CallShape {
    CallShape(
      .tailwind, api,
      parameters: [
        .init("duration"), .init("easing"), .init("bezier"), .init("delay", isEssential: false),
        .init(standard, isEssential: false, isReported: false),
        .init(CallShape.inherited, isEssential: false, isReported: false),
      ],
      role: .duration, library: theme, example: example(name), reads: reads
    ) { values in
      let delay = values.delay(perSecond: 1000)
      let said = values["bezier"] ?? values["easing"] ?? values[standard] ?? .text("ease-in-out")
      if case .text(let text) = said, allEasings(text) == nil {
        var motion = try SiteMotion.duration(values, perSecond: 1000)
        motion.delay = delay
        return motion
      }
      return try .tween(values.number("duration") / 1000, allEasings.curve(said), delay: delay)
    }
  }

  private static func easeRow(_ api: String, _ name: String, _ reads: String) -> CallShape {
    CallShape(
      .tailwind, api, parameters: [.init("easing"), .init("bezier")], isAnimation: false,
      library: theme, example: example(name), reads: reads
    ) { SiteMotion(.curve(try $0.curve("easing", allEasings))) }
  }

  /// A whole animation of CSS, with underscores for white space. Without an easing function it is `ease`, as in CSS.
  static let animation = whole(
    "Tailwind.animate[]", "animate-[float_4s_linear_infinite]", "tween 4 0:0:1:1 repeats")
  /// A whole transition of CSS, as a property of its own.
  static let transition = whole(
    "Tailwind.[transition]", "[transition:opacity_200ms_ease-out]", "tween 0.2 0:0:0.58:1")

  /// The duration of an animation whose curve stands elsewhere. No class of a theme stands for it.
  static let animationDuration = CallShape(
    .tailwind, "Tailwind.[animation-duration]", parameters: [.init("duration")], role: .number,
    example: #"const classes = "animate-pulse [animation-duration:4s]""#, reads: "duration 4"
  ) { try .duration($0, perSecond: 1000) }

  /// A transition with its duration, as UnoCSS alone has it; what moves stands in the same class.
  static let unoTransition = CallShape(
    .tailwind, "UnoCSS.transition", parameters: duration.parameters, role: .number, library: theme,
    example: #"const classes = "flex transition-100""#, reads: "tween 0.1 0.4:0:0.2:1"
  ) { try duration.motion($0) }

  private static func whole(_ api: String, _ name: String, _ reads: String) -> CallShape {
    CallShape(
      .tailwind, api,
      parameters: [.init("duration"), .init("delay", isEssential: false), .init("easing"), .init("bezier")],
      example: example(name), reads: reads, motion: wholeMotion)
  }

  @Sendable private static func wholeMotion(_ values: Parameters) throws -> SiteMotion? {
    let duration = try values.number("duration")
    let easing = try? values.curve("easing", cssEasings, default: "ease")
    guard duration >= 0, let easing else { throw UnreadableReason.curve }
    return try .tween(duration / 1000, easing, delay: values.delay(perSecond: 1000))
  }

  private static func delayRow(_ api: String, _ name: String) -> CallShape {
    CallShape(
      .tailwind, api, parameters: [.init("delay")], example: example(name), reads: "nothing"
    ) { values in
      _ = try values.number("delay")
      return nil
    }
  }
}
