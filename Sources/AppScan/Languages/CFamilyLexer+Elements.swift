/// Elements of JSX.
extension CFamilyLexer {
  /// Begins an element at a smaller-than sign, if one stands here and not type parameters or a cast.
  mutating func beginElement() -> Bool {
    guard isElement() else { return false }
    single()
    modes.append(.tag)
    return true
  }

  /// The name and attributes of a tag.
  mutating func tag() {
    while index < bytes.count {
      switch classes[Int(bytes[index])] {
      case .space: index += 1
      case .newline:
        buffer.endLine()
        index += 1
      case .name, .digit: attributeName()
      case .quote, .template: attributeString()
      case .slash:
        if comment() { continue }
        if byte(1) == UInt8(ascii: ">") {
          index += 2
          add(.symbol, from: index - 2)
          return modeEnded()
        }
        single()
      case .open where bytes[index] == UInt8(ascii: "{"): return hole()
      case .close where bytes[index] == UInt8(ascii: "}"): return unwind()
      case .symbol where bytes[index] == UInt8(ascii: ">"):
        single()
        modes[modes.count - 1] = .children
        return
      case .less:
        // `<Select<Option> value=…>`.
        if let end = typeArgumentsEnd(index) { index = end } else { single() }
      default: single()
      }
    }
  }

  /// Text, holes and elements between two tags.
  mutating func children() {
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
      add(.text, from: start)
    }
    switch byte() {
    case 0: index = bytes.count
    case UInt8(ascii: "{"): hole()
    case UInt8(ascii: "}"): unwind()
    default: childTag()
    }
  }

  private mutating func childTag() {
    let next = byte(1)
    if next == UInt8(ascii: "/") {
      let start = index
      while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
      index = min(index + 1, bytes.count)
      add(.symbol, from: start)
      modeEnded()
    } else if classes[Int(next)] == .name || next == UInt8(ascii: ">") {
      single()
      modes.append(.tag)
    } else {
      single()
    }
  }

  /// A closing brace in a tag or in text ends what was no element after all.
  private mutating func unwind() {
    while let mode = modes.last, mode == .tag || mode == .children { modes.removeLast() }
    if modes.last == .template { modes.append(.hole) }
  }

  private mutating func hole() {
    buffer.open(closedBy: UInt8(ascii: "}"), index, index + 1)
    index += 1
    holeBegan()
  }

  private mutating func attributeName() {
    let start = index
    while index < bytes.count {
      let kind = classes[Int(bytes[index])]
      guard kind == .name || kind == .digit || bytes[index] == UInt8(ascii: "-") else { break }
      index += 1
    }
    add(.identifier, from: start, word: vocabulary.number(bytes, start, index))
  }

  /// The value of an attribute: no escapes, and line feeds are allowed.
  private mutating func attributeString() {
    let start = index
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote { index += 1 }
    index = min(index + 1, bytes.count)
    add(.string, from: start, word: stringNumber)
  }

  /// Whether an element begins at the smaller-than sign here. TypeScript writes type parameters (`<T>(x: T) => x`)
  /// and casts (`<any>x`) in the same places; those have no closing tag.
  mutating func isElement() -> Bool {
    var position = index + 1
    guard position < bytes.count else { return false }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      let kind = classes[Int(byte)]
      guard
        kind == .name || kind == .digit || kind == .dot || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ":")
      else { break }
      position += 1
    }
    if position == start { return byte(1) == UInt8(ascii: ">") && hasClosingTag(start..<start) }
    guard classes[Int(bytes[start])] == .name else { return false }
    let name = start..<position
    while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    guard position < bytes.count else { return false }
    if bytes[position] == UInt8(ascii: "<") {
      guard let end = typeArgumentsEnd(position) else { return false }
      position = end
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      guard position < bytes.count else { return false }
    }
    switch bytes[position] {
    case UInt8(ascii: ">"): return hasClosingTag(name)
    case UInt8(ascii: "/"), UInt8(ascii: "{"): return true
    default:
      guard classes[Int(bytes[position])] == .name else { return false }
      return !reads("extends", at: position) && !(name.count == 5 && reads("const", at: name.lowerBound))
    }
  }

  /// The offset behind the type arguments that begin at an offset; nil when they do not end near by.
  func typeArgumentsEnd(_ start: Int) -> Int? {
    var depth = 0
    for position in start..<min(start + ScanLimits.tagBytes, bytes.count) {
      if bytes[position] == UInt8(ascii: "<") { depth += 1 }
      guard bytes[position] == UInt8(ascii: ">") else { continue }
      depth -= 1
      if depth == 0 { return position + 1 }
    }
    return nil
  }

  private func reads(_ word: StaticString, at position: Int) -> Bool {
    guard position + word.utf8CodeUnitCount < bytes.count, bytes.reads(word, at: position) else {
      return false
    }
    let next = classes[Int(bytes[position + word.utf8CodeUnitCount])]
    return next == .space || next == .newline
  }

  /// Whether `</Name` stands somewhere ahead. What was found is kept, so that a source is searched once for a name;
  /// after many names without an end the answer is yes, so that the time stays linear.
  private mutating func hasClosingTag(_ name: Range<Int>) -> Bool {
    let key = String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self)
    if let known = closingTags[key], known > index || known == bytes.count { return known < bytes.count }
    guard closingTags.count < ScanLimits.closingTags || closingTags[key] != nil else { return true }
    let found = closingTag(name)
    closingTags[key] = found
    return found < bytes.count
  }

  private func closingTag(_ name: Range<Int>) -> Int {
    var position = name.upperBound
    while position + 2 + name.count < bytes.count {
      if bytes.reads("</", at: position) {
        let end = position + 2 + name.count
        let isEnded = bytes[end] == UInt8(ascii: ">") || bytes[end] <= 0x20
        if isEnded, bytes[position + 2..<end].elementsEqual(bytes[name]) { return position }
      }
      position += 1
    }
    return bytes.count
  }
}
