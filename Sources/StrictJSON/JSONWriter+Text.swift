import PlainText

extension JSONWriter {
  /// The canonical text of a number: the shortest decimal that reads back to the same double, without `.0`.
  public static func text(of number: Double) -> String {
    number.isFinite ? DecimalText.exact(number) : "null"
  }

  mutating func appendNumber(_ number: Double) { append(Self.text(of: number)) }

  /// Escapes what RFC 8259 asks for, and the line separators and bidirectional controls that would let a text
  /// show something else than it says.
  mutating func quote(_ text: String) {
    let isDone = text.withBytes { bytes in
      // In one piece, as nearly all texts need no escapes.
      guard bytes.allSatisfy(Self.isPlain) else { return false }
      written.append(atMost: bytes.count + 2) { room in
        room[0] = UInt8(ascii: "\"")
        _ = room[1...].update(fromContentsOf: bytes)
        room[bytes.count + 1] = UInt8(ascii: "\"")
        return bytes.count + 2
      }
      return true
    }
    if isDone { return }
    written.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars { append(escaping: scalar) }
    written.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append("\\\"")
    case "\\": append("\\\\")
    case "\n": append("\\n")
    case "\r": append("\\r")
    case "\t": append("\\t")
    case "\u{8}": append("\\b")
    case "\u{C}": append("\\f")
    default: append(scalar.isInvisible ? "\\u" + scalar.value.hexadecimal(4) : String(scalar))
    }
  }
}

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
