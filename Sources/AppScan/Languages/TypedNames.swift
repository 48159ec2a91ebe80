/// Names that stand behind their types, as Dart and Java declare them: `Duration fast = …`, `int count,`.
extension Source {
  /// Whether the name at an index is declared there.
  func isTyped(_ name: Int) -> Bool { isType(name - 1) && endsName(name + 1) }

  /// Whether a type ends with the token at an index.
  func isType(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier: !matches(index, oneOf: Self.keywords)
    case .symbol where matches(index, "?") && language == .dart:
      kind(index - 1) == .identifier && tokens[index].start == tokens[index - 1].end
    case .symbol where matches(index, ">"): callName(before: index + 1) != nil
    default: false
    }
  }

  private func endsName(_ index: Int) -> Bool {
    switch kind(index) {
    case .symbol:
      matches(index, oneOf: ["=", ";", ",", "=>"]) || language == .java && matches(index, ":")
    case .close: true
    case .identifier: matches(index, "in")
    default: false
    }
  }

  /// Words before a name that is used, not declared.
  private static let keywords: [StaticString] = [
    "return", "await", "throw", "new", "const", "in", "is", "as", "case", "else", "yield", "assert", "import",
    "export", "part", "on", "with", "extends", "implements", "show", "hide", "library", "default", "of",
    "class", "enum", "async", "instanceof", "package", "throws",
  ]
}
