extension JavaScriptLexer {
  /// Whether an element begins at the smaller-than sign here. TypeScript writes type parameters (`<T>(x: T) => x`)
  /// and casts (`<any>x`) in the same places; those have no closing tag.
  mutating func isElement() -> Bool {
    var position = index + 1
    guard position < bytes.count else { return false }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      let kind = table[Int(byte)]
      guard
        kind == .name || kind == .digit || kind == .dot || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ":")
      else { break }
      position += 1
    }
    if position == start { return byte(1) == UInt8(ascii: ">") && hasClosingTag(start..<start) }
    guard table[Int(bytes[start])] == .name else { return false }
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
      guard table[Int(bytes[position])] == .name else { return false }
      return !reads("extends", at: position) && !(name.count == 5 && reads("const", at: name.lowerBound))
    }
  }

  /// The offset behind the type arguments that begin at an offset; nil when they do not end near by.
  func typeArgumentsEnd(_ start: Int) -> Int? {
    var depth = 0
    for position in start..<min(start + 200, bytes.count) {
      if bytes[position] == UInt8(ascii: "<") { depth += 1 }
      guard bytes[position] == UInt8(ascii: ">") else { continue }
      depth -= 1
      if depth == 0 { return position + 1 }
    }
    return nil
  }

  private func reads(_ word: StaticString, at position: Int) -> Bool {
    guard position + word.utf8CodeUnitCount < bytes.count else { return false }
    for offset in 0..<word.utf8CodeUnitCount where bytes[position + offset] != word.utf8Start[offset] {
      return false
    }
    let next = table[Int(bytes[position + word.utf8CodeUnitCount])]
    return next == .space || next == .newline
  }

  /// Whether `</Name` stands somewhere ahead. What was found is kept, so that a source is searched once for a name;
  /// after many names without an end the answer is yes, so that the time stays linear.
  private mutating func hasClosingTag(_ name: Range<Int>) -> Bool {
    let key = String(decoding: UnsafeBufferPointer(rebasing: bytes[name]), as: UTF8.self)
    if let known = closingTags[key], known > index || known == bytes.count { return known < bytes.count }
    guard closingTags.count < 64 || closingTags[key] != nil else { return true }
    let found = closingTag(name)
    closingTags[key] = found
    return found < bytes.count
  }

  private func closingTag(_ name: Range<Int>) -> Int {
    var position = name.upperBound
    let length = name.count
    while position + 2 + length < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), bytes[position + 1] == UInt8(ascii: "/") {
        var same = 0
        while same < length, bytes[position + 2 + same] == bytes[name.lowerBound + same] { same += 1 }
        let next = bytes[position + 2 + length]
        if same == length, next == UInt8(ascii: ">") || next <= 0x20 { return position }
      }
      position += 1
    }
    return bytes.count
  }
}
