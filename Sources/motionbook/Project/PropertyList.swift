import AppScan
import PlainText

/// A property list in the text form in which Xcode writes its projects: `{ isa = PBXGroup; children = (A, B); }`.
enum PropertyList {
  case text(String)
  case list([PropertyList])
  case object([String: PropertyList])

  /// Reads a text; nil for one that is no such list.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// A member of an object; nil where it has none.
  subscript(_ key: String) -> PropertyList? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text that it is; nil for anything else.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; empty for anything else.
  var texts: [String] { if case .list(let values) = self { values.compactMap(\.text) } else { [] } }
}

/// Reads a property list from its first byte to its last.
private struct PropertyListReader {
  let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether nothing follows.
  var isAtEnd: Bool {
    mutating get {
      skip()
      return index == bytes.count
    }
  }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < ScanLimits.propertyListDepth else { return nil }
    if take("{") { return object(depth) }
    if take("(") { return list(depth) }
    return word().map(PropertyList.text)
  }

  private mutating func object(_ depth: Int) -> PropertyList? {
    var members: [String: PropertyList] = [:]
    while !take("}") {
      guard let key = word(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
      members[key] = value
    }
    return .object(members)
  }

  private mutating func list(_ depth: Int) -> PropertyList? {
    var values: [PropertyList] = []
    while !take(")") {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      guard take(",") else { return take(")") ? .list(values) : nil }
    }
    return .list(values)
  }

  /// A text, in quotes or of letters that need none.
  private mutating func word() -> String? {
    skip()
    if next == UInt8(ascii: "\"") { return quoted() }
    let start = index
    while let byte = next, Self.plain.contains(byte) || byte.isDigit || Self.isLetter(byte) { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    var text: [UInt8] = []
    index += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      index += byte == UInt8(ascii: "\\") ? 1 : 0
      guard let own = next else { return nil }
      text.append(own)
      index += 1
    }
    guard next != nil else { return nil }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static let plain = Set("_./$:-".utf8)

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether a sign is next; it is passed then.
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skip()
    guard next == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  /// Passes white space and comments.
  private mutating func skip() {
    while let byte = next {
      if byte <= 0x20 {
        index += 1
      } else if isNext("/", "/") {
        while let byte = next, byte != 0x0A { index += 1 }
      } else if isNext("/", "*") {
        index += 2
        while index < bytes.count, !isNext("*", "/") { index += 1 }
        index = min(index + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func isNext(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    index + 1 < bytes.count && bytes[index] == UInt8(ascii: first) && bytes[index + 1] == UInt8(ascii: second)
  }
}
