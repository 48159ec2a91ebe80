/// Where statements and types end that no bracket closes.
enum SwiftStatement {
  /// The index behind the expression that begins at a token: its line's end, unless an operator goes on.
  static func end(_ source: Source, _ start: Int) -> Int {
    var index = start
    // Longer values are no numbers.
    let end = min(start + 200, source.count)
    while index < end {
      switch source.kind(index) {
      case .open:
        guard let closing = source.partner(index) else { return index }
        index = closing
      case .close: return index
      case .symbol where source.matches(index, ";") || source.matches(index, ","): return index
      default: break
      }
      index += 1
      let goesOn = source.kind(index) == .symbol && !source.matches(index, "@") && !source.matches(index, "#")
      if index < end, source.startsLine(index), !goesOn, source.kind(index - 1) != .symbol { return index }
    }
    return end
  }

  /// The index behind the type that begins at a token.
  static func typeEnd(_ source: Source, _ start: Int) -> Int {
    var index = start
    for _ in 0..<40 {
      guard !source.matches(index, "="), source.kind(index) != .close, !source.opens(index, UInt8(ascii: "{"))
      else {
        return index
      }
      if let inner = source.partner(index), inner > index { index = inner }
      index += 1
      if source.startsLine(index), source.kind(index) != .symbol { return index }
    }
    return index
  }
}
