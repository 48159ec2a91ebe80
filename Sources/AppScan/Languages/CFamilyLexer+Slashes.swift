/// Comments and regular expressions.
extension CFamilyLexer {
  /// A slash: a comment, a regular expression, or an operator.
  mutating func slash() {
    if comment() { return }
    let start = index
    switch profile.regex {
    case .swift:
      if let end = swiftRegexEnd() {
        index = end
        return add(.string, from: start)
      }
    case .javaScript:
      if !value.ends, let end = javaScriptRegexEnd() {
        index = end
        value.end()
        return add(.text, from: start)
      }
    case nil: break
    }
    symbol()
  }

  /// Goes behind a comment, if one begins here.
  mutating func comment() -> Bool {
    let start = index
    switch byte(1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return false
    }
    buffer.comment(bytes, start, index)
    return true
  }

  mutating func skipLine() {
    while index < bytes.count, classes[Int(bytes[index])] != .newline { index += 1 }
  }

  private mutating func skipBlockComment() {
    var open = 1
    index += 2
    while index < bytes.count, open > 0 {
      switch bytes[index] {
      case UInt8(ascii: "*") where byte(1) == UInt8(ascii: "/"):
        open -= 1
        index += 2
      case UInt8(ascii: "/") where profile.nestsComments && byte(1) == UInt8(ascii: "*"):
        open += 1
        index += 2
      case 0x0A, 0x0D:
        if classes[Int(bytes[index])] == .newline { buffer.endLine() }
        index += 1
      default: index += 1
      }
    }
    index = min(index, bytes.count)
  }

  /// Where the regex literal of Swift ends that begins here; nil for an operator. A regex stands where a value is
  /// expected, does not begin with white space, and ends on its line (SE-0354).
  private func swiftRegexEnd() -> Int? {
    guard byte(1) > 0x20, byte(1) != UInt8(ascii: "="), expectsValue else { return nil }
    var offset = index + 1
    while offset < min(bytes.count, index + ScanLimits.regexBytes) {
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

  /// Whether a value may begin here: behind an operator, an opening bracket or a keyword.
  private var expectsValue: Bool {
    guard let last = buffer.tokens.last else { return true }
    switch last.kind {
    case .open: return true
    case .symbol:
      let byte = bytes[Int(last.start)]
      return byte != UInt8(ascii: "?") && byte != UInt8(ascii: "!") && byte != UInt8(ascii: ".")
    case .identifier: return SwiftKeyword.isBeforeValue(bytes, last)
    default: return false
    }
  }

  /// A number sign: a raw string, a raw regex, or the sign of `#if` and `#Preview`.
  mutating func hash() {
    let start = index
    var hashes = 1
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(hashes) {
    case UInt8(ascii: "\""): string(start, quoteAt: start + hashes, hashes: hashes)
    case UInt8(ascii: "/"): rawRegex(hashes: hashes)
    default:
      index += hashes
      add(.symbol, from: start)
    }
  }

  /// `#/…/#`, which may go over several lines.
  private mutating func rawRegex(hashes: Int) {
    let start = index
    index += hashes + 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), hasHashes(hashes, at: index + 1) {
        index += hashes + 1
        break
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    add(.string, from: start)
  }

  /// The offset behind the regular expression of JavaScript that begins here, with its flags; nil when none ends on
  /// the line.
  private mutating func javaScriptRegexEnd() -> Int? {
    guard index >= regexLimit else { return nil }
    var offset = index + 1
    var isInClass = false
    while offset < bytes.count, bytes[offset] != 0x0A {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        offset += 1
        while offset < bytes.count, classes[Int(bytes[offset])] == .name { offset += 1 }
        return offset
      default: break
      }
      offset += 1
    }
    regexLimit = offset
    return nil
  }
}
