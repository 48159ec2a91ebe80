/// Reads commands and numbers of SVG path data, and knows where it stands.
struct PathScanner {
  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { offset == bytes.count }

  /// Skips white space, and one comma in it where a comma may stand.
  mutating func skipSeparators(comma: Bool) {
    var canSkipComma = comma
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      case UInt8(ascii: ",") where canSkipComma: canSkipComma = false
      default: return
      }
      offset += 1
    }
  }

  /// The next letter, if a letter is next.
  mutating func letter() -> UInt8? {
    guard offset < bytes.count, Self.isLetter(bytes[offset]) else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  var isAtNumber: Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    return Self.isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+")
  }

  /// The next number: a sign, digits with one point, an exponent. A second point or sign begins another
  /// number.
  mutating func number() -> Double? {
    let start = offset
    skipSign()
    skipDigits()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      skipDigits()
    }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), value.isFinite else {
      offset = start
      return nil
    }
    return value
  }

  /// What stands at the scanner's place, in words.
  var found: String {
    guard offset < bytes.count else { return "the end" }
    return "\"\(String(decoding: bytes[offset...].prefix(8), as: UTF8.self))\""
  }

  private mutating func skipExponent() {
    let start = offset
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "e") || bytes[offset] == UInt8(ascii: "E")
    else { return }
    offset += 1
    skipSign()
    let digits = offset
    skipDigits()
    if offset == digits { offset = start }
  }

  private mutating func skipSign() {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+")
    else { return }
    offset += 1
  }

  private mutating func skipDigits() {
    while offset < bytes.count, Self.isDigit(bytes[offset]) { offset += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}
