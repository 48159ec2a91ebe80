import CLibrary
import MotionPhysics

/// Robert Penner's easing functions by their names in Chart.js, `easeOutQuart`, and in Svelte, `quartOut`.
enum PennerEasing {
  /// Where a function is slow.
  typealias Side = BounceCurve.Side

  /// One of Chart.js (helpers.easing.ts); nil for a name that it does not have.
  /// - Parameter shown: the name in reports, where a platform writes it otherwise.
  static func chart(_ name: String, as shown: String? = nil) -> SiteCurve? {
    let shown = shown ?? name
    if name == "linear" { return EasingFunction.power(1)?.site(shown) }
    for (prefix, side) in [("easeInOut", Side.both), ("easeIn", .start), ("easeOut", .end)]
    where name.hasPrefix(prefix) {
      let base = name.dropFirst(prefix.utf8.count).lowercased()
      if base == "bounce" { return BounceCurve.curve(side, name: shown) }
      let function = base == "elastic" ? .elastic(period: side == .both ? 0.45 : 0.3) : common(base, side)
      return function?.turned(side)?.site(shown)
    }
    return nil
  }

  /// The Beziers that stand for the functions on easings.net, which Compose and VueUse have taken from there.
  static let beziers: [String: [Double]] = [
    "easeInSine": [0.12, 0, 0.39, 0], "easeOutSine": [0.61, 1, 0.88, 1], "easeInOutSine": [0.37, 0, 0.63, 1],
    "easeInQuad": [0.11, 0, 0.5, 0], "easeOutQuad": [0.5, 1, 0.89, 1], "easeInOutQuad": [0.45, 0, 0.55, 1],
    "easeInCubic": [0.32, 0, 0.67, 0], "easeOutCubic": [0.33, 1, 0.68, 1],
    "easeInOutCubic": [0.65, 0, 0.35, 1], "easeInQuart": [0.5, 0, 0.75, 0],
    "easeOutQuart": [0.25, 1, 0.5, 1],
    "easeInOutQuart": [0.76, 0, 0.24, 1], "easeInQuint": [0.64, 0, 0.78, 0],
    "easeOutQuint": [0.22, 1, 0.36, 1], "easeInOutQuint": [0.83, 0, 0.17, 1],
    "easeInExpo": [0.7, 0, 0.84, 0],
    "easeOutExpo": [0.16, 1, 0.3, 1], "easeInOutExpo": [0.87, 0, 0.13, 1], "easeInCirc": [0.55, 0, 1, 0.45],
    "easeOutCirc": [0, 0.55, 0.45, 1], "easeInOutCirc": [0.85, 0, 0.15, 1],
    "easeInBack": [0.36, 0, 0.66, -0.56], "easeOutBack": [0.34, 1.56, 0.64, 1],
    "easeInOutBack": [0.68, -0.6, 0.32, 1.6],
  ]

  /// One of `svelte/easing`; nil for a name that it does not have. Its bounces are others.
  static func svelte(_ name: String) -> EasingFunction? {
    if name == "linear" { return .power(1) }
    guard let (base, side) = parts(name[...]) else { return nil }
    return (base == "elastic" ? svelteElastic : common(base, side))?.turned(side)
  }

  /// One of popmotion's; nil for another, and for its bounces, which are others.
  static func popmotion(_ name: String) -> EasingFunction? {
    switch name {
    case "linear": .power(1)
    case "easeIn", "easeOut", "easeInOut": svelte("quad\(name.dropFirst(4))")
    case "circIn", "circOut", "circInOut": svelte(name)
    case "backIn", "backOut", "backInOut":
      parts(name[...]).flatMap { EasingFunction.back(1.525)?.turned($0.side) }
    default: nil
    }
  }

  /// A name without its ending, and where that says the function is slow: `elastic` of `elasticInOut`.
  static func parts(_ name: Substring) -> (base: Substring, side: Side)? {
    for (ending, side) in [("InOut", Side.both), ("In", .start), ("Out", .end)] where name.hasSuffix(ending) {
      return (name.dropLast(ending.utf8.count), side)
    }
    return nil
  }

  /// A function that is slow at its start.
  static func common(_ base: some StringProtocol, _ side: Side) -> EasingFunction? {
    switch base {
    case "quad": .power(2)
    case "cubic": .power(3)
    case "quart": .power(4)
    case "quint": .power(5)
    case "sine": .sine
    case "circ": .circle
    case "expo": .exponential
    case "back": .back(side == .both ? 1.70158 * 1.525 : 1.70158)
    default: nil
    }
  }

  private static let svelteElastic = EasingFunction { exp2(10 * ($0 - 1)) * sin(6.5 * Double.pi * $0) }
}
