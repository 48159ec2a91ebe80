extension JSONScanner {
  mutating func scanString() throws(Failure) {
    let start = offset
    offset += 1
    var hasEscapes = false
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        return appendLeaf(.string, start: start, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape()
      case 0..<0x20:
        throw failure("a control character stands in a string; write it as an escape such as \\n")
      case 0x80...:
        try scanMultibyte()
      default:
        offset += 1
      }
    }
    throw failure("the text ends inside a string that begins here", at: start)
  }

  private mutating func scanEscape() throws(Failure) {
    let start = offset
    offset += 1
    guard offset < bytes.count else { throw failure("the text ends inside a string") }
    switch bytes[offset] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      try scanUnicodeEscape(from: start)
    default:
      throw failure("a backslash must be followed by one of \" \\ / b f n r t u", at: start)
    }
  }

  /// One `\uXXXX`, or two that are a surrogate pair; `offset` stands on the `u`.
  private mutating func scanUnicodeEscape(from start: Int) throws(Failure) {
    let code = try scanFourDigits(from: start)
    if (0xDC00..<0xE000).contains(code) { throw failure("a low surrogate stands alone", at: start) }
    guard (0xD800..<0xDC00).contains(code) else { return }
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw failure("a high surrogate stands alone", at: start) }
    offset += 1
    let low = try scanFourDigits(from: start)
    if !(0xDC00..<0xE000).contains(low) { throw failure("a high surrogate stands alone", at: start) }
  }

  private mutating func scanFourDigits(from start: Int) throws(Failure) -> UInt32 {
    let digits = offset + 1..<offset + 5
    guard digits.upperBound <= bytes.count, bytes[digits].allSatisfy({ JSONEscape.digit($0) != nil }) else {
      throw failure("\\u must be followed by four hexadecimal digits", at: start)
    }
    offset = digits.upperBound
    return JSONEscape.hexadecimal(bytes[digits])
  }

  /// One character beyond ASCII: well-formed UTF-8 by the Unicode Standard's table 3-7.
  private mutating func scanMultibyte() throws(Failure) {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch bytes[offset] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    let end = offset + length
    let isWellFormed =
      length > 0 && end <= bytes.count && second.contains(bytes[offset + 1])
      && bytes[offset + 2..<max(end, offset + 2)].allSatisfy { $0 & 0xC0 == 0x80 }
    guard isWellFormed else { throw failure("the text is not UTF-8 here") }
    offset = end
  }
}
