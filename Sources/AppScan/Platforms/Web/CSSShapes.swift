/// The properties of CSS that carry motion.
enum CSSProperty: String, CaseIterable {
  case transition
  case animation
  case transitionDuration = "transition-duration"
  case animationDuration = "animation-duration"
  case transitionDelay = "transition-delay"
  case animationDelay = "animation-delay"
  case transitionTimingFunction = "transition-timing-function"
  case animationTimingFunction = "animation-timing-function"
  /// A custom property or a Sass variable.
  case custom = "custom-property"

  /// A property by its name in CSS or in a style object: `transition-delay`, `transitionDelay`.
  init?(name: String) {
    var dashed: [UInt8] = []
    for byte in name.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      dashed += isCapital ? [UInt8(ascii: "-"), byte | 0x20] : [byte]
    }
    guard let property = CSSProperty(rawValue: String(decoding: dashed, as: UTF8.self)), property != .custom
    else { return nil }
    self = property
  }

  /// The last parts of names that Sass has inside of the first: `transition: { duration: 200ms; }`.
  static let nested = ["duration", "delay", "timing-function"]

  /// The property that a token of a style sheet names.
  init?(at index: Int, in source: Source) {
    let name = source.text(index)
    guard Self.nested.contains(name), let opening = source.enclosingOpening(index),
      source.matches(opening - 1, ":")
    else { self.init(rawValue: name); return }
    self.init(rawValue: source.text(opening - 2) + "-" + name)
  }

  /// Whether it sets an easing function.
  var saysEasing: Bool {
    switch self {
    case .transition, .animation, .transitionTimingFunction, .animationTimingFunction: true
    case .transitionDuration, .animationDuration, .transitionDelay, .animationDelay, .custom: false
    }
  }
}

/// The call shapes of CSS and of CSS in JavaScript. Times are seconds, whatever unit the source writes.
enum CSSShapes {
  static let styleSheets = CSSProperty.allCases.map { shape($0, .css) }
  /// The shapes of CSS in JavaScript: those of style sheets, and strings that no property holds.
  static let inJavaScript = CSSProperty.allCases.map { shape($0, .cssInJS) } + [string, stringCurve]

  static let string = CallShape(
    .cssInJS, "CSSinJS.string", parameters: parameters, role: .variable,
    example: #"const fade = "opacity 200ms ease-out""#, reads: "tween 0.2 0:0:0.58:1", motion: motion)
  static let stringCurve = CallShape(
    .cssInJS, "CSSinJS.string-curve", parameters: parameters, isAnimation: false, role: .variable,
    example: #"const curve = "cubic-bezier(0.4, 0, 0.2, 1)""#, reads: "curve 0.4:0:0.2:1", motion: motion)

  /// A mixin that takes a motion, by whatever name: only motions have times.
  static let include = CallShape(
    .css, "CSS.include", parameters: parameters, isAnimation: false, role: .variable,
    example: ".card { @include fade(opacity, 300ms, ease-in); }", reads: "tween 0.3 0.42:0:1:1"
  ) { try isBare($0) ? .duration($0) : motion($0) }

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
      platform, (isCSS ? "CSS." : "CSSinJS.") + property.rawValue, parameters: parameters,
      role: role(property, platform), library: isCSS ? Library() : library,
      example: isCSS ? ".card { \(text); }" : "const Card = styled.div`\n  \(text);\n`;",
      reads: example.reads
    ) { try property == .custom && isBare($0) ? .duration($0) : motion($0) }
  }

  private static func role(_ property: CSSProperty, _ platform: AppPlatform) -> SiteRole {
    switch property {
    case .transition: .transition
    case .animation: .shorthand
    case .transitionDuration, .animationDuration: .duration
    case .custom where platform == .css: .variable
    default: .plain
    }
  }

  /// Whether a value is a time and nothing else. In a custom property nothing says which curve goes with it.
  private static func isBare(_ values: Parameters) -> Bool {
    values.has("duration") && !values.has("easing") && !values.has("bezier")
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

  /// The motion of a duration, a delay and an easing function. Without one the easing function is `ease`, the initial
  /// value of both properties (CSS Transitions 1, CSS Animations 1).
  @Sendable private static func motion(_ values: Parameters) throws -> SiteMotion? {
    var curve: SiteCurve?
    if let easing = values["easing"] ?? values["bezier"] { curve = try names.curve(easing) }
    guard values.has("duration") else { return curve.map { SiteMotion(.curve($0)) } }
    let duration = try values.number("duration")
    guard let eased = curve ?? CSSEasing.curve("ease") else { throw UnreadableReason.range }
    return try .tween(duration, eased, delay: values.delay())
  }

  private static let names = CurveNames([:], .init(noCurve: .curve)) { text in
    // What a constant of JavaScript holds is not taken apart before.
    guard let points = CSSEasing.controlPoints(text) else { return CSSEasing.curve(text) }
    return SiteCurve(bezier: points.compactMap { $0 })
  }

  /// Reanimated's `cubicBezier(…)`, which its styles take.
  private static let library = Library(
    call: { path, arguments in path == "cubicBezier" ? .list(arguments.map(\.value)) : nil }, isCSS: true)
}
