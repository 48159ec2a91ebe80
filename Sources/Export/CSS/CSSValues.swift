import Presets

/// Declarations of custom properties.
enum CSSValues {
  /// What a transition needs.
  static func declarations(_ timing: CSSTiming, _ own: CSSVariables) -> [String] {
    var lines: [String] = []
    if let duration = timing.duration { lines.append("\(own.duration): \(duration);") }
    if let easing = timing.easing { lines.append("\(own.easing): \(easing.basic);\(remark(easing))") }
    if timing.isTransition {
      lines.append("\(own.delay): \(CSSNumber.milliseconds(timing.delay));")
      lines.append("\(own.transition): var(\(own.duration)) var(\(own.easing)) var(\(own.delay));")
    }
    return lines
  }

  private static func remark(_ easing: CSSEasing) -> String {
    easing.basicError > 0 ? " " + CommentStyle.block.line("within \(CSSNumber.error(easing.basicError))") : ""
  }

  /// The timing function for browsers that know `linear()`; nil where the other one is exact.
  static func linear(_ easing: CSSEasing, _ own: CSSVariables) -> String? {
    guard let linear = easing.linear else { return nil }
    let error = easing.linearError
    let remark = CommentStyle.block.line(error > 0 ? "within \(CSSNumber.error(error))" : "exact")
    return "\(own.easing): \(linear); \(remark)"
  }

  /// What an animation needs.
  static func declarations(_ animation: CSSAnimation, _ own: CSSVariables) -> [String] {
    [
      "\(own.duration): \(animation.duration);",
      "\(own.animation): \(animation.text(duration: "var(\(own.duration))"));",
    ]
  }

  /// Another's duration and timing function.
  static func timing(of target: CSSVariables, for own: CSSVariables) -> [String] {
    ["\(own.duration): var(\(target.duration));", "\(own.easing): var(\(target.easing));"]
  }

  /// The same values under another name.
  static func references(to target: CSSVariables, from own: CSSVariables, motion: Motion) -> [String] {
    let pairs: [(String, String)]
    switch motion {
    case .spring, .tween:
      pairs = [
        (own.duration, target.duration), (own.easing, target.easing), (own.delay, target.delay),
        (own.transition, target.transition),
      ]
    case .curve: pairs = [(own.easing, target.easing)]
    case .duration: pairs = [(own.duration, target.duration)]
    case .clip, .sequence: pairs = [(own.duration, target.duration), (own.animation, target.animation)]
    case .morph: pairs = []
    }
    return pairs.map { "\($0): var(\($1));" }
  }
}
