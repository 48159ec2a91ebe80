import PlainText
import StrictJSON

/// Texts of people inside of code.
enum SafeText {
  /// Signs that end a comment, a script or a literal in some language, or start something else.
  private static let dangerous = ["*/", "/*", "</", "-->", "--!>", "<!--", "${", "#{", "\\("].map {
    Array($0.utf8)
  }

  /// A text on one line, what cannot be seen escaped, and every dangerous sign parted by a blank.
  static func inComment(_ text: String) -> String {
    if isHarmless(text) { return text }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").visible
    var bytes = Array(line.utf8)
    for sign in dangerous { part(sign, in: &bytes) }
    // A backslash at the end would join the next line to the comment.
    if bytes.last == UInt8(ascii: "\\") { bytes += Array(" .".utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text is already what it would become, as most are: a look at each byte, since a large export is
  /// made of comments.
  private static func isHarmless(_ text: String) -> Bool {
    text.withBytes { bytes in
      var last: UInt8 = 0
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7F, !mayEndSign(byte, after: last) else { return false }
        last = byte
      }
      return true
    }
  }

  /// Whether two bytes are the beginning or the end of a dangerous sign, or a backslash.
  private static func mayEndSign(_ byte: UInt8, after last: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"): true
    case UInt8(ascii: "/"): last == UInt8(ascii: "*") || last == UInt8(ascii: "<")
    case UInt8(ascii: "*"): last == UInt8(ascii: "/")
    case UInt8(ascii: "-"): last == UInt8(ascii: "-")
    case UInt8(ascii: "{"): last == UInt8(ascii: "$") || last == UInt8(ascii: "#")
    default: false
    }
  }

  /// Puts a blank behind the first byte of each occurrence. Bytes and not characters, because those who read the
  /// file see the sign also where an accent follows it.
  private static func part(_ sign: [UInt8], in bytes: inout [UInt8]) {
    var start = 0
    while let offset = bytes[start...].offset(of: sign) {
      bytes.insert(UInt8(ascii: " "), at: start + offset + 1)
      start += offset + sign.count + 1
    }
  }
}

/// How a language writes a comment.
enum CommentStyle {
  /// `// …`
  case slashes
  /// `/// …`
  case documentation
  /// `/* … */`
  case block
  /// `<!-- … -->`
  case markup

  /// A comment of one line.
  func line(_ text: String) -> String {
    let text = SafeText.inComment(text)
    return switch self {
    case .slashes: "// " + text
    case .documentation: "/// " + text
    case .block: "/* " + text + " */"
    case .markup: "<!-- " + text + " -->"
    }
  }
}
