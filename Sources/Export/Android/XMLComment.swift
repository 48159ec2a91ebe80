/// Comments of XML, which are stricter than HTML's.
enum XMLComment {
  static let declaration = #"<?xml version="1.0" encoding="utf-8"?>"#

  /// A comment of one line. Two dashes may not stand in it (XML 1.0, 2.5), nor what is no character (2.2).
  static func line(_ text: String) -> String {
    var safe = SafeText.inComment(text)
    while safe.contains("--") { safe = safe.replacing("--", with: "- -") }
    if safe.utf8.contains(where: { $0 >= 0x80 }) {
      let scalars = safe.unicodeScalars.map { $0.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : $0 }
      safe = String(String.UnicodeScalarView(scalars))
    }
    return CommentStyle.markup.line(safe)
  }
}
