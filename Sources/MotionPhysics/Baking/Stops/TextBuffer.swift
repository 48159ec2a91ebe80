/// Text in the making, in memory that is large enough for all of it.
struct TextBuffer {
  private let characters: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// Text of ASCII characters, made in memory that lasts no longer.
  /// - Parameter capacity: the characters that there may be.
  static func text(capacity: Int, _ write: (inout TextBuffer) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      var buffer = TextBuffer(characters: memory)
      write(&buffer)
      return String(decoding: UnsafeBufferPointer(rebasing: memory[..<buffer.count]), as: UTF8.self)
    }
  }

  private init(characters: UnsafeMutableBufferPointer<UInt8>) { self.characters = characters }

  /// Appends a character; beyond the capacity none.
  @inline(__always)
  mutating func append(_ character: UInt8) {
    guard count < characters.count else { return }
    characters[count] = character
    count += 1
  }

  /// Appends ASCII characters.
  mutating func append(_ text: StaticString) {
    for index in 0..<text.utf8CodeUnitCount { append(text.utf8Start[index]) }
  }

  /// Turns round what was written since a count.
  @inline(__always)
  mutating func reverse(from start: Int) {
    var (left, right) = (start, count - 1)
    while left < right {
      (characters[left], characters[right]) = (characters[right], characters[left])
      left += 1
      right -= 1
    }
  }
}
