import PlainText
import MotionPhysics
import Presets

/// A spring's closed form as people and programs write it: `1 - exp(-8t)(cos(9t) + 0.9 sin(9t))`, with or without
/// asterisks, `Math.`, `e^(…)` for the exponential.
struct ClosedFormText {
  let form: SpringClosedForm

  /// - Throws: ``LiteralError`` for what begins as a closed form and is none; nil is something else.
  init?(_ text: String) throws(LiteralError) {
    let plain = Self.plain(text)
    guard plain.hasPrefix("1-exp(") else { return nil }
    var reader = ClosedFormReader(rest: plain.dropFirst("1-".count))
    guard let form = reader.read(), reader.rest.isEmpty else {
      throw LiteralError(
        "a spring's closed form is 1 - exp(-at)(cos(bt) + c sin(bt)), 1 - exp(-at)(1 + ct), or "
          + "1 - exp(-at)(cosh(bt) + c sinh(bt)), with numbers for a, b and c")
    }
    self.form = form
  }

  private static func plain(_ text: String) -> String {
    var plain = ""
    for character in text.lowercased() where !character.isWhitespace && !"*·;".contains(character) {
      plain.append(character == "−" ? "-" : character)
    }
    for (long, short) in [("math.", ""), ("e^(", "exp("), ("(t)=", "="), ("y=", ""), ("x=", "")] {
      plain = plain.replacing(each: long, with: short)
    }
    return plain
  }
}

/// Reads a closed form without spaces and asterisks.
private struct ClosedFormReader {
  private(set) var rest: Substring

  init(rest: Substring) { self.rest = rest }

  mutating func read() -> SpringClosedForm? {
    guard take("exp(-"), let decay = number(), take("t)(") else { return nil }
    if take("1") {
      guard let coefficient = signed(), take("t)") else { return nil }
      return SpringClosedForm(kind: .linear, decay: decay, frequency: 0, coefficient: coefficient)
    }
    let isHyperbolic = take("cosh(")
    guard isHyperbolic || take("cos("), let frequency = number(), take("t)"), let coefficient = signed(),
      take(isHyperbolic ? "sinh(" : "sin("), number() == frequency, take("t))")
    else { return nil }
    return SpringClosedForm(
      kind: isHyperbolic ? .hyperbolic : .trigonometric, decay: decay, frequency: frequency,
      coefficient: coefficient)
  }

  private mutating func take(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  /// A number with its sign before it, or the sign alone for 1.
  private mutating func signed() -> Double? {
    let sign = take("+") ? 1.0 : take("-") ? -1.0 : nil
    return sign.map { $0 * (number() ?? 1) }
  }

  private mutating func number() -> Double? {
    var end = rest.startIndex
    var last: Character = " "
    while end < rest.endIndex {
      let character = rest[end]
      // "exp" of a number is its exponent only before digits.
      let isExponent = character == "e" && last.isNumber
      let isSign = (character == "-" || character == "+") && last == "e"
      guard character.isNumber || character == "." || isExponent || isSign else { break }
      last = character
      end = rest.index(after: end)
    }
    guard let value = Double(rest[..<end]), value.isFinite else { return nil }
    rest = rest[end...]
    return value
  }
}
