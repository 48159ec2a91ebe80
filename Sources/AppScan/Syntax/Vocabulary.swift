import PlainText

/// The names that call shapes look for, numbered from 1, found by their bytes without making a string.
package struct Vocabulary: Sendable {
  private var slots: [UInt32]
  /// The bytes of all names, one behind the other.
  private var text: [UInt8] = []
  /// Where each name begins in the text, by its number; a last entry for the end.
  private var starts: [Int] = [0, 0]
  /// By first byte one bit for each length that a name has: most names of a source end their search here.
  private var lengths = [UInt64](repeating: 0, count: 256)
  private let mask: Int

  /// Numbers the names in their order; equal names have one number.
  package init(_ words: [String]) {
    var size = 64
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
    for word in words { insert(Array(word.utf8)) }
  }

  private mutating func insert(_ bytes: [UInt8]) {
    guard let first = bytes.first, bytes.withUnsafeBufferPointer({ number($0, 0, $0.count) }) == 0 else {
      return
    }
    var slot = bytes.withUnsafeBufferPointer { Self.hash($0, 0, $0.count) } & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(starts.count - 1)
    text += bytes
    starts.append(text.count)
    lengths[Int(first)] |= Self.bit(bytes.count)
  }

  @inline(__always)
  private static func bit(_ length: Int) -> UInt64 { 1 << UInt64(truncatingIfNeeded: min(length, 63)) }

  /// A hash of every byte, as the names of a large registry may differ in any one of them.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    var hash = StableHash()
    hash.add(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    // The lowest bits of a product depend only on the lowest bits of the bytes.
    return Int(truncatingIfNeeded: hash.value ^ hash.value >> 32)
  }

  /// The number of the name between two offsets; 0 for a name that is not in the vocabulary.
  @inline(__always)
  package func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    guard end > start, lengths[Int(bytes[start])] & Self.bit(end - start) != 0 else { return 0 }
    return found(bytes, start, end)
  }

  private func found(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt32 {
    var slot = Self.hash(bytes, start, end) & mask
    while slots[slot] != 0 {
      let first = starts[Int(slots[slot])]
      if starts[Int(slots[slot]) + 1] - first == end - start {
        var offset = 0
        while offset < end - start, text[first + offset] == bytes[start + offset] { offset += 1 }
        if offset == end - start { return slots[slot] }
      }
      slot = (slot + 1) & mask
    }
    return 0
  }

  /// The number of a name; 0 for a name that is not in the vocabulary.
  package func number(of word: String) -> UInt32 {
    let bytes = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { number($0, 0, $0.count) }
  }
}
