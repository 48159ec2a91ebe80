import PlainText

/// Text that is safe on one line of a terminal, whatever it was made of.
enum PrintableText {
  /// Drops what would move the cursor, change the direction of the text or join characters into one of
  /// unknown width; in ASCII each other character that has no 7-bit form becomes a question mark.
  static func cleaned(_ text: String, asciiOnly: Bool) -> String {
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where isPrintable(scalar) {
      if !asciiOnly || scalar.isASCII {
        cleaned.append(scalar)
      } else if DisplayWidth.columns(of: scalar) > 0 {
        cleaned.append("?")
      }
    }
    return String(cleaned)
  }

  /// At most so many columns, the last of them an ellipsis where something is missing.
  static func truncated(_ text: String, columns limit: Int, asciiOnly: Bool) -> String {
    guard DisplayWidth.columns(of: text) > limit else { return text }
    let ellipsis = asciiOnly ? "..." : "…"
    let room = limit - DisplayWidth.columns(of: ellipsis)
    guard room >= 0 else { return String(repeating: ".", count: max(0, limit)) }
    var kept = String.UnicodeScalarView()
    var columns = 0
    for scalar in text.unicodeScalars {
      columns += DisplayWidth.columns(of: scalar)
      if columns > room { break }
      kept.append(scalar)
    }
    return String(kept) + ellipsis
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isVariationSelector || scalar.properties.isDefaultIgnorableCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .unassigned: return false
    default: return true
    }
  }
}

/// Text that may stand in an XML document, whatever it was made of.
enum XMLText {
  /// Drops what the Char production of XML 1.0 forbids, control characters, noncharacters and what would
  /// reverse the direction of the text around it. Line feeds and tabs become spaces.
  static func cleaned(_ text: String) -> String {
    var cleaned = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: cleaned.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: continue
      case let value where value & 0xFFFE == 0xFFFE: continue
      default: cleaned.append(scalar)
      }
    }
    return String(cleaned)
  }
}
