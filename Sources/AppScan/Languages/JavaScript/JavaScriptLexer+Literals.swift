extension JavaScriptLexer {
  /// Digits with `_`, a point, an exponent, a letter behind; also `0x1F`.
  mutating func number(_ buffer: inout TokenBuffer) {
    let start = index
    var hasPoint = false
    let isPrefixed =
      byte() == UInt8(ascii: "0") && table[Int(byte(1))] == .name && byte(1) | 0x20 != UInt8(ascii: "e")
    while index < bytes.count {
      let kind = table[Int(bytes[index])]
      if kind == .dot {
        if hasPoint || isPrefixed || table[Int(byte(1))] == .dot { break }
        hasPoint = true
      } else if kind == .symbol {
        let isSign = bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
        guard isSign, !isPrefixed, index > start, bytes[index - 1] | 0x20 == UInt8(ascii: "e") else { break }
      } else if kind != .digit, kind != .name {
        break
      }
      index += 1
    }
    buffer.add(.number, start, index)
    valueEnded()
  }

  /// A string in quotes. One that does not end on its line ends with it.
  mutating func string(_ buffer: inout TokenBuffer) {
    let start = index
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == 0x0A { break }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    if index < bytes.count, bytes[index] == quote { index += 1 }
    buffer.add(.string, start, index, word: stringNumber)
    valueEnded()
  }

  /// A template: one string token when nothing interrupts it, otherwise its opening quote and its first text.
  mutating func beginTemplate(_ buffer: inout TokenBuffer) {
    let start = index
    index += 1
    skipTemplateText()
    if byte() != UInt8(ascii: "$") {
      index = min(index + 1, bytes.count)
      buffer.add(.string, start, index, word: stringNumber)
      valueEnded()
      return
    }
    let stop = index
    buffer.open(closedBy: UInt8(ascii: "`"), start, start + 1, word: stringNumber)
    modes.append(.template)
    index = stop
    beginHole(textFrom: start + 1, &buffer)
  }

  /// The text after a hole.
  mutating func templateText(_ buffer: inout TokenBuffer) {
    let start = index
    skipTemplateText()
    if byte() == UInt8(ascii: "$") {
      beginHole(textFrom: start, &buffer)
      return
    }
    if index > start { buffer.add(.text, start, index) }
    if index < bytes.count {
      buffer.close(UInt8(ascii: "`"), index, index + 1)
      index += 1
    }
    modes.removeLast()
    valueEnded()
  }

  private mutating func beginHole(textFrom start: Int, _ buffer: inout TokenBuffer) {
    if index > start { buffer.add(.text, start, index) }
    buffer.open(closedBy: UInt8(ascii: "}"), index, index + 2)
    index += 2
    modes.append(.hole)
    valueMayBegin()
  }

  /// Goes to the closing quote, to `${`, or to the end.
  private mutating func skipTemplateText() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "`") { return }
      if byte == UInt8(ascii: "$"), self.byte(1) == UInt8(ascii: "{") { return }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = bytes.count
  }

  /// A comment, a regular expression or a division.
  mutating func slash(_ buffer: inout TokenBuffer) {
    if comment(&buffer) { return }
    if !endsValue, let end = regularExpressionEnd() {
      buffer.add(.text, index, end)
      index = end
      valueEnded()
      return
    }
    let length = JavaScriptSymbol.length(UInt8(ascii: "/"), byte(1), 0)
    buffer.add(.symbol, index, index + length)
    index += length
    valueMayBegin()
  }

  /// Goes behind a comment, if one begins here.
  mutating func comment(_ buffer: inout TokenBuffer) -> Bool {
    let start = index
    switch byte(1) {
    case UInt8(ascii: "/"):
      skipLine()
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") { break }
        if bytes[index] == 0x0A { buffer.endLine() }
        index += 1
      }
      index = min(index + 2, bytes.count)
    default: return false
    }
    buffer.comment(bytes, start, index)
    return true
  }

  mutating func skipLine() {
    while index < bytes.count, bytes[index] != 0x0A { index += 1 }
  }

  /// The offset behind the regular expression that begins here, with its flags; nil when none ends on the line.
  private mutating func regularExpressionEnd() -> Int? {
    guard index >= regularExpressionLimit else { return nil }
    var position = index + 1
    var isInClass = false
    while position < bytes.count, bytes[position] != 0x0A {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        position += 1
        while position < bytes.count, table[Int(bytes[position])] == .name { position += 1 }
        return position
      default: break
      }
      position += 1
    }
    regularExpressionLimit = position
    return nil
  }
}
