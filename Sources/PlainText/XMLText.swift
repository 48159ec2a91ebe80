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
