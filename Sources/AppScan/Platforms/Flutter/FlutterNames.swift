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

  /// Whether a name says that something moves.
  static func saysMotion(_ name: String) -> Bool {
    name.speaks(of: ["animat", "transition", "tween"])
      && !name.speaks(of: ["toast", "snackbar", "timer", "debounce", "throttle"])
  }

  private static let calls: Set<String> = [
    "PageRouteBuilder", "showGeneralDialog", "OpenContainer", "insertItem", "removeItem", "insertAllItems",
    "removeAllItems", "ExpansionPanelList", "radio", "TabController", "DefaultTabController", "Dismissible",
    "FadeInImage", "assetNetwork", "memoryNetwork", "MaterialApp", "router", "nextPage", "previousPage",
    "ensureVisible", "showOnScreen", "Expansible", "repeat", "CustomRoute", "Shimmer",
  ]
  private static let curveCalls: Set<String> = ["CurvedAnimation", "CurveTween"]
  private static let effects: Set<String> = [
    "fade", "fadeIn", "fadeOut", "slide", "slideX", "slideY", "scale", "scaleX", "scaleY", "scaleXY", "move",
    "moveX", "moveY", "rotate", "blur", "blurX", "blurY", "blurXY", "shake", "shakeX", "shakeY", "shimmer",
    "tint", "untint", "elevation", "flip", "flipH", "flipV", "custom", "crossfade", "saturate", "desaturate",
    "boxShadow", "align", "followPath", "shader",
  ]
}

/// Says whether a duration that is set belongs to an animation controller: timers and players have durations too.
enum FlutterController {
  /// Whether the property at an index is one of an animation controller that the file declares or a cascade makes.
  static func isReceiver(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Bool {
    if source.matches(index - 1, "..") { return isCascade(source, index - 1) }
    guard source.matches(index - 1, ".", "?.", "!.") else { return false }
    let name = source.matches(index - 2, "!") ? index - 3 : index - 2
    guard source.kind(name) == .identifier else { return false }
    return scan.once("AnimationController") { _ in declared("AnimationController", source) }
      .contains(source.text(name))
  }

  /// The names that are declared as `AnimationController name` or as `name = AnimationController(`.
  static func declared(_ type: StaticString, _ source: Source) -> Set<String> {
    var found: Set<String> = []
    for index in source.tokens.indices where source.matches(index, type) {
      let next = source.matches(index + 1, "?") ? index + 2 : index + 1
      if source.kind(next) == .identifier {
        found.insert(source.text(next))
      } else if source.matches(index - 1, "="), source.kind(index - 2) == .identifier {
        found.insert(source.text(index - 2))
      }
    }
    return found
  }

  /// `AnimationController(vsync: this)..value = 1..duration = …`
  private static func isCascade(_ source: Source, _ dots: Int) -> Bool {
    for index in source.level(before: dots, ScanLimits.head) {
      if source.matches(index, "AnimationController") { return true }
      if source.kind(index) == .open || source.matches(index, ";", ",") { return false }
    }
    return false
  }

  /// The value that begins at an index: to the end of the statement or to the next part of the cascade.
  static func value(_ source: Source, _ start: Int) -> Range<Int> {
    let end = source.statementEnd(start)
    var index = start
    while index < end, !source.matches(index, "..") { index = source.after(index) }
    return start..<max(start, min(index, end))
  }
}
