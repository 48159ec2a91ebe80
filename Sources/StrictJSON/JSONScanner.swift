/// Turns bytes into tokens and stops at the first byte that is not JSON (RFC 8259).
struct JSONScanner {
  struct Failure: Error {
    let message: String
    let offset: Int
  }

  let bytes: [UInt8]
  var tokens: [JSONToken] = []
  /// The tokens of keys that their object already has, one more of them than are listed.
  var duplicateKeys: [Int] = []
  var offset = 0
  let dialect: JSONDialect
  private var depth = 0

  init(bytes: [UInt8], dialect: JSONDialect = .strict) {
    self.bytes = bytes
    self.dialect = dialect
    tokens.reserveCapacity(bytes.count / 12)
  }

  mutating func scan() -> Failure? {
    do throws(Failure) {
      try refuseForeignEncodings()
      try skipSpace()
      if offset == bytes.count { throw failure("the text is empty") }
      try scanValue()
      try skipSpace()
      if offset < bytes.count { throw failure("something follows the end of the value") }
      return nil
    } catch {
      return error
    }
  }

  func failure(_ message: String, at place: Int? = nil) -> Failure {
    Failure(message: message, offset: place ?? offset)
  }

  /// The name of an unexpected byte in a message.
  var found: String {
    guard offset < bytes.count else { return "the text ends here" }
    let byte = bytes[offset]
    guard byte >= 0x20, byte < 0x7F else { return "unexpected byte 0x" + String(byte, radix: 16) }
    return "unexpected \"" + String(UnicodeScalar(byte)) + "\""
  }

  private func refuseForeignEncodings() throws(Failure) {
    if dialect == .strict, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw failure("the text begins with a byte order mark; save it as UTF-8 without one")
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw failure("the text is UTF-16; save it as UTF-8")
    }
    if bytes.count > Int(UInt32.max) { throw failure("the text is larger than 4 GiB") }
  }

  mutating func skipSpace() throws(Failure) {
    if dialect == .lenient { return try skipLenientSpace() }
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return
      }
    }
  }

  private mutating func scanValue() throws(Failure) {
    guard offset < bytes.count else { throw failure("the text ends where a value should stand") }
    switch bytes[offset] {
    case UInt8(ascii: "{"): try scanObject()
    case UInt8(ascii: "["): try scanArray()
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      if dialect == .lenient { try scanLenientNumber() } else { try scanNumber() }
    case UInt8(ascii: "t"): try scanWord("true", .bool)
    case UInt8(ascii: "f"): try scanWord("false", .bool)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    case UInt8(ascii: "'") where dialect == .lenient: try scanString()
    case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
      guard dialect == .lenient else { throw failure("\(found) where a value should stand") }
      try scanLenientNumber()
    default: throw failure("\(found) where a value should stand")
    }
  }

  private mutating func open(_ kind: JSONKind) throws(Failure) -> Int {
    depth += 1
    if depth > JSONDocument.depthLimit {
      throw failure("nested deeper than \(JSONDocument.depthLimit) levels")
    }
    tokens.append(JSONToken(kind: kind, start: UInt32(offset)))
    offset += 1
    try skipSpace()
    return tokens.count - 1
  }

  private mutating func close(_ token: Int) {
    offset += 1
    depth -= 1
    tokens[token].end = UInt32(offset)
    tokens[token].next = UInt32(tokens.count)
  }

  /// Whether another element follows; false at the closing byte.
  private mutating func scanSeparator(closing: UInt8, after name: String) throws(Failure) -> Bool {
    try skipSpace()
    guard offset < bytes.count else { throw failure("the text ends inside \(name)") }
    if bytes[offset] == closing { return false }
    guard bytes[offset] == UInt8(ascii: ",") else { throw failure("\(found) where \",\" should stand") }
    offset += 1
    try skipSpace()
    if offset < bytes.count, bytes[offset] == closing {
      if dialect == .lenient { return false }
      throw failure("a comma stands before the end of \(name)")
    }
    return true
  }

  private mutating func scanArray() throws(Failure) {
    let array = try open(.array)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "]") { return close(array) }
    repeat { try scanValue() } while try scanSeparator(closing: UInt8(ascii: "]"), after: "an array")
    close(array)
  }

  private mutating func scanObject() throws(Failure) {
    let object = try open(.object)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "}") { return close(object) }
    var keys = JSONKeys()
    repeat {
      guard offset < bytes.count else { throw failure("the text ends inside an object") }
      let key = tokens.count
      try scanKey()
      if !keys.add(key, in: self), duplicateKeys.count <= JSONProblem.limit {
        duplicateKeys.append(key)
      }
      try skipSpace()
      guard offset < bytes.count, bytes[offset] == UInt8(ascii: ":") else {
        throw failure("\(found) where \":\" should stand")
      }
      offset += 1
      try skipSpace()
      try scanValue()
    } while try scanSeparator(closing: UInt8(ascii: "}"), after: "an object")
    close(object)
  }

  private mutating func scanKey() throws(Failure) {
    switch bytes[offset] {
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "'") where dialect == .lenient: try scanString()
    default:
      guard dialect == .lenient else { throw failure("\(found) where a key should stand") }
      try scanBareKey()
    }
  }

  private mutating func scanWord(_ word: StaticString, _ kind: JSONKind) throws(Failure) {
    let start = offset
    let end = start + word.utf8CodeUnitCount
    let matches = end <= bytes.count && word.withUTF8Buffer { $0.elementsEqual(bytes[start..<end]) }
    guard matches else { throw failure("\(found) where a value should stand; did you mean \(word)?") }
    offset = end
    appendLeaf(kind, start: start)
  }

  mutating func appendLeaf(_ kind: JSONKind, start: Int, hasEscapes: Bool = false) {
    tokens.append(
      JSONToken(
        kind: kind, hasEscapes: hasEscapes, start: UInt32(start), end: UInt32(offset),
        next: UInt32(tokens.count + 1)))
  }
}

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
