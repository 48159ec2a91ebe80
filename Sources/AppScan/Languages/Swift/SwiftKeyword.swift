/// Words of the language that readers must not take for names.
enum SwiftKeyword {
  /// Those behind which a value begins.
  static let beforeValue: Set<String> = [
    "return", "in", "case", "if", "else", "while", "guard", "where", "try", "await", "throw", "switch", "do",
    "yield", "is", "as", "repeat", "consume", "copy",
  ]

  /// Those behind which a new name stands.
  static let beforeName: [StaticString] = [
    "func", "let", "var", "struct", "class", "enum", "extension", "protocol", "actor", "typealias", "case",
  ]

  /// Whether a token is one behind which a value begins.
  static func isBeforeValue(_ source: Source, _ index: Int) -> Bool {
    guard source.kind(index) == .identifier else { return false }
    let token = source.tokens[index]
    return token.end - token.start <= 8 && beforeValue.contains(source.text(index))
  }
}
