/// The source of `Embedded.<property>`.
func table(named property: String, of entries: [(path: String, text: String)]) -> String {
  var source = """
    // Written by embed-files at every change of the folder.

    extension Embedded {
      /// The files of the folder, sorted by path.
      public static let \(property): [EmbeddedFile] = [

    """
  for entry in entries {
    source += "    EmbeddedFile(path: \(literal(entry.path)), text: \(literal(entry.text))),\n"
  }
  return source + "  ]\n}\n"
}

/// A Swift literal of exactly this text. All but printable ASCII is escaped: in a raw or multi-line literal
/// the compiler would take CR LF for LF, and NUL and the byte order mark have no way in at all.
func literal(_ text: String) -> String {
  var literal = "\""
  literal.reserveCapacity(text.utf8.count + text.utf8.count / 8)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": literal += "\\n"
    case "\"": literal += "\\\""
    case "\\": literal += "\\\\"
    case " "..."~": literal.unicodeScalars.append(scalar)
    default: literal += "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return literal + "\""
}
