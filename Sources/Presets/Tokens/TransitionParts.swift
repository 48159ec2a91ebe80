import MotionPhysics
import PlainText
import StrictJSON

/// The members that a transition cannot do without.
struct TransitionParts {
  let duration: JSONValue
  let curve: JSONValue

  /// Nil where one is missing.
  init?(_ value: JSONValue) {
    let curve = TransitionWords.curve.sorted().lazy.compactMap { value.member($0) }.first
    guard let duration = value.member("duration"), let curve else { return nil }
    self.duration = Self.inner(duration)
    self.curve = Self.inner(curve)
  }

  /// The value of a member that is written as a token with a type of its own.
  static func inner(_ member: JSONValue) -> JSONValue {
    member.member("$value") ?? (member.member("unit") == nil ? member.member("value") : nil) ?? member
  }
}

/// Other tools' names of a transition's members.
enum TransitionWords {
  /// The timing function.
  static let curve: Set<String> = [
    "timingFunction", "easing", "easingFunction", "timing-function", "timing_function", "cubicBezier",
  ]
}

/// A transition of CSS as one text: `opacity 200ms ease-out 50ms`.
enum TransitionText {
  /// Whether a text is meant as a transition: one part, with one or two times.
  static func isMeant(_ text: String) -> Bool { parts(of: text) != nil }

  /// Its times in their order, its easing function, and what else it says.
  static func parts(of text: String) -> (times: [Double], easing: String?, others: [String])? {
    let text = text.lowercased()
    guard text.split(outsideBracketsAt: ",").count == 1 else { return nil }
    let words = text.split(outsideBracketsAt: " ")
    var times: [Double] = []
    var easing: String?
    var others: [String] = []
    for word in words where !word.isEmpty {
      if word.hasSuffix("s"), let seconds = try? Seconds.parse(word) {
        times.append(seconds)
      } else if EasingText.isMeant(word), easing == nil {
        easing = word
      } else {
        others.append(word)
      }
    }
    return 1...2 ~= times.count && words.count > 1 ? (times, easing, others) : nil
  }
}
