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

/// How many columns of a terminal text takes.
enum DisplayWidth {
  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Two for East Asian wide characters and emoji, none for combining marks, one for the rest. Where
  /// terminals disagree the larger number counts, so that a line never wraps.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Blocks of the classes W and F in Unicode's EastAsianWidth.txt, in whole blocks.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3040...0x33FF, 0x3400...0x4DBF, 0x4DC0...0xA4CF,
    0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D37F, 0x1F000...0x1FAFF, 0x20000...0x3FFFD,
  ]
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
