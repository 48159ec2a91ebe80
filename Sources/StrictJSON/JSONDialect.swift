import PlainText

/// How a text is written that is read as JSON.
public enum JSONDialect: Sendable {
  /// RFC 8259 and no more: what Motionbook writes itself.
  case strict
  /// JSON5 (spec.json5.org), as people write tokens by hand, after a byte order mark if there is one: comments, commas
  /// before an end, keys without quotes, strings in single quotes, more ways to write a number. Infinity and NaN are
  /// refused, as no other JSON can hold them.
  case lenient
}

/// The notations of JSON5 beyond JSON's.
extension JSONScanner {
  /// Skips comments and the white space beyond JSON's.
  mutating func skipLenientSpace() throws(Failure) {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09, 0x0B, 0x0C: offset += 1
      case 0xC2 where follows(0xA0): offset += 2
      case 0xEF where follows(0xBB, 0xBF): offset += 3
      case 0xE2 where follows(0x80, 0xA8) || follows(0x80, 0xA9): offset += 3
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private func follows(_ others: UInt8...) -> Bool {
    bytes.dropFirst(offset + 1).prefix(others.count).elementsEqual(others)
  }

  private mutating func skipComment() throws(Failure) {
    let start = offset
    if follows(UInt8(ascii: "/")) {
      while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    } else if follows(UInt8(ascii: "*")) {
      offset += 2
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "*") || !follows(UInt8(ascii: "/")) {
        offset += 1
      }
      guard offset < bytes.count else { throw failure("a comment begins here and does not end", at: start) }
      offset += 2
    } else {
      throw failure("\(found) where a value, a key or a comment should stand")
    }
  }

  /// A key without quotes: letters, digits, `$`, `_`, and what is beyond ASCII.
  mutating func scanBareKey() throws(Failure) {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x80 {
        try scanMultibyte()
      } else if byte.isLetter || byte.isDigit || "$_".utf8.contains(byte) {
        offset += 1
      } else {
        break
      }
    }
    guard offset > start else { throw failure("\(found) where a key should stand") }
    // Marked as one with escapes, so that no one takes its length for that of a string in quotes.
    appendLeaf(.string, start: start, hasEscapes: true)
    tokens[tokens.count - 1].isBare = true
  }

  /// A number with a plus, in hexadecimal, or with its point at an end.
  mutating func scanLenientNumber() throws(Failure) {
    let start = offset
    if bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    if offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "0"),
      bytes[offset + 1] | 0x20 == UInt8(ascii: "x")
    {
      offset += 2
      let digits = offset
      while offset < bytes.count, JSONEscape.digit(bytes[offset]) != nil { offset += 1 }
      guard offset > digits else { throw failure("\(found) where a digit of a number should stand") }
      return appendLeaf(.number, start: start)
    }
    let whole = skipDigits()
    var fraction = 0
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else {
      let isWord =
        offset < bytes.count && (bytes[offset] == UInt8(ascii: "I") || bytes[offset] == UInt8(ascii: "N"))
      throw failure(
        isWord ? "Infinity and NaN are no numbers here" : "\(found) where a digit of a number should stand")
    }
    try scanExponent()
    appendLeaf(.number, start: start)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while isDigit { offset += 1 }
    return offset - start
  }

  /// An escape that JSON does not have; `offset` stands behind its backslash.
  mutating func scanLenientEscape(from start: Int) throws(Failure) {
    switch bytes[offset] {
    case UInt8(ascii: "x"): _ = try scanHexadecimal(2, "two", from: start)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      throw failure("a backslash must not be followed by a digit other than 0", at: start)
    case 0x0D: offset += follows(0x0A) ? 2 : 1
    case 0x80...: try scanMultibyte()
    default: offset += 1
    }
  }
}

extension JSONEscape {
  /// Decodes what stands behind a backslash in JSON5 and is none of JSON's escapes.
  ///
  /// - Returns: How many bytes it takes.
  static func appendLenient(_ rest: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
    guard let first = rest.first else { return 0 }
    let next = rest.startIndex + 1
    switch first {
    case UInt8(ascii: "x") where rest.count > 2:
      let code = hexadecimal(rest[next..<next + 2])
      if let scalar = Unicode.Scalar(code) { result.append(contentsOf: Array(String(scalar).utf8)) }
      return 3
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "0"): result.append(0)
    // A line that goes on.
    case 0x0D: return rest.count > 1 && rest[next] == 0x0A ? 2 : 1
    case 0x0A: break
    default: result.append(first)
    }
    return 1
  }
}

extension JSONNumber {
  /// Whether a number that was read leniently is one of JSON's too.
  static func isStrict(_ text: ArraySlice<UInt8>) -> Bool {
    var scanner = JSONScanner(bytes: Array(text))
    return scanner.scan() == nil && scanner.tokens.count == 1
  }
}
