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
