extension SwiftLexer {
  /// A number sign: a raw string, a raw regex, or the sign of `#if` and `#Preview`.
  mutating func hash() {
    var hashes = 0
    while byte(index + hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(index + hashes) {
    case UInt8(ascii: "\""): string(hashes: hashes)
    case UInt8(ascii: "/"): rawRegex(hashes: hashes)
    default:
      buffer.add(.symbol, index, index + hashes)
      index += hashes
    }
  }

  /// A string literal. One without interpolations is one token.
  mutating func string(hashes: Int) {
    let start = index
    let quotes = start + hashes
    let quote = UInt8(ascii: "\"")
    let isMultiline = byte(quotes + 1) == quote && byte(quotes + 2) == quote
    let literal = SwiftStringLiteral(hashes: hashes, isMultiline: isMultiline, outerDepth: depth)
    index = quotes + (isMultiline ? 3 : 1)
    let stop = skipText(literal)
    if stop == .interpolation {
      buffer.open(closedBy: quote, start, start + literal.delimiterLength)
      interpolation(literal, textFrom: start + literal.delimiterLength)
    } else {
      buffer.add(.string, start, index)
    }
  }

  /// Goes on with a string behind an interpolation.
  mutating func resume(_ literal: SwiftStringLiteral) {
    depth = literal.outerDepth
    let start = index
    switch skipText(literal) {
    case .interpolation: interpolation(literal, textFrom: start)
    case .end:
      let end = index - literal.delimiterLength
      if end > start { buffer.add(.text, start, end) }
      buffer.close(UInt8(ascii: "\""), end, index)
    case .unended:
      if index > start { buffer.add(.text, start, index) }
    }
  }

  /// Opens the interpolation at `index`, whose backslash and number signs belong to its bracket.
  private mutating func interpolation(_ literal: SwiftStringLiteral, textFrom start: Int) {
    if index > start { buffer.add(.text, start, index) }
    let end = index + literal.hashes + 2
    buffer.open(closedBy: UInt8(ascii: ")"), index, end)
    index = end
    strings.append(literal)
    depth = 0
  }

  private enum Stop { case end, interpolation, unended }

  /// Moves behind the string's end, or to its next interpolation. A string on one line ends with the line at the
  /// latest, so that a missing quote does not swallow the file.
  private mutating func skipText(_ literal: SwiftStringLiteral) -> Stop {
    while index < count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        guard hasHashes(literal.hashes, at: index + 1) else {
          index += 1
          continue
        }
        if byte(index + 1 + literal.hashes) == UInt8(ascii: "(") { return .interpolation }
        index += 1 + literal.hashes
        // What is escaped is skipped, but never the end of a line.
        if index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case UInt8(ascii: "\""):
        guard ends(literal) else {
          index += 1
          continue
        }
        index += literal.delimiterLength
        return .end
      case 0x0A, 0x0D:
        if !literal.isMultiline { return .unended }
        index += 1
      default: index += 1
      }
    }
    return .unended
  }

  private func ends(_ literal: SwiftStringLiteral) -> Bool {
    guard literal.isMultiline else { return hasHashes(literal.hashes, at: index + 1) }
    let quote = UInt8(ascii: "\"")
    return byte(index + 1) == quote && byte(index + 2) == quote && hasHashes(literal.hashes, at: index + 3)
  }

  func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
    for number in 0..<hashes where byte(offset + number) != UInt8(ascii: "#") { return false }
    return true
  }
}
