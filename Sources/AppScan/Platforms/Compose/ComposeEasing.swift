/// The easings of androidx.compose.animation.core 1.7, as its sources publish them.
enum ComposeEasing {
  /// The curve that a value of an `easing` parameter means; nil for one that nobody can read.
  static func curve(_ value: Value?) -> SiteCurve? {
    switch value {
    case nil: SiteCurve(bezier: standard, name: "FastOutSlowInEasing")
    case .numbers(let numbers): SiteCurve(bezier: numbers)
    case .text(let name): named(name)
    default: nil
    }
  }

  private static let standard = [0.4, 0, 0.2, 1]

  private static func named(_ name: String) -> SiteCurve? {
    if let bezier = beziers[name] { return SiteCurve(bezier: bezier, name: name) }
    switch name {
    case "EaseInBounce": return SiteCurve(BounceCurve.curve(.start), name: name)
    case "EaseOutBounce": return SiteCurve(BounceCurve.curve(.end), name: name)
    case "EaseInOutBounce": return SiteCurve(BounceCurve.curve(.both), name: name)
    case "EaseInElastic", "EaseOutElastic", "EaseInOutElastic": return SiteCurve(nil, name: name)
    default: return nil
    }
  }

  /// Whether the library has an easing of this name.
  static func has(_ name: String) -> Bool { named(name) != nil }

  private static let beziers: [String: [Double]] = [
    "FastOutSlowInEasing": standard, "LinearOutSlowInEasing": [0, 0, 0.2, 1],
    "FastOutLinearInEasing": [0.4, 0, 1, 1], "LinearEasing": [0, 0, 1, 1],
    "Ease": [0.25, 0.1, 0.25, 1], "EaseIn": [0.42, 0, 1, 1], "EaseOut": [0, 0, 0.58, 1],
    "EaseInOut": [0.42, 0, 0.58, 1],
    "EaseInSine": [0.12, 0, 0.39, 0], "EaseOutSine": [0.61, 1, 0.88, 1], "EaseInOutSine": [0.37, 0, 0.63, 1],
    "EaseInQuad": [0.11, 0, 0.5, 0], "EaseOutQuad": [0.5, 1, 0.89, 1], "EaseInOutQuad": [0.45, 0, 0.55, 1],
    "EaseInCubic": [0.32, 0, 0.67, 0], "EaseOutCubic": [0.33, 1, 0.68, 1],
    "EaseInOutCubic": [0.65, 0, 0.35, 1],
    "EaseInQuart": [0.5, 0, 0.75, 0], "EaseOutQuart": [0.25, 1, 0.5, 1],
    "EaseInOutQuart": [0.76, 0, 0.24, 1],
    "EaseInQuint": [0.64, 0, 0.78, 0], "EaseOutQuint": [0.22, 1, 0.36, 1],
    "EaseInOutQuint": [0.83, 0, 0.17, 1],
    "EaseInExpo": [0.7, 0, 0.84, 0], "EaseOutExpo": [0.16, 1, 0.3, 1], "EaseInOutExpo": [0.87, 0, 0.13, 1],
    "EaseInCirc": [0.55, 0, 1, 0.45], "EaseOutCirc": [0, 0.55, 0.45, 1], "EaseInOutCirc": [0.85, 0, 0.15, 1],
    "EaseInBack": [0.36, 0, 0.66, -0.56], "EaseOutBack": [0.34, 1.56, 0.64, 1],
    "EaseInOutBack": [0.68, -0.6, 0.32, 1.6],
  ]
}
