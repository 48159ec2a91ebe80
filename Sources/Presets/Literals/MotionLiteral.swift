import MotionPhysics
import PlainText

/// A motion as text: `duration=0.5,bounce=0.3`, `base=apple.snappy,extraBounce=0.05`,
/// `duration=0.3,bezier=0.4:0:0.2:1`, `motion:visualDuration=0.4,bounce=0.3`.
package enum MotionLiteral {
  /// Whether a text where a name is taken is meant as a literal.
  package static func isLiteral(_ text: String) -> Bool {
    text.contains("=") || text.contains("(") || text.contains(":")
  }

  /// The motion of a text.
  ///
  /// - Throws: ``LiteralError`` that names the key and its range.
  package static func parse(_ text: String) throws(LiteralError) -> Content {
    var pairs = try pairs(in: text)
    let dialect = try takeDialect(&pairs)
    if let curve = try takeCurve(&pairs) {
      if let dialect { throw LiteralError("\(dialect): stands before a spring's keys, and this is a tween") }
      return try tween(curve, &pairs)
    }
    return .spring(try spring(&pairs, dialect: dialect))
  }

  typealias Pair = (key: String, value: String)

  /// Where a key would be, of a function or keyword of CSS.
  private static let keyless = "easing function"

  private static func pairs(in text: String) throws(LiteralError) -> [Pair] {
    var pairs: [Pair] = []
    for part in split(text) {
      let key: String
      let value: String
      if part.hasPrefix("cubic-bezier("), part.hasSuffix(")") {
        (key, value) = ("bezier", String(part.dropFirst("cubic-bezier(".count).dropLast()))
      } else if EasingText.isMeant(part) {
        (key, value) = (keyless, part)
      } else if let equals = part.firstIndex(of: "=") {
        let word = part[..<equals].trimmingSpaces
        (key, value) = pair(word, part[part.index(after: equals)...].trimmingSpaces)
      } else if let last = pairs.last, last.key == "bezier", DecimalText.finite(part[...]) != nil {
        // bezier=0.4,0,0.2,1: the commas are the curve's own.
        pairs[pairs.count - 1].value += ",\(part)"
        continue
      } else if let last = pairs.last, !part.isEmpty, part.utf8.allSatisfy(\.isDigit) {
        throw LiteralError("a number has a point, not a comma: \(last.key)=\(last.value).\(part)")
      } else {
        throw LiteralError("\"\(part.trimmingSpaces)\" is no key=value pair, such as duration=0.4")
      }
      if pairs.contains(where: { $0.key == key }) { throw LiteralError("\(key) stands twice") }
      pairs.append((key, value))
    }
    return pairs
  }

  /// A key and its value, where a platform's own word is the key.
  private static func pair(_ word: String, _ value: String) -> Pair {
    let (dialect, key) =
      word.firstIndex(of: ":").map {
        (String(word[...$0]), String(word[word.index(after: $0)...]))
      } ?? ("", word)
    if let own = SpringText.synonyms[key] { return (dialect + own, value) }
    // Compose's words have their unit in the name.
    if let own = ["durationMillis": "duration", "delayMillis": "delay"][key] {
      return (dialect + own, value.hasSuffix("s") ? value : value + "ms")
    }
    return (word, value)
  }

  /// Splits at commas outside parentheses.
  private static func split(_ text: String) -> [String] {
    text.split(outsideBracketsAt: ",").map { $0.trimmingSpaces }
  }

  private static func takeDialect(_ pairs: inout [Pair]) throws(LiteralError) -> String? {
    guard let first = pairs.first, let colon = first.key.firstIndex(of: ":") else { return nil }
    let dialect = String(first.key[..<colon])
    pairs[0].key = String(first.key[first.key.index(after: colon)...])
    return dialect
  }

  private static func takeCurve(_ pairs: inout [Pair]) throws(LiteralError) -> CurveReference? {
    if let bezier = try take("bezier", &pairs) { return .inline(try CurveText.bezier(bezier)) }
    if let easing = try take(keyless, &pairs) {
      // Alone it is a curve, and beside a duration the curve of a tween.
      return try pairs.isEmpty ? .inline(CurveShape(css: easing)) : CurveText.reference(easing)
    }
    if let curve = try take("curve", &pairs) { return try CurveText.reference(curve) }
    return nil
  }

  private static func tween(_ curve: CurveReference, _ pairs: inout [Pair]) throws(LiteralError) -> Content {
    guard let duration = try take("duration", &pairs) else {
      if pairs.isEmpty, case .inline(let shape) = curve { return .curve(shape) }
      throw LiteralError("a tween needs a duration, such as duration=0.3")
    }
    let reference = try DurationText.reference(duration)
    let delay = try takeDelay(&pairs)
    if let left = pairs.first {
      throw LiteralError(
        "\(left.key) does not belong to a tween; its keys are duration, bezier or curve, delay")
    }
    return .tween(TypedTween(curve: curve, duration: reference, delay: delay))
  }

  private static func spring(_ pairs: inout [Pair], dialect: String?) throws(LiteralError) -> TypedSpring {
    let delay = try takeDelay(&pairs)
    let base = try take("base", &pairs)
    var values: [String: Double] = [:]
    for pair in pairs { try SpringText.check(pair.key) }
    for pair in pairs { values[pair.key] = try SpringText.number(pair.value, for: pair.key) }
    return try SpringText.spring(values, base: base, dialect: dialect, delay: delay)
  }

  private static func take(_ key: String, _ pairs: inout [Pair]) throws(LiteralError) -> String? {
    guard let index = pairs.firstIndex(where: { $0.key == key }) else { return nil }
    return pairs.remove(at: index).value
  }

  private static func takeDelay(_ pairs: inout [Pair]) throws(LiteralError) -> Double? {
    guard let text = try take("delay", &pairs) else { return nil }
    let delay = try Seconds.parse(text, for: "delay")
    if !Ranges.delay.contains(delay) {
      throw LiteralError(Ranges.delay.refusal(of: "delay", text))
    }
    return delay
  }
}
