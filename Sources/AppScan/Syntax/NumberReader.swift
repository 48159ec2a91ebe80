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
      let isSign = (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
      let isExponent = byte | 0x20 == UInt8(ascii: "e") && !digits.isEmpty && startsExponent(bytes, index + 1)
      guard
        byte.isDigit || byte == UInt8(ascii: ".") || isExponent
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
    return byte.isDigit
  }
}
