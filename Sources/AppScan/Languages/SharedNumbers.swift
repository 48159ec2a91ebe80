/// Constants that a file without a word of motion holds for others: `enum AppTime { static let quick = 0.2 }`.
struct SharedNumbers: Sendable {
  private let search: MultiSearch
  private let keyword: [UInt8]
  /// Whether the constant may hold an object or a function, which is then known by what it is called.
  private let needsName: Bool

  /// Numbers behind a keyword: `static let quick = 0.2`.
  init(behind keyword: String, needsName: Bool = false) {
    self.keyword = Array(keyword.utf8)
    search = MultiSearch([self.keyword])
    self.needsName = needsName
  }

  /// What the constants of motions are called.
  private static let words = [
    "time", "duration", "timing", "speed", "fast", "slow", "quick", "delay", "tempo", "pace", "motion",
    "millis", "_ms", "spring", "token", "interval",
  ].map { Array($0.utf8) }

  /// The bytes that are looked at behind a keyword: a name, its type and the beginning of its value.
  private static let reach = 96

  /// Whether such a constant stands in the bytes.
  func stand(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard search.matches(bytes), let last = keyword.last else { return false }
    var start = keyword.count - 1
    while let found = ByteSearch.first(last, in: bytes, from: start) {
      start = found + 1
      guard ends(found, bytes) else { continue }
      let line = bytes[start..<min(start + Self.reach, bytes.count)].prefix { $0 != 0x0A }
      if needsName ? Self.isNamed(line) : Self.isNumber(line) { return true }
    }
    return false
  }

  private func ends(_ last: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = last - keyword.count + 1
    return first >= 0 && bytes[first...last].elementsEqual(keyword)
  }

  /// `quick: Double = 0.2`
  private static func isNumber(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return false }
    let value = line[(equals + 1)...].first { $0 != UInt8(ascii: " ") }
    return value.map { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") } ?? false
  }

  private static func isNamed(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let name = line.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ":") }.map { $0 | 0x20 }
    // `_` is another letter with that bit.
    return words.contains { word in
      let lowered = word.map { $0 | 0x20 }
      guard name.count >= lowered.count else { return false }
      return (0...name.count - lowered.count).contains { name[$0...].starts(with: lowered) }
    }
  }
}
