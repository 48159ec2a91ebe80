extension JavaScriptLexer {
  /// Begins an element at a smaller-than sign, if one stands here and not type parameters or a cast.
  mutating func beginElement(_ buffer: inout TokenBuffer) -> Bool {
    guard isElement() else { return false }
    buffer.add(.symbol, index, index + 1)
    index += 1
    modes.append(.tag)
    return true
  }

  /// The name and attributes of a tag.
  mutating func tag(_ buffer: inout TokenBuffer) {
    while index < bytes.count {
      switch table[Int(bytes[index])] {
      case .space: index += 1
      case .newline:
        buffer.endLine()
        index += 1
      case .name, .digit: attributeName(&buffer)
      case .quote, .template: attributeString(&buffer)
      case .slash:
        if comment(&buffer) { continue }
        if byte(1) == UInt8(ascii: ">") {
          buffer.add(.symbol, index, index + 2)
          index += 2
          endElement()
          return
        }
        single(&buffer)
      case .open where bytes[index] == UInt8(ascii: "{"):
        hole(&buffer)
        return
      case .close where bytes[index] == UInt8(ascii: "}"):
        unwind()
        return
      case .symbol where bytes[index] == UInt8(ascii: ">"):
        single(&buffer)
        modes[modes.count - 1] = .children
        return
      case .less:
        // `<Select<Option> value=…>`.
        if let end = typeArgumentsEnd(index) { index = end } else { single(&buffer) }
      default: single(&buffer)
      }
    }
  }

  /// Text, holes and elements between two tags.
  mutating func children(_ buffer: inout TokenBuffer) {
    let start = index
    var isBlank = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { break }
      if byte > 0x20 { isBlank = false }
      index += 1
    }
    if isBlank {
      // Only lines that hold a token count, so one line feed is as good as many.
      if index > start { buffer.endLine() }
    } else {
      buffer.add(.text, start, index)
    }
    switch byte() {
    case 0: index = bytes.count
    case UInt8(ascii: "{"): hole(&buffer)
    case UInt8(ascii: "}"): unwind()
    default: childTag(&buffer)
    }
  }

  private mutating func childTag(_ buffer: inout TokenBuffer) {
    let next = byte(1)
    if next == UInt8(ascii: "/") {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      index = min(index + 1, bytes.count)
      buffer.add(.symbol, start, index)
      endElement()
    } else if table[Int(next)] == .name || next == UInt8(ascii: ">") {
      single(&buffer)
      modes.append(.tag)
    } else {
      single(&buffer)
    }
  }

  /// After the last tag of an element.
  private mutating func endElement() {
    modes.removeLast()
    valueEnded()
  }

  /// A closing brace in a tag or in text ends what was no element after all.
  private mutating func unwind() {
    while let mode = modes.last, mode == .tag || mode == .children { modes.removeLast() }
    if modes.last == .template { modes.append(.hole) }
  }

  private mutating func hole(_ buffer: inout TokenBuffer) {
    buffer.open(closedBy: UInt8(ascii: "}"), index, index + 1)
    index += 1
    modes.append(.hole)
    valueMayBegin()
  }

  private mutating func single(_ buffer: inout TokenBuffer) {
    buffer.add(.symbol, index, index + 1)
    index += 1
  }

  private mutating func attributeName(_ buffer: inout TokenBuffer) {
    let start = index
    while index < bytes.count {
      let kind = table[Int(bytes[index])]
      guard kind == .name || kind == .digit || bytes[index] == UInt8(ascii: "-") else { break }
      index += 1
    }
    buffer.add(.identifier, start, index, word: vocabulary.number(bytes, start, index))
  }

  /// The value of an attribute: no escapes, and line feeds are allowed.
  private mutating func attributeString(_ buffer: inout TokenBuffer) {
    let start = index
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote { index += 1 }
    index = min(index + 1, bytes.count)
    buffer.add(.string, start, index, word: stringNumber)
  }
}
