import PlainText

/// Bytes that grow at their end.
///
/// Memory stands ready beyond the end, so that a piece asks for room once and is written there. An array that is appended to
/// asks for its owner, its room and its size at every piece: the JSON of findings took half as many instructions again.
struct GrowingBytes {
  private var memory: [UInt8] = []
  /// How many there are.
  private(set) var count = 0

  /// All of them.
  var bytes: [UInt8] { Array(memory[..<count]) }

  /// Forgets them, and keeps the memory.
  mutating func removeAll() { count = 0 }

  mutating func append(_ byte: UInt8) {
    append(atMost: 1) { room in
      room[0] = byte
      return 1
    }
  }

  mutating func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func append(text: String) { text.withBytes { append($0) } }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(atMost: bytes.count) { room in
      _ = room.update(fromContentsOf: bytes)
      return bytes.count
    }
  }

  /// Appends what the body writes from the start of the room that it is given, and says the number of.
  @inline(__always)
  mutating func append(atMost room: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    if memory.count - count < room { grow(by: room) }
    count += memory.withUnsafeMutableBufferPointer {
      write(UnsafeMutableBufferPointer(rebasing: $0[count...]))
    }
  }

  private mutating func grow(by room: Int) {
    memory += repeatElement(0, count: max(room, memory.count, 64))
  }
}
