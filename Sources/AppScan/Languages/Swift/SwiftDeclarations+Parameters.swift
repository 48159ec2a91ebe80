extension SwiftDeclarations {
  /// The parameters of a function, by the names that they have inside.
  mutating func parameters(_ start: Int) {
    var opening = start
    // Generic parameters stand between name and bracket.
    for _ in 0..<40 where !source.opens(opening, UInt8(ascii: "(")) { opening += 1 }
    guard source.opens(opening, UInt8(ascii: "(")), let closing = source.partner(opening) else { return }
    var index = opening + 1
    while index < closing {
      if let inner = source.partner(index), inner > index {
        index = inner
      } else if source.matches(index, ":"), source.kind(index - 1) == .identifier {
        add(index - 1, nil)
      }
      index += 1
    }
  }

  /// `{ a, b in`, `{ [weak self] a in`, `{ (a: Int, b) in`; the variable of a loop is none.
  mutating func closureParameters(_ keyword: Int) {
    var names: [Int] = []
    var index = keyword - 1
    if source.kind(index) == .close { index -= 1 }
    for _ in 0..<12 where source.kind(index) == .identifier || source.kind(index) == .symbol {
      if source.matches(index, "for") || source.matches(index, "case") { return }
      if source.kind(index) == .identifier, !source.matches(index - 1, ":") { names.append(index) }
      index -= 1
    }
    guard source.kind(index) == .open || source.kind(index) == .close else { return }
    for name in names.reversed() { add(name, nil) }
  }
}
