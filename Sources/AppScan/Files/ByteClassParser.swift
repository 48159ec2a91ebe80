/// Reads a class of a wildcard pattern, `[a-z]`, byte by byte as git does (wildmatch.c).
struct ByteClassParser {
  private let text: [UInt8]
  /// After the class, once it is read.
  private(set) var index: Int
  private var set = ByteSet()

  /// - Parameter index: After the opening bracket.
  init(_ text: [UInt8], at index: Int) {
    self.text = text
    self.index = index
  }

  /// The bytes that match; nil when the class has no end or names a class that does not exist.
  mutating func parse() -> ByteSet? {
    let isNegated = byte(at: index) == UInt8(ascii: "!") || byte(at: index) == UInt8(ascii: "^")
    if isNegated { index += 1 }
    var previous: UInt8?
    // A closing bracket at the beginning is a member.
    repeat {
      guard let member = parseMember(after: previous) else { return nil }
      previous = member.isRangeStart ? member.byte : nil
      index += 1
      guard index < text.count else { return nil }
    } while text[index] != UInt8(ascii: "]")
    index += 1
    return isNegated ? set.inverted : set
  }

  /// Reads one member and stays at its last byte.
  private mutating func parseMember(after previous: UInt8?) -> (byte: UInt8, isRangeStart: Bool)? {
    guard let first = byte(at: index) else { return nil }
    if first == UInt8(ascii: "\\") {
      index += 1
      guard let escaped = byte(at: index) else { return nil }
      set.insert(escaped)
      return (escaped, true)
    }
    if first == UInt8(ascii: "-"), let previous, let next = byte(at: index + 1), next != UInt8(ascii: "]") {
      return parseRange(from: previous)
    }
    if first == UInt8(ascii: "["), byte(at: index + 1) == UInt8(ascii: ":") {
      return parseNamedClass()
    }
    set.insert(first)
    return (first, true)
  }

  private mutating func parseRange(from first: UInt8) -> (byte: UInt8, isRangeStart: Bool)? {
    index += 1
    if byte(at: index) == UInt8(ascii: "\\") { index += 1 }
    guard let last = byte(at: index) else { return nil }
    if first <= last { for member in first...last { set.insert(member) } }
    return (last, false)
  }

  private mutating func parseNamedClass() -> (byte: UInt8, isRangeStart: Bool)? {
    let start = index + 2
    guard let end = text[min(start, text.count)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    guard end > start, text[end - 1] == UInt8(ascii: ":") else {
      // Without ":]" the bracket is a member like another.
      set.insert(UInt8(ascii: "["))
      return (UInt8(ascii: "["), true)
    }
    let name = String(decoding: text[start..<end - 1], as: UTF8.self)
    guard let members = Self.namedClasses[name] else { return nil }
    for range in members { for member in range { set.insert(member) } }
    index = end
    return (UInt8(ascii: "]"), false)
  }

  private func byte(at index: Int) -> UInt8? { index < text.count ? text[index] : nil }

  /// The classes of POSIX in ASCII (Base Definitions, 7.3.1).
  private static let namedClasses: [String: [ClosedRange<UInt8>]] = [
    "alnum": [48...57, 65...90, 97...122], "alpha": [65...90, 97...122], "blank": [9...9, 32...32],
    "cntrl": [0...31, 127...127], "digit": [48...57], "graph": [33...126], "lower": [97...122],
    "print": [32...126], "punct": [33...47, 58...64, 91...96, 123...126], "space": [9...13, 32...32],
    "upper": [65...90], "xdigit": [48...57, 65...70, 97...102],
  ]
}
