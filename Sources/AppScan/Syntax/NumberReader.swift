import PlainText

/// Reads number literals of all languages: `_` between digits, hexadecimal, a point first or last, an exponent, a
/// suffix that names a type (`.6f`, `300L`) or a unit (`300ms`).
enum NumberReader {
  /// The number of a token, with its unit.
  static func read(_ source: Source, _ index: Int) -> Expression {
    guard source.kind(index) == .number else { return .unread(.expression) }
    return read(source.text(index))
  }

  /// A number from its text.
  static func read(_ text: String) -> Expression {
    let bytes = text.utf8.filter { $0 != UInt8(ascii: "_") }
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] | 0x20 == UInt8(ascii: "x") {
      guard let value = Int(String(decoding: bytes.dropFirst(2), as: UTF8.self), radix: 16) else {
        return .unread(.expression)
      }
      return .number(Double(value), unit: "")
    }
    let length = bytes.indices.prefix { isOfNumber(bytes, $0) }.count
    let digits = String(decoding: bytes[..<length], as: UTF8.self)
    // A point may be the first or the last.
    guard
      let value = Double((digits.hasPrefix(".") ? "0" : "") + digits + (digits.hasSuffix(".") ? "0" : "")),
      value.isFinite
    else { return .unread(.expression) }
    let suffix = String(decoding: bytes[length...], as: UTF8.self)
    return .number(value, unit: typeSuffixes.contains(suffix) ? "" : suffix)
  }

  private static let typeSuffixes: Set<String> = ["f", "F", "d", "D", "l", "L", "n", "u", "U", "uL", "UL"]

  /// Whether a byte goes on with a number, and begins no suffix.
  private static func isOfNumber(_ bytes: [UInt8], _ index: Int) -> Bool {
    let next = bytes[(index + 1)...]
    switch bytes[index] {
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      return index == 0 || bytes[index - 1] | 0x20 == UInt8(ascii: "e")
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      guard index > 0, let first = next.first else { return false }
      return first.isDigit || next.count > 1 && (first == UInt8(ascii: "-") || first == UInt8(ascii: "+"))
    case let byte: return byte.isDigit || byte == UInt8(ascii: ".")
    }
  }
}
