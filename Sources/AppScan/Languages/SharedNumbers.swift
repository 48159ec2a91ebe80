/// Constants that a file without a word of motion holds for others: `enum AppTime { static let quick = 0.2 }`.
struct SharedNumbers: Sendable {
  private let search: MultiSearch
  /// The bytes of the keyword.
  private let length: Int
  /// Whether the constant may hold an object or a function, which is then known by what it is called.
  private let needsName: Bool

  /// Numbers behind a keyword: `static let quick = 0.2`.
  init(behind keyword: String, needsName: Bool = false) {
    search = MultiSearch([Array(keyword.utf8)])
    length = keyword.utf8.count
    self.needsName = needsName
  }

  /// Words in the names of motions' constants, in small letters.
  private static let words: [StaticString] = [
    "time", "duration", "timing", "speed", "fast", "slow", "quick", "delay", "tempo", "pace", "motion",
    "millis", "_ms", "spring", "token", "interval", "theme",
  ]

  /// Whether such a constant stands in the bytes.
  func stand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var start = 0
    while let found = search.first(in: bytes, from: start) {
      start = found + length
      let rest = start..<min(start + ScanLimits.constantBytes, bytes.count)
      if needsName ? Self.isNamed(bytes, rest) : Self.isNumber(bytes, rest) { return true }
    }
    return false
  }

  /// `quick: Double = 0.2`
  private static func isNumber(_ bytes: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>) -> Bool {
    var index = rest.lowerBound
    while index < rest.upperBound, bytes[index] != UInt8(ascii: "=") {
      if bytes[index] == 0x0A { return false }
      index += 1
    }
    index += 1
    while index < rest.upperBound, bytes[index] == 0x20 { index += 1 }
    guard index < rest.upperBound else { return false }
    return bytes[index] &- UInt8(ascii: "0") < 10 || bytes[index] == UInt8(ascii: ".")
  }

  private static func isNamed(_ bytes: UnsafeBufferPointer<UInt8>, _ rest: Range<Int>) -> Bool {
    let end = rest.first { isEnd(bytes[$0]) } ?? rest.upperBound
    return words.contains { word in
      let length = word.utf8CodeUnitCount
      guard end - rest.lowerBound >= length else { return false }
      return (rest.lowerBound...end - length).contains { start in
        (0..<length).allSatisfy { isSame(bytes[start + $0], word.utf8Start[$0]) }
      }
    }
  }

  /// Whether a byte ends a name.
  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":")
  }

  /// Whether a byte is a letter in either case; another sign has none.
  private static func isSame(_ byte: UInt8, _ letter: UInt8) -> Bool {
    byte == letter || letter >= UInt8(ascii: "a") && byte | 0x20 == letter
  }
}
