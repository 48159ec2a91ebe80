import PlainText

/// A time as people type it: `0.4`, `0.4s`, `400ms`, `400 ms`.
package enum Seconds {
  /// A bare number above it is a mistake for milliseconds.
  package static let mostBare = 10.0

  /// The seconds that a text says.
  ///
  /// - Throws: ``LiteralError`` when it is no time, or a bare number above ``mostBare``.
  package static func parse(_ text: String) throws(LiteralError) -> Double {
    if text.hasSuffix("ms"), let milliseconds = DecimalText.finite(number(text, before: "ms")) {
      return DecimalText.thousandth(milliseconds)
    }
    if text.hasSuffix("s"), let seconds = DecimalText.finite(number(text, before: "s")) { return seconds }
    guard let seconds = DecimalText.finite(text[...]) else {
      throw LiteralError("\"\(text)\" is no time; write seconds such as 0.4, or 400ms")
    }
    if abs(seconds) > mostBare {
      throw LiteralError("\(text) would be seconds; write \(text)ms if you mean milliseconds, or \(text)s")
    }
    return seconds
  }

  /// The seconds of a key, which an error names.
  package static func parse(_ text: String, for key: String) throws(LiteralError) -> Double {
    do throws(LiteralError) {
      return try parse(text)
    } catch {
      throw LiteralError("\(key): \(error.message)")
    }
  }

  /// The text before a unit, without the blanks between them.
  private static func number(_ text: String, before unit: String) -> Substring {
    var number = text.dropLast(unit.count)
    while number.last == " " { number = number.dropLast() }
    return number
  }

  /// A number, or a share such as `20%`, which is the nearest to its decimals.
  package static func finiteOrShare(_ text: Substring) -> Double? {
    guard text.hasSuffix("%") else { return DecimalText.finite(text) }
    var digits = text.dropLast()
    while digits.last == " " { digits = digits.dropLast() }
    return DecimalText.share(ofPercent: digits)
  }
}

/// Why a text on the command line says no motion.
package struct LiteralError: Error, Hashable, Sendable {
  /// The sentence for people: the mistake, and the remedy.
  package let message: String

  package init(_ message: String) { self.message = message }
}
