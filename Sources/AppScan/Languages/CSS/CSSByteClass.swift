/// What a byte begins in CSS, and whether it may go on a name (the lowest bit).
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
