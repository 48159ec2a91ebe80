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
      index += 1
      guard escape == UInt8(ascii: "u") else {
        result.append(simple(escape))
        continue
      }
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

  private static func simple(_ escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: escape
    }
  }
}
