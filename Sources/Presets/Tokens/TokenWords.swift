import MotionPhysics
import PlainText
import StrictJSON

/// A spring that is written as a group of its numbers, as Material's tokens are: `….damping` and `….stiffness`.
enum SpringGroup {
  /// Whether a group holds nothing but a spring's numbers, beside words such as `"type": "spring"`.
  static func isSpring(_ group: JSONValue) -> Bool {
    let members = group.members.filter { name, value in
      !name.hasPrefix("$") && (value.kind != .string || SpringWords.key(name) != nil)
    }
    let words = members.compactMap { SpringWords.key($0.key) }
    return words.count == members.count && SpringWords.isWhole(Set(words))
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
    "duration": .duration, "visualduration": .visualDuration, "bounce": .bounce, "response": .response,
  ]

  /// Material writes a damping ratio as `damping`. Beside its stiffnesses, hundreds and more, a damping of 1 or
  /// less would swing for minutes, so it is a ratio. Beside a response it always is.
  static func meansRatio(damping: Double, among numbers: [SpringKey: Double]) -> Bool {
    if numbers[.response] != nil { return true }
    guard let stiffness = numbers[.stiffness], numbers[.mass] ?? 1 == 1 else { return false }
    return damping <= 1 && stiffness >= 10
  }

  /// The keys of each system, which say a spring by themselves.
  private static let sets: [Set<SpringKey>] = [
    [.duration, .bounce], [.stiffness, .damping], [.stiffness, .dampingRatio], [.tension, .friction],
    [.response, .dampingRatio],
  ]

  /// Whether some keys say a spring.
  static func isWhole(_ keys: Set<SpringKey>) -> Bool {
    sets.contains { $0.isSubset(of: keys) } || keys.isSuperset(of: [.visualDuration, .bounce])
  }

  /// The keys to read a spring from, where a file says it in several systems' words.
  static func preferred(_ numbers: [SpringKey: Double]) -> [SpringKey: Double] {
    guard let set = sets.first(where: { $0.isSubset(of: numbers.keys) }) else { return numbers }
    return numbers.filter { set.contains($0.key) || $0.key == .mass && set != [.duration, .bounce] }
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
  package static let longestCut = 0.001
}
