/// What is read as one text, because no reader looks into it: selectors, values of other properties, Tailwind's
/// classes. Most of a style sheet is that.
extension CSSLexer {
  /// Whether a declaration may begin behind the last token.
  func followsDeclaration(_ buffer: TokenBuffer) -> Bool {
    guard let last = buffer.tokens.last else { return true }
    switch bytes[Int(last.start)] {
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    default: return false
    }
  }

  /// The value of a property that is none of motion, as one text where nothing in it has to be understood.
  mutating func plainValue(_ buffer: inout TokenBuffer) {
    let colon = index
    index += 1
    buffer.add(.symbol, colon, index)
    plainText(&buffer, CSSByteClass.plain)
  }

  /// What stands before the next semicolon or closing brace as one text, if it has nothing but some bytes.
  mutating func plainText(_ buffer: inout TokenBuffer, _ plain: [Bool]) {
    var start = index
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    var end = start
    while end < bytes.count, plain[Int(bytes[end])], !startsComment(end) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";") || bytes[end] == UInt8(ascii: "}") else {
      return
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    guard end > start else { return }
    buffer.add(.text, start, end)
    index = end
  }

  private func startsComment(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "/")
      && (byte(offset + 1) == UInt8(ascii: "*") || byte(offset + 1) == UInt8(ascii: "/"))
  }

  /// A selector up to its brace; false where something in it has to be understood.
  mutating func selector(_ buffer: inout TokenBuffer) -> Bool {
    var end = index + 1
    while end < bytes.count, CSSByteClass.classLists[Int(bytes[end])], !startsComment(end) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "{"), bytes[end - 1] != UInt8(ascii: "#") else {
      return false
    }
    while end > index + 1, bytes[end - 1] <= 0x20 { end -= 1 }
    buffer.add(.text, index, end)
    index = end
    return true
  }
}
