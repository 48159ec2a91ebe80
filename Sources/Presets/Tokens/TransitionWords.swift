import MotionPhysics
import PlainText
import StrictJSON

/// The members that a transition cannot do without.
struct TransitionParts {
  let duration: JSONValue
  let curve: JSONValue

  /// Nil where one is missing.
  init?(_ value: JSONValue) {
    guard let duration = value.member("duration"), let curve = Self.curve(of: value) else { return nil }
    self.duration = Self.inner(duration)
    self.curve = Self.inner(curve)
  }

  /// Whether a value is one by itself, and no group in which tokens bear these names.
  static func isWhole(_ value: JSONValue) -> Bool {
    guard value.kind == .object, let duration = value.member("duration"), let curve = curve(of: value) else {
      return false
    }
    return [.string, .array].contains(curve.kind)
      && (duration.kind != .object || duration.member("unit") != nil)
  }

  /// Other tools' names of the timing function, in the order in which they count.
  static let curveWords = [
    "cubicBezier", "easing", "easingFunction", "timing-function", "timingFunction", "timing_function",
    "curve",
  ]

  /// The timing function, by whichever name.
  static func curve(of value: JSONValue) -> JSONValue? {
    curveWords.lazy.compactMap { value.member($0) }.first
  }

  /// The value of a member that is written as a token with a type of its own.
  static func inner(_ member: JSONValue) -> JSONValue {
    member.member("$value") ?? (member.member("unit") == nil ? member.member("value") : nil) ?? member
  }
}

/// A transition of CSS as one text: `opacity 200ms ease-out 50ms`, or a list of such that differ only in what they move.
package enum TransitionText {
  struct Parts {
    /// Seconds, one or two.
    var times: [Double]
    /// The easing function, in small letters; nil where it says none.
    var easing: String?
    /// Its other words, such as the property that moves.
    var others: [String]

    /// Whether two take the same time on the same curve after the same delay.
    func moves(as other: Parts) -> Bool {
      times[0] == other.times[0] && delay == other.delay && (easing ?? "ease") == (other.easing ?? "ease")
    }

    /// Seconds before it begins.
    var delay: Double { times.count > 1 ? times[1] : 0 }

    /// Whether it begins anew each time that it ends, which no transition does and animations may.
    var isEndless: Bool { others.contains("infinite") }
  }

  /// No transition takes more bytes, what it names among them.
  package static let mostBytes = 5000

  package static func isOne(_ text: String) -> Bool { parts(of: text) != nil }

  /// The parts of a text; nil for one that is no transition, whose parts differ in how they move, or in which something
  /// stands for a word that is not known here.
  static func parts(of text: String) -> Parts? {
    let all = text.lowercased().split(outsideBracketsAt: ",").map(part)
    guard var parts = all.first ?? nil else { return nil }
    for next in all.dropFirst() {
      guard let next, next.moves(as: parts) else { return nil }
      parts.others += next.others.filter { !parts.others.contains($0) }
    }
    return parts
  }

  private static func part(_ text: String) -> Parts? {
    let words = text.split(outsideBracketsAt: " ").filter { !$0.isEmpty }
    var parts = Parts(times: [], easing: nil, others: [])
    for word in words.map({ CustomProperty.standIn($0) ?? $0 }) {
      if let seconds = seconds(word) {
        parts.times.append(seconds)
      } else if EasingText.isMeant(word), parts.easing == nil {
        parts.easing = word
      } else if isUnknown(word) {
        return nil
      } else {
        parts.others.append(word)
      }
    }
    guard 1...2 ~= parts.times.count, words.count > 1 else { return nil }
    return parts.easing == nil && mayHaveCurve(parts.others) ? nil : parts
  }

  /// Whether one of the words beside a time can be an easing function that is not known here: a call, a text in quotes, or
  /// a name beside the one of what moves. `ease` in its place would be another curve.
  private static func mayHaveCurve(_ words: [String]) -> Bool {
    let names = words.filter {
      !animationWords.contains($0) && $0.first?.isNumber == false && !$0.hasPrefix("!")
    }
    return names.count > 1
      || names.contains {
        $0.contains { "(\"'~".contains($0) } || $0.hasPrefix("ease") || $0.hasPrefix("spring")
      }
  }

  /// What a shorthand says besides of an animation (CSS Animations 1, section 4.11), and of a transition.
  private static let animationWords: Set<String> = [
    "infinite", "normal", "reverse", "alternate", "alternate-reverse", "none", "forwards", "backwards",
    "both",
    "running", "paused", "allow-discrete",
  ]

  /// The seconds of a word, also of a computed one, `calc(2 * 100ms)`; nil for one that is no time.
  static func seconds(_ word: String) -> Double? {
    if word.hasSuffix(")") { return TokenArithmetic.seconds(word) }
    return word.hasSuffix("s") ? try? Seconds.parse(word) : nil
  }

  /// Whether a word stands for another one, or is a sign of a sum.
  private static func isUnknown(_ word: String) -> Bool {
    word.contains("$") || word.contains("{") || word.contains("@") || word.holds("var(")
      || ["+", "-", "*", "/"].contains(word)
  }
}
