extension ScanContext {
  /// Records the dotted path that begins at a token, in Sass the call.
  mutating func addUse(at index: Int, in source: Source) {
    if source.language == .scss || source.language == .css {
      addCall(at: index, in: source)
      return
    }
    var last = index
    while source.matches(last + 1, "."), source.kind(last + 2) == .identifier { last += 2 }
    let range = source.range(index, through: last)
    var symbol = source.text(index)
    for part in stride(from: index + 2, through: last, by: 2) { symbol += "." + source.text(part) }
    uses.append(SymbolUse(symbol: symbol, place: lines.place(range, in: source.bytes)))
  }

  /// Records a call whose first argument is a word: `motion-get(sheet-present)`, whatever quotes the source writes.
  private mutating func addCall(at index: Int, in source: Source) {
    guard source.opens(index + 1, UInt8(ascii: "(")), let closing = source.partner(index + 1),
      let argument = source.arguments(index + 1).first, argument.value.count == 1
    else { return }
    let word = source.text(source.contents(argument.value.lowerBound))
    guard !word.isEmpty, !word.utf8.contains(UInt8(ascii: "$")), !word.utf8.contains(UInt8(ascii: "#")) else {
      return
    }
    addUse(source.text(index) + "(" + word + ")", source.range(index, through: closing), in: source)
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
