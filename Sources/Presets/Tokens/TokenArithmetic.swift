import PlainText

/// Sums and products of times as text: `{duration.base} * 2` of Tokens Studio, `calc(200ms + 0.1s)` of CSS,
/// `math.div(200ms, 2)` of Sass.
package struct TokenArithmetic {
  /// The value of a text.
  enum Result: Equatable {
    /// Milliseconds.
    case milliseconds(Double)
    /// A number without a unit.
    case number(Double)
  }

  /// Whether a text is meant as one: `calc()`, or a sign outside of braces where there is a reference or a number.
  static func isMeant(_ text: String) -> Bool {
    guard text.utf8.count <= 1000 else { return false }
    if text.hasPrefix("calc(") { return true }
    var depth = 0
    var hasSign = false
    var hasReference = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "{"): (depth, hasReference) = (depth + 1, true)
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "*"), UInt8(ascii: "/"): hasSign = hasSign || depth == 0
      case UInt8(ascii: "+"), UInt8(ascii: "-"): hasSign = hasSign || depth == 0 && text.contains("{")
      default: break
      }
    }
    return hasSign && (hasReference || text.utf8.contains(where: \.isDigit))
  }

  /// The seconds that a text without references comes to; nil where it comes to no time.
  package static func seconds(_ text: String) -> Double? {
    guard case .milliseconds(let milliseconds)? = result(text, value: { _ in nil }) else { return nil }
    return DecimalText.thousandth(milliseconds)
  }

  /// The value of a text; nil where it is none, divides by 0, or mixes times with numbers.
  ///
  /// - Parameter value: The text of the value that a reference names; nil where there is none.
  static func result(_ text: String, value: @escaping (TokenReference) -> String?) -> Result? {
    var reader = TokenArithmetic(bytes: Array(text.utf8)[...], value: value)
    guard let result = reader.sum(depth: 0), reader.bytes.allSatisfy({ $0 <= 0x20 }) else { return nil }
    let number = DecimalText.roundedNumber(result.number, decimals: 9)
    guard number.isFinite else { return nil }
    return result.unit == nil ? .number(number) : .milliseconds(number)
  }

  private var bytes: ArraySlice<UInt8>
  private let value: (TokenReference) -> String?

  private init(bytes: ArraySlice<UInt8>, value: @escaping (TokenReference) -> String?) {
    self.bytes = bytes
    self.value = value
  }

  /// A number, of a time in milliseconds, and the milliseconds of the unit that it has.
  private typealias Value = (number: Double, unit: Double?)

  private mutating func sign(_ signs: StaticString) -> UInt8? {
    bytes = bytes.drop { $0 <= 0x20 }
    guard let first = bytes.first, signs.description.utf8.contains(first) else { return nil }
    bytes = bytes.dropFirst()
    return first
  }

  private mutating func sum(depth: Int) -> Value? {
    guard depth < 64, var left = product(depth: depth) else { return nil }
    while let sign = sign("+-") {
      guard let right = product(depth: depth), (left.unit == nil) == (right.unit == nil) else { return nil }
      left.number += sign == UInt8(ascii: "+") ? right.number : -right.number
    }
    return left
  }

  private mutating func product(depth: Int) -> Value? {
    guard var left = operand(depth: depth) else { return nil }
    while let sign = sign("*/") {
      guard let right = operand(depth: depth) else { return nil }
      if sign == UInt8(ascii: "*") {
        guard left.unit == nil || right.unit == nil else { return nil }
        left = (left.number * right.number, left.unit ?? right.unit)
      } else {
        guard let quotient = Self.quotient(left, right) else { return nil }
        left = quotient
      }
    }
    return left
  }

  private static func quotient(_ left: Value, _ right: Value) -> Value? {
    guard right.number != 0, left.unit != nil || right.unit == nil else { return nil }
    return (left.number / right.number, right.unit == nil ? left.unit : nil)
  }

  /// What a function of Sass or Less makes of what stands in its brackets; nil for another function.
  private mutating func call(_ name: String, depth: Int) -> Value? {
    guard depth < 64, sign("(") != nil, let first = sum(depth: depth + 1) else { return nil }
    var value: Value?
    if name == "math.div" {
      guard sign(",") != nil, let second = sum(depth: depth + 1) else { return nil }
      value = Self.quotient(first, second)
    } else if let rule = Self.roundings[name] {
      let unit = first.unit ?? 1
      value = ((first.number / unit).rounded(rule) * unit, first.unit)
    }
    return sign(")") == nil ? nil : value
  }

  private static let roundings: [String: FloatingPointRoundingRule] = [
    "math.round": .toNearestOrAwayFromZero, "round": .toNearestOrAwayFromZero, "math.ceil": .up, "ceil": .up,
    "math.floor": .down, "floor": .down,
  ]

  private mutating func operand(depth: Int) -> Value? {
    if sign("-") != nil {
      guard depth < 64, let value = operand(depth: depth + 1) else { return nil }
      return (-value.number, value.unit)
    }
    if bytes.starts(with: "calc(".utf8) { bytes = bytes.dropFirst(4) }
    if sign("(") != nil {
      guard let value = sum(depth: depth + 1), sign(")") != nil else { return nil }
      return value
    }
    if bytes.first == UInt8(ascii: "{") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = String(decoding: bytes[...end], as: UTF8.self)
      bytes = bytes[(end + 1)...]
      guard let text = TokenReference(name).flatMap(value) else { return nil }
      return Self.literal(text)
    }
    let word = bytes.prefix { byte in
      byte == UInt8(ascii: ".") || byte.isDigit || byte.isLetter
    }
    bytes = bytes[word.endIndex...]
    let text = String(decoding: word, as: UTF8.self)
    return bytes.first == UInt8(ascii: "(") ? call(text, depth: depth) : Self.literal(text)
  }

  /// A time, or a number.
  private static func literal(_ text: String) -> Value? {
    let text = text.lowercased()
    for (unit, size) in [("ms", 1.0), ("s", 1000.0)] where text.hasSuffix(unit) {
      return DecimalText.finite(text.dropLast(unit.count)).map { ($0 * size, size) }
    }
    return DecimalText.finite(text[...]).map { ($0, nil) }
  }
}
