extension ScanContext {
  /// Records the dotted path that begins at a token.
  mutating func addUse(at index: Int, in source: Source) {
    var last = index
    while source.matches(last + 1, "."), source.kind(last + 2) == .identifier { last += 2 }
    let range = source.range(index, through: last)
    var symbol = source.text(index)
    for part in stride(from: index + 2, through: last, by: 2) { symbol += "." + source.text(part) }
    uses.append(SymbolUse(symbol: symbol, place: lines.place(range, in: source.bytes)))
  }
}

extension LineIndex {
  /// The place of a range of bytes.
  func place(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> SitePlace {
    let start = position(of: range.lowerBound, in: bytes)
    let end = position(of: range.upperBound, in: bytes)
    return SitePlace(
      range: range, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}
