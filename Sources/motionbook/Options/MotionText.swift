import MotionPhysics
import PlainText
import Presets

/// A motion where one is typed: a literal, a spring in a system's own words, or what a person has copied out of an
/// app's source. The one door for all commands.
enum MotionText {
  /// Whether a text where a name is taken is meant as a motion, whatever the registry holds.
  static func isMotion(_ text: String) -> Bool {
    MotionLiteral.isLiteral(text) || text.hasPrefix(".") || text.contains("{")
      || text.contains(where: \.isWhitespace)
  }

  /// The motion of a text.
  static func parse(_ text: String) throws -> Content {
    let text = text.trimming(\.isWhitespace)
    if let dialect = try literalOfDialect(text) { return dialect }
    if let seconds = time(text) { return .duration(seconds) }
    do throws(LiteralError) {
      return try MotionLiteral.parse(text)
    } catch {
      guard !isPairs(text) else { throw error }
      if let pasted = try PastedMotion(text) { return pasted.content }
      // An easing function with a number out of its range is no motion, and says which.
      for word in text.split(outsideBracketsAt: " ") { _ = try CurveText.css(word) }
      throw LiteralError(
        "\"\(text.visible)\" is no motion that can be read: write a preset's name, a motion such as "
          + "duration=0.5,bounce=0.3, or what an app's source writes, such as cubic-bezier(0.4, 0, 0.2, 1) "
          + "or .spring(response: 0.5, dampingFraction: 0.7)")
    }
  }

  /// The motion of a word that may be a preset's name as well, such as `ease-in-out` or `duration-300`; nil for any
  /// other word.
  static func word(_ text: String) -> Content? {
    if let keyword = (try? CurveText.css(text)) ?? UnitCurve(name: text).map(CurveReference.named) {
      switch keyword {
      case .inline(let shape): return .curve(shape)
      case .named(let curve):
        return curve.bezier.map { .curve(.bezier(x1: $0.x1, y1: $0.y1, x2: $0.x2, y2: $0.y2)) }
      case .preset: return nil
      }
    }
    return time(text).map { .duration($0) } ?? (try? PastedMotion(text))?.content
  }

  /// The seconds of a time with its unit and nothing beside it.
  private static func time(_ text: String) -> Double? {
    guard text.hasSuffix("s"), let seconds = try? Seconds.parse(text), Ranges.delay.contains(seconds) else {
      return nil
    }
    return seconds
  }

  /// The spring of a system's own words; nil for what the literals say too, and for any other text.
  private static func literalOfDialect(_ text: String) throws -> Content? {
    guard isPairs(text), let literal = try DialectLiteral(text), !literal.isKept else { return nil }
    return try literal.content()
  }

  /// Whether a text is made of key=value pairs and nothing else can be meant.
  private static func isPairs(_ text: String) -> Bool {
    guard let equals = text.firstIndex(of: "="), !text.contains(where: { "{;\"'".contains($0) }) else {
      return false
    }
    let key =
      text[..<equals].trimming(\.isWhitespace).split(separator: ":", omittingEmptySubsequences: false).last
      ?? ""
    return key.allSatisfy(\.isLetter) && (SpringText.isKey(String(key)) || !text.contains("("))
  }
}
