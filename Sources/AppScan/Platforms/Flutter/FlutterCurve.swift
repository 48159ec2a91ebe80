import MotionPhysics

/// The curves of Flutter 3: `Curves` and Material's `Easing`, as its sources publish them.
enum FlutterCurve {
  /// The curve that a value of a `curve` parameter means, linear where there is none; nil for one that nobody can
  /// read.
  static func curve(_ value: Value?, default standard: String = "linear") -> SiteCurve? {
    switch value {
    case nil: named(standard)
    case .numbers(let numbers): SiteCurve(bezier: numbers)
    case .text(let name): named(name)
    default: nil
    }
  }

  /// The name that a path means, such as `easeIn` for `Curves.easeIn`; nil for a path that is no curve.
  static func name(_ path: String) -> String? {
    for owner in ["Curves.", "Easing."] where path.hasPrefix(owner) {
      let name = String(path.dropFirst(owner.utf8.count))
      let written = owner == "Easing." ? path : name
      return named(written) == nil ? nil : written
    }
    return nil
  }

  private static func named(_ name: String) -> SiteCurve? {
    if name.hasSuffix(".flipped") { return flipped(String(name.dropLast(8))) }
    if let bezier = beziers[name] { return SiteCurve(bezier: bezier, name: name) }
    if let path = paths[name] {
      return SiteCurve((try? PathCurve(svg: path)).map(UnitCurve.path), name: name)
    }
    switch name {
    case "bounceIn": return SiteCurve(BounceCurve.curve(.start), name: name)
    case "bounceOut": return SiteCurve(BounceCurve.curve(.end), name: name)
    case "bounceInOut": return SiteCurve(BounceCurve.curve(.both), name: name)
    case "elasticIn", "elasticOut", "elasticInOut": return SiteCurve(nil, name: name)
    default: return nil
    }
  }

  /// 1 - f(1 - t): the control points in the other order, each taken from 1.
  private static func flipped(_ name: String) -> SiteCurve? {
    guard let bezier = beziers[name] else { return SiteCurve(nil, name: name + ".flipped") }
    return SiteCurve(
      bezier: [1 - bezier[2], 1 - bezier[3], 1 - bezier[0], 1 - bezier[1]], name: name + ".flipped")
  }

  /// `ThreePointCubic`: two Beziers that meet in a point.
  private static let paths = [
    "fastEaseInToSlowEaseOut": "M 0,0 C 0.056,0.024 0.108,0.3085 0.198,0.541 C 0.3655,1 0.5465,0.989 1,1",
    "easeInOutCubicEmphasized": "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1",
  ]

  private static let beziers: [String: [Double]] = [
    // 1 - (1 - t)² is exactly this Bezier.
    "linear": [0, 0, 1, 1], "decelerate": [1.0 / 3, 2.0 / 3, 2.0 / 3, 1],
    "ease": [0.25, 0.1, 0.25, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
    "easeInOut": [0.42, 0, 0.58, 1],
    "fastLinearToSlowEaseIn": [0.18, 1, 0.04, 1], "easeInToLinear": [0.67, 0.03, 0.65, 0.09],
    "linearToEaseOut": [0.35, 0.91, 0.33, 0.97], "fastOutSlowIn": [0.4, 0, 0.2, 1],
    "slowMiddle": [0.15, 0.85, 0.85, 0.15],
    "easeInSine": [0.47, 0, 0.745, 0.715], "easeOutSine": [0.39, 0.575, 0.565, 1],
    "easeInOutSine": [0.445, 0.05, 0.55, 0.95],
    "easeInQuad": [0.55, 0.085, 0.68, 0.53], "easeOutQuad": [0.25, 0.46, 0.45, 0.94],
    "easeInOutQuad": [0.455, 0.03, 0.515, 0.955],
    "easeInCubic": [0.55, 0.055, 0.675, 0.19], "easeOutCubic": [0.215, 0.61, 0.355, 1],
    "easeInOutCubic": [0.645, 0.045, 0.355, 1],
    "easeInQuart": [0.895, 0.03, 0.685, 0.22], "easeOutQuart": [0.165, 0.84, 0.44, 1],
    "easeInOutQuart": [0.77, 0, 0.175, 1],
    "easeInQuint": [0.755, 0.05, 0.855, 0.06], "easeOutQuint": [0.23, 1, 0.32, 1],
    "easeInOutQuint": [0.86, 0, 0.07, 1],
    "easeInExpo": [0.95, 0.05, 0.795, 0.035], "easeOutExpo": [0.19, 1, 0.22, 1],
    "easeInOutExpo": [1, 0, 0, 1],
    "easeInCirc": [0.6, 0.04, 0.98, 0.335], "easeOutCirc": [0.075, 0.82, 0.165, 1],
    "easeInOutCirc": [0.785, 0.135, 0.15, 0.86],
    "easeInBack": [0.6, -0.28, 0.735, 0.045], "easeOutBack": [0.175, 0.885, 0.32, 1.275],
    "easeInOutBack": [0.68, -0.55, 0.265, 1.55],
    "Easing.linear": [0, 0, 1, 1], "Easing.standard": [0.2, 0, 0, 1],
    "Easing.standardAccelerate": [0.3, 0, 1, 1],
    "Easing.standardDecelerate": [0, 0, 0, 1], "Easing.emphasizedAccelerate": [0.3, 0, 0.8, 0.15],
    "Easing.emphasizedDecelerate": [0.05, 0.7, 0.1, 1], "Easing.legacy": [0.4, 0, 0.2, 1],
    "Easing.legacyAccelerate": [0.4, 0, 1, 1], "Easing.legacyDecelerate": [0, 0, 0.2, 1],
  ]
}
