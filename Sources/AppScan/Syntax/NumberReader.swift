/// Reads number literals of all languages: `_` between digits, hexadecimal, a point first or last, an exponent, a
/// suffix that names a type (`.6f`, `300L`) or a unit (`300ms`).
enum NumberReader {
  /// The number of a token, with its unit.
  static func read(_ source: Source, _ index: Int) -> Expression {
    guard source.kind(index) == .number else { return .unread(.expression) }
    let token = source.tokens[index]
    return plain(source, Int(token.start), Int(token.end)) ?? read(source.text(index))
  }

  /// Powers of ten, which a `Double` holds exactly up to 10^22.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Digits with at most one point between them, and a unit. Exact, because both the digits and the power of ten are
  /// held exactly and only one division rounds. Nil for other notations.
  private static func plain(_ source: Source, _ start: Int, _ end: Int) -> Expression? {
    var digits: UInt64 = 0
    var count = 0
    var point: Int?
    var index = start
    loop: while index < end {
      switch source.bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits &* 10 &+ UInt64(source.bytes[index] &- UInt8(ascii: "0"))
        count += 1
      case UInt8(ascii: ".") where point == nil: point = index
      default: break loop
      }
      index += 1
    }
    guard count > 0, count <= 15 else { return nil }
    let decimals = point.map { index - $0 - 1 } ?? 0
    let value = Double(digits) / powers[decimals]
    guard index < end else { return .number(value, unit: "") }
    switch source.bytes[index] {
    case UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "p"), UInt8(ascii: "%"):
      return .number(value, unit: source.text(index..<end))
    default: return nil
    }
  }

  /// A number from its text.
  static func read(_ text: String) -> Expression {
    var digits: [UInt8] = []
    var bytes = Array(text.utf8)
    bytes.removeAll { $0 == UInt8(ascii: "_") }
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 0x20 == UInt8(ascii: "x") {
      guard let value = Int(String(decoding: bytes.dropFirst(2), as: UTF8.self), radix: 16) else {
        return .unread(.expression)
      }
      return .number(Double(value), unit: "")
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      let isSign = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
      let isExponent = byte | 0x20 == UInt8(ascii: "e") && !digits.isEmpty && startsExponent(bytes, index + 1)
      guard
        isDigit || byte == UInt8(ascii: ".") || isExponent
          || isSign && (index == 0 || bytes[index - 1] | 0x20 == UInt8(ascii: "e"))
      else { break }
      digits.append(byte)
      index += 1
    }
    if digits.first == UInt8(ascii: ".") { digits.insert(UInt8(ascii: "0"), at: 0) }
    if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
      return .unread(.expression)
    }
    let suffix = String(decoding: bytes[index...], as: UTF8.self)
    return .number(value, unit: typeSuffixes.contains(suffix) ? "" : suffix)
  }

  private static let typeSuffixes: Set<String> = ["f", "F", "d", "D", "l", "L", "n", "u", "U", "uL", "UL"]

  private static func startsExponent(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { return index + 1 < bytes.count }
    return byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
