/// Says by its name whether a call moves something: most durations in an app are debounces, timeouts and toasts.
enum FlutterNames {
  /// Whether a call of this name with a duration alone is a motion.
  static func takesDuration(_ name: String, isMethod: Bool) -> Bool {
    calls.contains(name) || isEffect(name, isMethod: isMethod) || saysMotion(name)
  }

  /// Whether a call of this name with a curve alone is a motion.
  static func takesCurve(_ name: String, isMethod: Bool) -> Bool {
    curveCalls.contains(name) || isEffect(name, isMethod: isMethod) || saysMotion(name)
  }

  /// Whether a call with both is a motion, whatever it is called: nothing else has a curve.
  static func takesBoth(_ name: String) -> Bool { !["super", "this", "copyWith"].contains(name) }

  /// Whether it is an effect of flutter_animate 4, whose `delay` is part of the motion.
  static func isEffect(_ name: String, isMethod: Bool) -> Bool {
    isMethod && effects.contains(name) || name.hasSuffix("Effect")
  }

  private static func saysMotion(_ name: String) -> Bool {
    let lower = name.lowercased()
    guard
      !["toast", "snackbar", "timer", "debounce", "throttle"].contains(where: {
        lower.firstRange(of: $0) != nil
      })
    else { return false }
    return ["animat", "transition", "tween"].contains { lower.firstRange(of: $0) != nil }
  }

  private static let calls: Set<String> = [
    "PageRouteBuilder", "showGeneralDialog", "nextPage", "previousPage", "ensureVisible",
  ]
  private static let curveCalls: Set<String> = ["CurvedAnimation", "CurveTween"]
  private static let effects: Set<String> = [
    "fade", "fadeIn", "fadeOut", "slide", "slideX", "slideY", "scale", "scaleX", "scaleY", "scaleXY", "move",
    "moveX",
    "moveY", "rotate", "blur", "blurX", "blurY", "blurXY", "shake", "shakeX", "shakeY", "shimmer", "tint",
    "untint",
    "elevation", "flip", "flipH", "flipV", "custom", "crossfade", "saturate", "desaturate", "boxShadow",
    "align",
    "followPath", "shader",
  ]
}
