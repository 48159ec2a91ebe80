extension SwiftLexer {
  /// A slash: a comment, a regex literal, or an operator.
  mutating func slash() {
    switch byte(index + 1) {
    case UInt8(ascii: "/"): lineComment()
    case UInt8(ascii: "*"): blockComment()
    default:
      if let end = regexEnd() {
        buffer.add(.string, index, end)
        index = end
      } else {
        let length = byte(index + 1) == UInt8(ascii: "=") ? 2 : 1
        buffer.add(.symbol, index, index + length)
        index += length
      }
    }
  }

  private mutating func lineComment() {
    let start = index
    while index < count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    buffer.comment(bytes, start, index)
  }

  /// Comments of this kind nest.
  private mutating func blockComment() {
    let start = index
    var open = 1
    index += 2
    while index < count, open > 0 {
      switch bytes[index] {
      case UInt8(ascii: "/") where byte(index + 1) == UInt8(ascii: "*"):
        open += 1
        index += 2
      case UInt8(ascii: "*") where byte(index + 1) == UInt8(ascii: "/"):
        open -= 1
        index += 2
      case 0x0A, 0x0D:
        buffer.endLine()
        index += 1
      default: index += 1
      }
    }
    buffer.comment(bytes, start, min(index, count))
  }

  /// Where the regex literal at `index` ends; nil for an operator. A regex stands where a value is expected, does
  /// not begin with white space, and ends on its line (SE-0354).
  private func regexEnd() -> Int? {
    let next = byte(index + 1)
    guard next > 0x20, next != UInt8(ascii: "="), expectsValue else { return nil }
    var offset = index + 1
    while offset < min(count, index + Self.longestRegex) {
      switch bytes[offset] {
      case 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): offset += 2
      case UInt8(ascii: "/"):
        let last = bytes[offset - 1]
        return last == 0x20 || last == 0x09 ? nil : offset + 1
      default: offset += 1
      }
    }
    return nil
  }

  /// Longer lines are no regex; also what keeps a line of slashes linear.
  private static let longestRegex = 1000

  /// Whether a value may begin here: behind an operator, an opening bracket or a keyword.
  private var expectsValue: Bool {
    guard let last = buffer.tokens.last else { return true }
    switch last.kind {
    case .open: return true
    case .symbol:
      let byte = bytes[Int(last.start)]
      return byte != UInt8(ascii: "?") && byte != UInt8(ascii: "!") && byte != UInt8(ascii: ".")
    case .identifier: return SwiftKeyword.beforeValue.contains(word(last))
    default: return false
    }
  }

  private func word(_ token: Token) -> String {
    guard token.end - token.start <= 8 else { return "" }
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// `#/…/#`, which may go over several lines.
  mutating func rawRegex(hashes: Int) {
    let start = index
    index += hashes + 1
    while index < count {
      if bytes[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        index += hashes + 1
        break
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, count)
    buffer.add(.string, start, index)
  }
}
