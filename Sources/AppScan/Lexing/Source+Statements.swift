extension Source {
  /// The index behind the statement that a token belongs to: its `;` or `,`, the bracket that closes what is
  /// around it, or the first token of a line that does not go on with it. The start itself when the statement is
  /// longer than a value that anybody could read.
  func statementEnd(_ start: Int, _ limit: Int? = nil) -> Int {
    let end = min(limit ?? count, count)
    var index = start
    for _ in 0..<96 {
      guard index < end else { return end }
      switch kind(index) {
      case .open:
        guard let closing = partner(index) else { return index }
        index = closing
      case .close: return index
      case .symbol where first(index) == UInt8(ascii: ";") || first(index) == UInt8(ascii: ","): return index
      default: break
      }
      index += 1
      if language != .dart, index < end, startsLine(index), !continues(index) { return index }
    }
    return start
  }

  /// Whether the first token of a line goes on with the line before.
  private func continues(_ index: Int) -> Bool {
    if kind(index) == .symbol {
      return first(index) != UInt8(ascii: "@")
    }
    if matches(index, "else") || matches(index, "as") { return true }
    return kind(index - 1) == .symbol && !matches(index - 1, "!!") || matches(index - 1, "else")
  }

  /// The values that are assigned to some names directly in the block that begins at an index, as in
  /// `{ durationMillis = 300 }`.
  func assignments(_ opening: Int, _ names: [String]) -> [(name: String, value: Expression)] {
    guard let closing = partner(opening) else { return [] }
    var found: [(name: String, value: Expression)] = []
    var index = opening + 1
    while index < closing {
      if kind(index) == .identifier, matches(index + 1, "="),
        !matches(index - 1, ".") || matches(index - 2, "this")
      {
        let name = text(index)
        let end = statementEnd(index + 2, closing)
        if names.contains(name) { found.append((name, ExpressionParser.parse(self, index + 2..<end))) }
        index = max(end, index + 2)
        continue
      }
      if let inner = partner(index), inner > index { index = inner }
      index += 1
    }
    return found
  }
}
