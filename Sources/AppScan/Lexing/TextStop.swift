/// Where the plain text of a string with `$` interpolation stops, and what stands there.
struct TextStop {
  enum Kind {
    /// The quotes that end it.
    case quotes
    /// `$name`.
    case name
    /// `${`.
    case brace
    /// The end of the line or of the file: the string never ends.
    case broken
  }

  let kind: Kind
  /// The offset at which the text stops.
  let index: Int
  /// The offset after the name or brace.
  let end: Int

  /// Looks for it from an offset in a string.
  static func find(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ frame: DollarLexer.Frame) -> TextStop
  {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == frame.quote, endsText(bytes, index, frame) {
        return TextStop(kind: .quotes, index: index, end: index)
      }
      if byte == 0x0A, frame.quotes == 1 { return TextStop(kind: .broken, index: index, end: index) }
      if byte == UInt8(ascii: "$"), frame.interpolates, index + 1 < bytes.count {
        if bytes[index + 1] == UInt8(ascii: "{") {
          return TextStop(kind: .brace, index: index, end: index + 2)
        }
        let end = nameEnd(bytes, index + 1)
        if end > index + 1 { return TextStop(kind: .name, index: index, end: end) }
      }
      index += byte == UInt8(ascii: "\\") && frame.escapes ? 2 : 1
    }
    return TextStop(kind: .broken, index: bytes.count, end: bytes.count)
  }

  /// Three quotes end a long string, but of more than three the last three: `""""` ends with a quote in it.
  private static func endsText(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ frame: DollarLexer.Frame
  ) -> Bool {
    guard frame.quotes == 3 else { return true }
    guard index + 2 < bytes.count, bytes[index + 1] == frame.quote, bytes[index + 2] == frame.quote else {
      return false
    }
    return frame.escapes || index + 3 >= bytes.count || bytes[index + 3] != frame.quote
  }

  private static func nameEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let letter = bytes[index] | 0x20
      let isLetter = letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") && bytes[index] < 0x80
      let isDigit = bytes[index] >= UInt8(ascii: "0") && bytes[index] <= UInt8(ascii: "9")
      guard isLetter || bytes[index] == UInt8(ascii: "_") || isDigit && index > start else { break }
      index += 1
    }
    return index
  }
}
