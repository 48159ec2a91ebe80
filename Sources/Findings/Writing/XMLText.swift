import StrictJSON

extension String {
  /// The text as XML 1.0 character data or as the value of an attribute in double quotes.
  ///
  /// White space other than the space is written as references, so that attributes keep it (section 3.3.3);
  /// what section 2.2 forbids even as a reference is dropped; invisible characters are written as references.
  var xmlEscaped: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += reference(to: scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": continue
      default: result += scalar.isInvisible ? reference(to: scalar) : String(scalar)
      }
    }
    return result
  }

  private func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }
}
