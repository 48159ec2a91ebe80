/// Numbers in sentences.
enum TypedNumber {
  /// A number as people type it: 2, not 2.0.
  static func text(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
