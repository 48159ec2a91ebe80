extension JSONScanner {
  mutating func scanString() throws(Failure) {
    let start = offset
    let quote = bytes[start]
    offset += 1
    var hasEscapes = false
    while offset < bytes.count {
      switch bytes[offset] {
      case quote:
        offset += 1
        return appendLeaf(.string, start: start, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape()
      case 0x09 where dialect == .lenient: offset += 1
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
    case let escape where JSONEscape.simple(escape) != nil: offset += 1
    case UInt8(ascii: "u"): try scanUnicodeEscape(from: start)
    default:
      if dialect == .lenient { return try scanLenientEscape(from: start) }
      throw failure("a backslash must be followed by one of \" \\ / b f n r t u", at: start)
    }
  }

  /// One `\uXXXX`, or two that are a surrogate pair; `offset` stands on the `u`.
  private mutating func scanUnicodeEscape(from start: Int) throws(Failure) {
    let code = try scanHexadecimal(4, "four", from: start)
    if (0xDC00..<0xE000).contains(code) { throw failure("a low surrogate stands alone", at: start) }
    guard (0xD800..<0xDC00).contains(code) else { return }
    guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { throw failure("a high surrogate stands alone", at: start) }
    offset += 1
    let low = try scanHexadecimal(4, "four", from: start)
    if !(0xDC00..<0xE000).contains(low) { throw failure("a high surrogate stands alone", at: start) }
  }

  /// So many digits of an escape; `offset` stands on its letter.
  mutating func scanHexadecimal(_ count: Int, _ words: String, from start: Int) throws(Failure) -> UInt32 {
    let digits = offset + 1..<offset + 1 + count
    guard digits.upperBound <= bytes.count, bytes[digits].allSatisfy({ JSONEscape.digit($0) != nil }) else {
      let letter = UnicodeScalar(bytes[offset])
      throw failure("\\\(letter) must be followed by \(words) hexadecimal digits", at: start)
    }
    offset = digits.upperBound
    return JSONEscape.hexadecimal(bytes[digits])
  }

  /// One character beyond ASCII: well-formed UTF-8 by the Unicode Standard's table 3-7.
  mutating func scanMultibyte() throws(Failure) {
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

/// The escapes of JSON strings (RFC 8259, section 7), already checked by the scanner when read.
enum JSONEscape {
  static func decoded(_ content: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var index = content.startIndex
    while index < content.endIndex {
      let byte = content[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      let escape = content[index]
      guard escape == UInt8(ascii: "u") else {
        if let byte = simple(escape) {
          result.append(byte)
          index += 1
        } else {
          index += appendLenient(content[index...], to: &result)
        }
        continue
      }
      index += 1
      var code = hexadecimal(content[index..<index + 4])
      index += 4
      if (0xD800..<0xDC00).contains(code) {
        let low = hexadecimal(content[index + 2..<index + 6])
        index += 6
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      if let scalar = Unicode.Scalar(code) { result.append(contentsOf: Array(String(scalar).utf8)) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32(digit($1) ?? 0) }
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The byte that an escape of one letter stands for.
  static func simple(_ escape: UInt8) -> UInt8? {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): escape
    default: nil
    }
  }
}
