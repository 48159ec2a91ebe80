/// The names that call shapes look for, numbered from 1, found by their bytes without making a string.
public struct Vocabulary: Sendable {
  private var slots: [UInt16]
  private var names: [[UInt8]] = [[]]
  private let mask: Int

  /// Numbers the names in their order; equal names have one number.
  public init(_ words: [String]) {
    var size = 64
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    mask = size - 1
    for word in words { insert(Array(word.utf8)) }
  }

  private mutating func insert(_ bytes: [UInt8]) {
    var slot = Self.hash(bytes) & mask
    while slots[slot] != 0 {
      if names[Int(slots[slot])] == bytes { return }
      slot = (slot + 1) & mask
    }
    slots[slot] = UInt16(truncatingIfNeeded: names.count)
    names.append(bytes)
  }

  private static func hash(_ bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { hash($0, 0, $0.count) }
  }

  /// Mixes length, both ends and the middle: names differ there, and no byte is looked at twice.
  @inline(__always)
  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int {
    let length = end - start
    guard length > 0 else { return 0 }
    let first = Int(bytes[start])
    let last = Int(bytes[end - 1])
    let middle = Int(bytes[start + length / 2])
    let third = Int(bytes[start + length / 4])
    return (first &* 31 &+ last &* 131 &+ middle &* 1031 &+ third &* 8191 &+ length &* 65_537) >> 1
  }

  /// The number of the name between two offsets; 0 for a name that is not in the vocabulary.
  @inline(__always)
  public func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> UInt16 {
    var slot = Self.hash(bytes, start, end) & mask
    while slots[slot] != 0 {
      let name = names[Int(slots[slot])]
      if name.count == end - start {
        var same = true
        for index in 0..<name.count where name[index] != bytes[start + index] {
          same = false
          break
        }
        if same { return slots[slot] }
      }
      slot = (slot + 1) & mask
    }
    return 0
  }

  /// The number of a name; 0 for a name that is not in the vocabulary.
  public func number(of word: String) -> UInt16 {
    let bytes = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { number($0, 0, $0.count) }
  }
}
