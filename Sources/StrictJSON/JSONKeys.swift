/// The keys of one object so far. Few keys are compared one by one; many go into a set, so that an object
/// with a million keys takes no quadratic time.
struct JSONKeys {
  private var few: [Int] = []
  /// Bytes, not strings: Swift takes "é" and "e\u{301}" for equal, JSON does not (RFC 8259, section 8.3).
  private var many: Set<[UInt8]> = []

  /// Adds a key's token; false when the object has that key already.
  mutating func add(_ token: Int, in scanner: JSONScanner) -> Bool {
    if few.count < 16 {
      let isNew = !few.contains { scanner.isSameString($0, token) }
      few.append(token)
      return isNew
    }
    if many.isEmpty { many = Set(few.map(scanner.bytes)) }
    return many.insert(scanner.bytes(ofToken: token)).inserted
  }
}

extension JSONScanner {
  func bytes(ofToken index: Int) -> [UInt8] {
    let content = content(ofToken: index)
    return tokens[index].hasEscapes ? Array(JSONEscape.decoded(content).utf8) : Array(content)
  }

  func isSameString(_ first: Int, _ second: Int) -> Bool {
    if tokens[first].hasEscapes || tokens[second].hasEscapes {
      return bytes(ofToken: first) == bytes(ofToken: second)
    }
    let (left, right) = (tokens[first], tokens[second])
    guard left.end - left.start == right.end - right.start else { return false }
    return content(ofToken: first).elementsEqual(content(ofToken: second))
  }

  private func content(ofToken index: Int) -> ArraySlice<UInt8> {
    bytes[tokens[index].content]
  }
}
