/// Texts of people as literals and keys.
enum TypeScriptText {
  /// A literal of letters, digits and the plainest signs; everything else is escaped, so that no text ends a
  /// literal, a comment or a script.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      if isPlain(scalar) {
        literal.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 { literal += escaped(unit) }
      }
    }
    return literal + "\""
  }

  /// A key: an identifier as it is, anything else as a literal.
  static func key(_ text: String) -> String {
    // `"__proto__": …` would set the object's prototype instead (ECMA-262, B.3.1).
    if text == "__proto__" { return "[\"__proto__\"]" }
    return isIdentifier(text) ? text : literal(text)
  }

  /// Whether a text is an identifier of ASCII letters, digits and underscores.
  static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isDigit(first) else { return false }
    return text.utf8.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isWordOrBlank(scalar) || "._-,:;()%+=".unicodeScalars.contains(scalar) }
    return scalar.properties.isAlphabetic
  }

  private static func isWordOrBlank(_ scalar: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: scalar.value)
    return scalar == " " || isDigit(byte) || isLetter(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func escaped(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
