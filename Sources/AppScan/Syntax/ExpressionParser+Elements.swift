extension ExpressionParser {
  /// A member of an object of JavaScript by its key: `times["fast"]`, `Easing[isOpen ? "in" : "out"]`; nil where none
  /// follows. Which key a name holds is not asked.
  mutating func element(of value: Expression) -> Expression? {
    guard case .name(let path) = value, source.language.isScript, index < end,
      let closing = source.closing(of: index, "["), closing < end
    else { return nil }
    let key = Self.parse(source, index + 1..<closing, depth)
    index = closing + 1
    switch key {
    case .text(let name): return .name(path + "." + name)
    case .choice(let names, let condition):
      return .choice(
        names.map { if case .text(let name) = $0 { .name(path + "." + name) } else { .unread(.expression) } },
        of: condition)
    default: return .unread(.expression)
    }
  }

  /// The text of a condition, by which others are known to be the same; nil for a long one.
  func text(ofCondition tokens: Range<Int>) -> String? {
    guard let last = tokens.last else { return nil }
    let bytes = source.range(tokens.lowerBound, through: last)
    return bytes.count <= ScanLimits.conditionBytes ? source.text(bytes) : nil
  }

  /// A call of one function or another.
  mutating func call(
    of functions: [Expression], _ condition: String?, _ opening: Int, _ closing: Int
  ) -> Expression? {
    index = closing + 1
    let arguments = Self.arguments(source, opening, depth)
    return .choice(
      functions.map { if case .name(let path) = $0 { .call(path, arguments) } else { .unread(.expression) } },
      of: condition)
  }

  /// A template of JavaScript that is nothing but text, or one value with the unit of a time: `${fade}ms`.
  func template(_ opening: Int, _ closing: Int) -> Expression {
    if opening + 2 == closing, source.kind(opening + 1) == .text { return .text(source.text(opening + 1)) }
    guard source.kind(opening + 1) == .open, let end = source.partner(opening + 1), end + 2 == closing,
      source.kind(end + 1) == .text
    else { return .unread(.expression) }
    let value = Self.parse(source, opening + 2..<end, depth)
    if source.matches(end + 1, "ms") { return .binary(.over, value, .number(1000)) }
    return source.matches(end + 1, "s") ? value : .unread(.expression)
  }
}
