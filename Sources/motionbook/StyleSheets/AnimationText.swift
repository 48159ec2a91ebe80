import AppScan
import MotionPhysics
import PlainText
import Presets

/// An animation of a style sheet, as the shorthand `animation` says it (CSS Animations 1, section 4.11).
struct AnimationText {
  /// The name of its keyframes.
  let keyframes: String
  /// Seconds; nil where it says none, or none that is a time.
  private(set) var duration: Double?
  /// Whether it says that it takes no time.
  private(set) var isCut = false
  /// Its easing function, in small letters: what goes from each keyframe to the next where that says nothing.
  private(set) var easing = "ease"
  private(set) var turns = AnimationTurns()
  /// Its other words, which no clip can hold, for people.
  private(set) var losses: [String] = []
  /// What may be its easing function, and is not known here.
  private(set) var unread: String?

  /// The animations of a text that is a list of them; none where a part names no keyframes.
  static func list(_ text: String, names: Set<String>) -> [AnimationText] {
    let parts = CSSWords.split(text, at: ",")
    let all = parts.compactMap { AnimationText($0, [:], names) }
    return all.count == parts.count ? all : []
  }

  /// The animations of a rule that play keyframes of these names. Lists of longhands are matched up by place, the shorter
  /// ones repeated (CSS Animations 1, section 4.2).
  ///
  /// - Parameter value: A declaration's value with the variables in it replaced.
  static func list(
    _ rule: StyleSheet.Animation, names: Set<String>, value: (String) -> String
  ) -> [AnimationText] {
    let parts = CSSWords.split(value(rule.shorthand), at: ",")
    let lists = rule.longhands.mapValues { CSSWords.split(value($0), at: ",") }.filter { !$0.value.isEmpty }
    return (0..<(lists["name"] ?? parts).count).compactMap { place in
      let text = parts.isEmpty ? "" : parts[place % parts.count]
      return AnimationText(text, lists.mapValues { $0[place % $0.count] }, names)
    }
  }

  /// Whether it takes the time and the turns of another one, so that both can be tracks of a clip.
  func moves(with other: AnimationText) -> Bool { duration == other.duration && turns == other.turns }

  /// - Parameters:
  ///   - text: The words of the shorthand.
  ///   - longhands: What counts before them, by its name without `animation-`.
  private init?(_ text: String, _ longhands: [String: String], _ names: Set<String>) {
    let words = CSSWords.split(text, at: " ")
    guard let name = longhands["name"] ?? words.first(where: names.contains), names.contains(name) else {
      return nil
    }
    keyframes = name
    var said = longhands.mapValues { $0.lowercased() }
    var unknown: [String] = []
    var times = ["delay", "duration"]
    for word in words.map({ $0.lowercased() }) where word != name.lowercased() {
      guard let longhand = Self.longhand(word, &times) else {
        if word.contains(where: "($@".contains) { unknown.append(word) }
        continue
      }
      if longhands[longhand] == nil { said[longhand] = word }
    }
    read(said)
    // A single one where no time stands is the time.
    if said["timing-function"] == nil, unknown.count > (said["duration"] == nil ? 1 : 0) {
      unread = unknown.last
    }
    losses += unknown.map { "its \($0)" }
    let delay = said["delay"].flatMap(Self.seconds) ?? 0
    if delay != 0 { losses.append("its delay of \(delay) s") }
  }

  /// The longhand that a word of a shorthand is; nil for one that is none of those that are read.
  ///
  /// - Parameter times: The longhands that times are, the next one last.
  private static func longhand(_ word: String, _ times: inout [String]) -> String? {
    if seconds(word) != nil { return times.popLast() }
    if EasingText.isMeant(word) { return "timing-function" }
    if word == "infinite" || CSSWords.number(word) != nil { return "iteration-count" }
    return AnimationTurns.Direction(rawValue: word) == nil ? nil : "direction"
  }

  private static func seconds(_ word: String) -> Double? {
    word.hasSuffix("s")
      ? try? Seconds.parse(word) : word.hasPrefix("calc(") ? TokenArithmetic.seconds(word) : nil
  }

  private mutating func read(_ said: [String: String]) {
    if let text = said["duration"] {
      let seconds = Self.seconds(text)
      if seconds == nil { losses.append("its \(text)") }
      duration = seconds.flatMap { $0 > 0 ? $0 : nil }
      isCut = seconds.map { $0 <= LessMotionWords.longestCut } ?? false
    }
    if let text = said["timing-function"] {
      if EasingText.isMeant(text) { easing = text } else { unread = text }
    }
    if let text = said["iteration-count"], text != "1" {
      let whole = CSSWords.number(text).flatMap(Int.init(exactly:)) ?? 0
      if text == "infinite" {
        turns.count = nil
      } else if 1...AnimationTurns.most ~= whole {
        turns.count = whole
      } else {
        losses.append("its \(text) turns")
      }
    }
    if let direction = said["direction"].flatMap(AnimationTurns.Direction.init) {
      turns.direction = direction
    }
  }
}

/// A value of CSS, taken apart.
enum CSSWords {
  /// The parts of a text outside of its brackets, without empty ones.
  static func split(_ text: String, at separator: Character) -> [String] {
    text.split(outsideBracketsAt: separator)
      .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The functions of a text that is a list of nothing else, in small letters; nil for any other.
  static func functions(_ text: String) -> [(name: String, arguments: [String])]? {
    var all: [(name: String, arguments: [String])] = []
    for word in split(text.lowercased().replacing(each: ")", with: ") "), at: " ") {
      guard let opening = word.firstIndex(of: "("), word.hasSuffix(")") else { return nil }
      let inside = String(word[word.index(after: opening)...].dropLast())
      all.append((String(word[..<opening]), split(inside, at: ",")))
    }
    return all
  }

  /// A number without a unit.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.+-e".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 == 0 ? 0 : $0 : nil }
  }

  /// A number without a unit, or a share in per cent.
  static func share(_ text: String) -> Double? {
    guard text.hasSuffix("%") else { return number(text) }
    // The number that would have been typed without the sign: 0.333 of 33.3%, which a quotient misses.
    return number(text.dropLast()).map { percent in
      percent == 0 ? 0 : Seconds.finiteOrShare(text[...]) ?? percent / 100
    }
  }

  /// Pixels; nil for a length that depends on what it stands in.
  static func pixels(_ text: String) -> Double? {
    if text.hasSuffix("px") { return number(text.dropLast(2)) }
    return number(text).flatMap { $0 == 0 ? 0 : nil }
  }

  static func degrees(_ text: String) -> Double? {
    for (unit, size) in [("deg", 1.0), ("grad", 0.9), ("turn", 360.0), ("rad", 180 / Double.pi)] {
      if text.hasSuffix(unit) { return number(text.dropLast(unit.count)).map { $0 * size } }
    }
    return number(text).flatMap { $0 == 0 ? 0 : nil }
  }

  /// Red, green, blue and opacity, from 0 to 1: of six digits, three, and `rgb()`.
  static func color(_ text: String) -> [Double]? {
    if text == "transparent" { return [0, 0, 0, 0] }
    if text.hasPrefix("#") {
      let digits = text.dropFirst().compactMap(\.hexDigitValue).map(Double.init)
      guard digits.count == text.count - 1 else { return nil }
      switch digits.count {
      case 3, 4: return digits.map { $0 / 15 } + (digits.count == 3 ? [1] : [])
      case 6, 8:
        let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        return bytes.map { $0 / 255 } + (bytes.count == 3 ? [1] : [])
      default: return nil
      }
    }
    guard let function = functions(text)?.first, ["rgb", "rgba"].contains(function.name) else { return nil }
    let words = function.arguments.flatMap { split($0.replacing(each: "/", with: " "), at: " ") }
    guard 3...4 ~= words.count else { return nil }
    let parts = words.prefix(3).map { word in
      word.hasSuffix("%") ? share(word) : number(word).map { $0 / 255 }
    }
    let all = parts + [words.count == 4 ? share(words[3]) : 1]
    return all.contains { $0 == nil } ? nil : all.compactMap(\.self)
  }
}
