import MotionPhysics
import PlainText

/// The easing functions of CSS Easing 2.
package enum CSSEasing {
  /// The names of those with arguments.
  package static let functions = Set(EasingText.names)

  /// Whether a word is an easing function.
  package static func isKeyword(_ word: String) -> Bool { EasingText.keyword(word) != nil }

  /// The curve that a keyword, `steps(…)` or `linear(…)` means; nil for any other text.
  static func curve(_ text: String) -> SiteCurve? {
    guard !text.hasPrefix("cubic-bezier("), let function = try? EasingText(css: text) else { return nil }
    switch function {
    case .bezier(let x1, let y1, let x2, let y2): return SiteCurve(bezier: [x1, y1, x2, y2], name: text)
    case .steps(let count, let jump):
      return (try? StepsCurve(count: count, jump: jump ?? .end)).map { SiteCurve(.steps($0), name: text) }
    case .points(let points):
      return (try? PointsCurve(points: points)).map { SiteCurve(.points($0), name: text) }
    }
  }

  /// The control points of `cubic-bezier(…)` as text, nil where one is no number; nil for any other text.
  static func controlPoints(_ text: String) -> [Double?]? {
    guard text.hasPrefix("cubic-bezier("), text.last == ")" else { return nil }
    return text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map { part in
      Double(part.filter { $0 != " " })
    }
  }

  /// White space as in CSS that a person would write on one line.
  static func spelled(_ text: String) -> String {
    let words = text.split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
    var line = ""
    for word in words {
      if !line.isEmpty, line.last != "(", word != ")", word != "," { line += " " }
      line += word
    }
    return line
  }
}

/// Times that a source writes as a literal.
enum CSSTime {
  /// Whether a time may stand in bytes: an `s` behind a digit, or behind a digit and an `m`.
  @Sendable static func stands(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 1
    while let found = ByteSearch.first(UInt8(ascii: "s"), in: bytes, from: start) {
      if bytes[found - 1].isDigit { return true }
      if bytes[found - 1] == UInt8(ascii: "m"), found > 1, bytes[found - 2].isDigit { return true }
      start = found + 1
    }
    return false
  }

  /// The seconds of a literal; nil for anything else.
  static func seconds(_ value: Expression) -> Double? {
    guard case .number(let amount, let unit) = value else { return nil }
    switch unit {
    case "s": return amount
    case "ms": return DecimalText.thousandth(amount)
    default: return nil
    }
  }

  /// Whether a duration is too short to be seen: what switches motion off but still fires the events of its end
  /// (`0.01ms`), and what an animation driven by scrolling has to say (`1ms`). Where a rule holds only for who wants
  /// less motion, 0 says the same.
  static func isSwitchedOff(_ value: Expression, _ inReduced: Bool) -> Bool {
    guard let seconds = seconds(value) else { return false }
    return seconds <= 0.001 && (seconds > 0 || inReduced && seconds == 0)
  }
}
