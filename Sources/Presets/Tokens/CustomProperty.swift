import PlainText

/// A custom property of CSS for which a value stands in, `var(--fast, 200ms)`.
enum CustomProperty {
  /// The value that stands in, of several the innermost; nil for a text that is no such property or has none.
  static func standIn(_ text: String) -> String? {
    guard text.utf8.count <= 1000 else { return nil }
    var found: String?
    var text = text
    while let inner = value(in: text) { (found, text) = (inner, inner) }
    return found
  }

  private static func value(in text: String) -> String? {
    guard text.lowercased().hasPrefix("var(--"), text.hasSuffix(")") else { return nil }
    let parts = String(text.dropFirst(4).dropLast()).split(outsideBracketsAt: ",")
    let value = parts.dropFirst().joined(separator: ",")
    var depth = 0
    for byte in value.utf8 where depth >= 0 {
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
    }
    return parts.count > 1 && depth == 0 ? value.trimmingSpaces : nil
  }
}
