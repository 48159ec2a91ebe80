import Presets

/// Declarations of custom properties.
enum CSSValues {
  /// What a transition needs.
  ///
  /// - Parameter isWhole: Whether the property that holds the whole transition is declared too.
  static func declarations(_ timing: CSSTiming, _ own: CSSVariables, isWhole: Bool = true) -> [String] {
    var lines: [String] = []
    var references: [String] = []
    if let value = timing.duration {
      let name = own.duration
      lines.append(String(parts: name, ": ", value, ";"))
      references.append(name)
    }
    if let easing = timing.easing {
      let name = own.easing
      lines.append(String(parts: name, ": ", easing.basic, ";", remark(easing)))
      references.append(name)
    }
    guard timing.isTransition else { return lines }
    let delay = own.delay
    lines.append(String(parts: delay, ": ", CSSNumber.milliseconds(timing.delay), ";"))
    guard isWhole, references.count == 2 else { return lines }
    lines.append(
      String(
        parts: own.transition, ": var(", references[0], ") var(", references[1], ") var(", delay, ");"))
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
    return pairs.map { String(parts: $0, ": var(", $1, ");") }
  }
}
