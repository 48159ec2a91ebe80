/// Parts that are read as one text, because no reader looks into them: selectors, values of other properties,
/// Tailwind's classes. Most of a style sheet is that.
extension CSSLexer {
  /// Whether a declaration may begin behind the last token.
  var followsDeclaration: Bool {
    guard let last = buffer.tokens.last else { return true }
    switch bytes[Int(last.start)] {
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    default: return false
    }
  }

  /// The value of a property unrelated to motion, as one text where nothing in it has to be understood.
  mutating func plainValue() {
    let colon = index
    index += 1
    buffer.add(.symbol, colon, index)
    plainText(CSSByteClass.plain)
  }

  /// The part before the next semicolon or closing brace as one text, if it has only such bytes.
  mutating func plainText(_ plain: [Bool]) {
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
  mutating func selector() -> Bool {
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

/// The token that a byte begins in CSS, and whether it may go on a name (the lowest bit).
enum CSSByteClass {
  static let space: UInt8 = 0
  static let newline: UInt8 = 1
  static let letter: UInt8 = 2
  static let digit: UInt8 = 3
  static let quote: UInt8 = 4
  static let open: UInt8 = 5
  static let close: UInt8 = 6
  static let other: UInt8 = 7

  /// One entry for each byte.
  static let table: [UInt8] = (0...255).map { (byte: UInt8) in entry(byte) }

  /// The bytes of values that say the same however they are split: names, numbers, white space and what joins them.
  static let plain: [Bool] = (0...255).map { (byte: UInt8) in
    byte != CSSLexer.hole && (byte <= 0x20 || entry(byte) & 1 != 0) || Array(",.%#!+*".utf8).contains(byte)
  }

  /// The bytes of Tailwind's classes and of selectors.
  static let classLists: [Bool] = (0...255).map { (byte: UInt8) in
    plain[Int(byte)] || Array(":[]()/&>~=_^<|".utf8).contains(byte)
  }

  /// The bytes with which a selector begins, and no declaration does.
  static let selectors: [Bool] = (0...255).map { (byte: UInt8) in Array(".#&*:>+~[".utf8).contains(byte) }

  private static func entry(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x20, 0x09, 0x0D, 0x0C: space << 1
    case 0x0A: newline << 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      0x80...:
      letter << 1 | 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit << 1 | 1
    case UInt8(ascii: "-"): other << 1 | 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quote << 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open << 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close << 1
    default: other << 1
    }
  }
}
