extension String {
  /// The text with every character that a terminal would obey or hide written as `\u{…}`: control characters,
  /// line separators and the bidirectional controls that let a text show something else than it says
  /// (Unicode Technical Report 36, CVE-2021-42574).
  package var visible: String { isPlain ? self : escapingInvisible(keepingLines: false) }

  /// The visible text of several lines: line feeds stay.
  package var visibleLines: [String] {
    if isPlain { return [self] }
    return escapingInvisible(keepingLines: true).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The visible text of several lines that may come to stand in the log of a workflow: no line of it is a command to
  /// the runner. GitHub takes a line for one that begins with `::`, blanks aside, and `##[` anywhere
  /// (github.com/actions/runner, ActionCommand); Azure takes `##vso[`.
  package var loggable: String { visibleLines.map { $0.withoutCommand }.joined(separator: "\n") }

  /// The loggable text of one line: line feeds are escaped too.
  package var loggableLine: String { visible.withoutCommand }

  /// The text without the beginning of such a command; it must be visible already.
  package var withoutCommand: String {
    guard hasPair(UInt8(ascii: ":")) || hasPair(UInt8(ascii: "#")) else { return self }
    return withoutCommandMarks.replacingCommandStart(with: "\\u{3a}")
  }

  /// The line with another text for the first colon of `::` at its beginning.
  ///
  /// Characters that show nothing count as blanks: .NET, in which the runners are written, passes them over when it
  /// compares text by the rules of a language, and a reader sees a line that begins with the colons.
  func replacingCommandStart(with text: String) -> String {
    var scalars = unicodeScalars
    let start = scalars.firstIndex {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
    }
    guard let start, scalars[start...].starts(with: "::".unicodeScalars) else { return self }
    scalars.replaceSubrange(start...start, with: text.unicodeScalars)
    return String(scalars)
  }

  /// The text without the marks that count anywhere in a line.
  package var withoutCommandMarks: String {
    guard hasPair(UInt8(ascii: "#")) else { return self }
    // By bytes: of characters, a combining mark behind the bracket makes another one of it.
    let bytes = Array(utf8)
    var result: [UInt8] = []
    for index in bytes.indices {
      let isMark = Self.commandMarks.contains { bytes[index...].starts(with: $0.utf8) }
      if isMark { result += "\\u{23}".utf8 } else { result.append(bytes[index]) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let commandMarks = ["##[", "##vso["]

  /// Whether a byte stands twice in a row: long reports are made of lines in which none does.
  private func hasPair(_ byte: UInt8) -> Bool {
    withBytes { bytes in zip(bytes, bytes.dropFirst()).contains { $0 == byte && $1 == byte } }
  }

  /// Most text is, and long tables are made of it.
  private var isPlain: Bool { withBytes { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } } }

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

extension String {
  /// The text as XML 1.0 character data or as the value of an attribute in double quotes.
  ///
  /// White space other than the space is written as references, so that attributes keep it (section 3.3.3);
  /// what section 2.2 forbids even as a reference is dropped; invisible characters are written as references.
  /// Works scalar by scalar: a combining mark after `<` makes one character of both, which would slip through.
  package var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      case _ where scalar.isInvisible: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text as one line of XML character data, as ``xmlEscaped``, that no workflow takes for a command where it
  /// begins a line: the mark is written as a reference then, and read back whole.
  package var xmlLine: String { xmlEscaped.replacingCommandStart(with: "&#58;") }
}
