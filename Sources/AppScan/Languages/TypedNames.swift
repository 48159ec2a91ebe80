/// Names that stand behind their types, as Dart and Java declare them: `Duration fast = …`, `int count,`.
extension Source {
  /// Whether the name at an index is declared there.
  func isTyped(_ name: Int) -> Bool { isType(name - 1) && endsName(name + 1) }

  /// The names in round brackets that stand there without types, up to the first that has one: `(a, b) =>`.
  func plainNames(_ opening: Int) -> [Int] {
    let plain = arguments(opening).prefix(ScanLimits.names).map(\.value).prefix { parameter in
      parameter.count == 1 && kind(parameter.lowerBound) == .identifier
    }
    return plain.map(\.lowerBound)
  }

  /// The names that the file sets behind their declarations.
  /// - Parameter keeps: Whether what a name is set to there leaves its value what it is.
  func changedNames(unless keeps: (Int) -> Bool = { _ in false }) -> Set<String> {
    let changing: [StaticString] = ["??=", "+=", "-=", "*=", "/=", "%=", "++", "--"]
    let changed = tokens.indices.filter { index in
      guard kind(index) == .identifier else { return false }
      return matches(index + 1, oneOf: changing) || matches(index - 1, "++", "--")
        || matches(index + 1, "=") && !isType(index - 1)
    }
    return Set(changed.filter { !keeps($0) }.map { text($0) })
  }

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
