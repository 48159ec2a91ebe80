import MotionPhysics
import StrictJSON

/// A guess at a token whose type says nothing of motion, by the words of its path and by its value.
struct TokenGuess {
  /// The words in a token's path that mean motion.
  enum Word {
    case duration, curve, transition, spring, motion
  }

  /// The words of a path, those of a name in camel case or with dashes each by itself.
  static func words(in path: [String]) -> Set<Word> {
    var found: Set<Word> = []
    for segment in path {
      for word in NameMending.mended(segment).split(whereSeparator: { $0 == "-" || $0 == "." }) {
        found.formUnion(words[String(word)] ?? [])
      }
    }
    return found
  }

  private static let words: [String: Set<Word>] = [
    "duration": [.duration], "durations": [.duration], "delay": [.duration], "delays": [.duration],
    "time": [.duration], "easing": [.curve], "easings": [.curve], "ease": [.curve], "curve": [.curve],
    "curves": [.curve], "bezier": [.curve], "timing": [.duration, .curve], "spring": [.spring],
    "springs": [.spring], "transition": [.transition], "transitions": [.transition], "motion": [.motion],
    "motions": [.motion], "animation": [.motion], "animations": [.motion], "animate": [.motion],
  ]

  /// The meaning of a value by itself; nil where it says nothing.
  ///
  /// - Parameter words: What the path says. A word such as `linear` is a curve only where one is meant, and a number
  ///   a time only where a time is.
  static func meaning(of value: JSONValue, words: Set<Word>) -> TokenMeaning? {
    if let meaning = TokenMeaning(unmistakable: value) {
      guard meaning == .curve, value.string?.lowercased() == "linear" else { return meaning }
      return words.isDisjoint(with: [.curve, .motion, .transition]) ? nil : .curve
    }
    if isControlPoints(value, isMeant: words.contains(.curve)) { return .curve }
    if let text = value.string {
      if words.contains(.curve), text.split(separator: ",").count == 4 { return .curve }
      if words.contains(.duration), TokenArithmetic.isMeant(text) { return .duration }
      // `0.15s ease-in-out` is one under any of the words, two times alone only where a transition is meant.
      let parts = words.isEmpty ? nil : TransitionText.parts(of: text)
      if let parts, parts.easing != nil || words.contains(.transition) { return .transition }
    }
    let isNumber = value.number != nil || value.string.flatMap({ Seconds.finite($0[...]) }) != nil
    return isNumber && words.contains(.duration) ? .duration : nil
  }

  /// Whether a value is two control points: of four numbers without such a word some are no whole numbers, as those of
  /// a box's sides are.
  private static func isControlPoints(_ value: JSONValue, isMeant: Bool) -> Bool {
    if value.kind == .object { return ["x1", "y1", "x2", "y2"].allSatisfy { value.member($0) != nil } }
    guard value.kind == .array, value.count == 4 else { return false }
    let numbers = value.elements.compactMap(\.number)
    if numbers.count < 4 { return isMeant }
    let isInRange = 0...1 ~= numbers[0] && 0...1 ~= numbers[2]
    return isInRange && (isMeant || numbers.contains { $0 != $0.rounded() })
  }

  /// Whether a value that was not read is worth a word: colours, lengths and the like are not, whatever their group.
  static func isTelling(_ value: JSONValue) -> Bool {
    guard let text = value.string?.lowercased() else { return value.kind != .bool && value.kind != .null }
    let isColour = text.hasPrefix("#") || text.hasPrefix("rgb") || text.hasPrefix("hsl")
    let isLength = ["px", "rem", "em", "%", "dp", "vh", "vw"].contains { unit in
      text.hasSuffix(unit) && Seconds.finite(text.dropLast(unit.count)) != nil
    }
    return !isColour && !isLength
  }
}
