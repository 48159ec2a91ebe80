import PlainText

extension JSONWriter {
  /// The canonical text of a number: the shortest decimal that reads back to the same double, without `.0`.
  public static func text(of number: Double) -> String {
    number.isFinite ? DecimalText.exact(number) : "null"
  }

  mutating func appendNumber(_ number: Double) { append(Self.text(of: number)) }

  /// Escapes what RFC 8259 asks for, and the line separators and bidirectional controls that would let a text
  /// show something else than it says.
  mutating func quote(_ text: String) {
    append(byte: UInt8(ascii: "\""))
    var text = text
    let count = text.withUTF8 { appendPlain($0) }
    if count < text.utf8.count {
      for scalar in text[text.utf8.index(text.startIndex, offsetBy: count)...].unicodeScalars {
        append(escaping: scalar)
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends a text up to what is no ASCII or a control character, and says how many bytes of it that are: most is
  /// plain, and lines of it are.
  private mutating func appendPlain(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var start = 0
    while true {
      var end = start
      while end < text.count, Self.isPlain(text[end]) { end += 1 }
      append(bytes: UnsafeBufferPointer(rebasing: text[start..<end]))
      guard end < text.count else { return end }
      switch text[end] {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      default: return end
      }
      start = end + 1
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case "\u{8}": append("\\b")
    case "\u{C}": append("\\f")
    default: append(scalar.isInvisible ? "\\u" + scalar.value.hexadecimal(4) : String(scalar))
    }
  }
}
