extension String {
  /// The text with every character that a terminal would obey or hide written as `\u{…}`: control characters,
  /// line separators and the bidirectional controls that let a text show something else than it says
  /// (Unicode Technical Report 36, CVE-2021-42574).
  package var visible: String { isPlain ? self : escapingInvisible(keepingLines: false) }

  /// The same for text of several lines: line feeds stay.
  package var visibleLines: [String] {
    if isPlain { return [self] }
    return escapingInvisible(keepingLines: true).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// Most text is, and long tables are made of it.
  private var isPlain: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

  private func escapingInvisible(keepingLines: Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where keepingLines: result += "\n"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += " "
      default: result += scalar.isInvisible ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether the scalar controls a terminal, separates lines or changes the direction of writing.
  package var isInvisible: Bool {
    switch self {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
      "\u{2066}"..."\u{2069}", "\u{FEFF}":
      true
    default: false
    }
  }
}
