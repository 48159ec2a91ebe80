import MotionPhysics
import PlainText
import StrictJSON

/// A spring that is written as a group of its numbers, as Material's tokens are: `….damping` and `….stiffness`.
enum SpringGroup {
  /// Whether a group holds nothing but a spring's numbers.
  static func isSpring(_ group: JSONValue) -> Bool {
    let members = group.members.filter { !$0.key.hasPrefix("$") && $0.value.kind != .string }
    let words = members.compactMap { SpringWords.key($0.key) }
    return words.count == members.count && words.contains(.stiffness)
      && (words.contains(.damping) || words.contains(.dampingRatio))
      // What Motionbook wrote is what it says it is.
      && members.allSatisfy {
        number($0.value) != nil && $0.value.member("$extensions")?.member(TokenExtension.key) == nil
      }
  }

  /// The number of a member: a number, or a token whose value is one. It may be in quotes.
  static func number(_ value: JSONValue) -> JSONValue? {
    if value.number != nil || value.string.flatMap({ DecimalText.finite($0[...]) }) != nil { return value }
    guard value.kind == .object, let inner = Token.value(of: value)?.value else { return nil }
    return inner.kind == .object ? nil : number(inner)
  }
}

/// A curve that is written as a group of its numbers, a token for each: `….x1`, `….y1`, `….x2`, `….y2`, or as Material
/// counts them, `….x0` to `….y1`.
package enum CurveGroup {
  /// The names of the numbers, in their order.
  package static let names = [["x1", "y1", "x2", "y2"], ["x0", "y0", "x1", "y1"]]

  /// The numbers of a group, in their order; nil where it has others.
  static func numbers(of group: JSONValue) -> [JSONValue]? {
    names.lazy.map { $0.compactMap { group.member($0) } }.first { $0.count == 4 }
  }

  /// Whether a group holds nothing but a curve's numbers.
  static func isCurve(_ group: JSONValue) -> Bool {
    group.members.count { !$0.key.hasPrefix("$") } == 4
      && numbers(of: group)?.allSatisfy { SpringGroup.number($0) != nil } == true
  }
}

/// Other tools' names of a spring's numbers.
enum SpringWords {
  /// The key that a word means; nil when it means none.
  static func key(_ word: String) -> SpringKey? {
    words[word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }]
  }

  private static let words: [String: SpringKey] = [
    "stiffness": .stiffness, "mass": .mass, "damping": .damping, "dampingratio": .dampingRatio,
    "ratio": .dampingRatio, "dampingfraction": .dampingRatio, "tension": .tension, "friction": .friction,
    "duration": .duration, "bounce": .bounce, "response": .response,
  ]

  /// Material writes a damping ratio as `damping`. Beside its stiffnesses, hundreds and more, a damping of 1 or
  /// less would swing for minutes, so it is a ratio. Beside a response it always is.
  static func meansRatio(damping: Double, among numbers: [SpringKey: Double]) -> Bool {
    if numbers[.response] != nil { return true }
    guard let stiffness = numbers[.stiffness], numbers[.mass] ?? 1 == 1 else { return false }
    return damping <= 1 && stiffness >= 10
  }

  /// The keys to read a spring from, where a file says it in several systems' words.
  static func preferred(_ numbers: [SpringKey: Double]) -> [SpringKey: Double] {
    let sets: [Set<SpringKey>] = [
      [.duration, .bounce], [.stiffness, .damping], [.stiffness, .dampingRatio], [.tension, .friction],
      [.response, .dampingRatio],
    ]
    guard let set = sets.first(where: { $0.isSubset(of: numbers.keys) }) else { return numbers }
    return numbers.filter { set.contains($0.key) || $0.key == .mass && set != [.duration, .bounce] }
  }
}

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

/// A custom property of CSS for which a value stands in, `var(--fast, 200ms)`.
enum CustomProperty {
  /// The value that stands in, of several the innermost; nil for a text that is no such property or has none.
  static func standIn(_ text: String) -> String? {
    guard text.utf8.count <= 1000 else { return nil }
    var found: String?
    var text = text
    while let inner = value(in: text) { (found, text) = (inner, inner) }
    return found
  }

  private static func value(in text: String) -> String? {
    guard text.lowercased().hasPrefix("var(--"), text.hasSuffix(")") else { return nil }
    let parts = String(text.dropFirst(4).dropLast()).split(outsideBracketsAt: ",")
    let value = parts.dropFirst().joined(separator: ",")
    var depth = 0
    for byte in value.utf8 where depth >= 0 {
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
    }
    return parts.count > 1 && depth == 0 ? value.trimmingSpaces : nil
  }
}

/// How files say what moves for people who ask for less motion.
package enum LessMotionWords {
  /// Whether a context of a modifier is the one for less motion, by their names.
  package static func isMeant(context: String, of modifier: String) -> Bool {
    let (context, modifier) = (NameMending.mended(context), NameMending.mended(modifier))
    if contexts.contains(context) { return true }
    if contexts.contains(modifier) { return ["yes", "true", "on", "1"].contains(context) }
    return ["motion", "animation"].contains(modifier) && ["less", "none", "off"].contains(context)
  }

  private static let contexts: Set<String> = [
    "reduced", "reduce", "reduced-motion", "reduce-motion", "motion-reduced", "motion-reduce",
    "prefers-reduced-motion", "less-motion",
  ]

  /// The most seconds of what is a cut. Style sheets often leave a hundredth of a millisecond, so that what waits for
  /// an end is told of one.
  static let longestCut = 0.001
}
