import CLibrary

/// Finds bytes in bytes.
enum ByteSearch {
  /// The offset of the first such byte at or behind another offset.
  static func first(_ byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    guard let base = bytes.baseAddress, offset < bytes.count else { return nil }
    guard let found = memchr(base + offset, Int32(byte), bytes.count - offset) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Whether a sequence stands somewhere in the bytes: the system's search for its rarest byte, then a comparison.
  static func contains(_ bytes: UnsafeBufferPointer<UInt8>, _ sequence: [UInt8]) -> Bool {
    guard let base = bytes.baseAddress, !sequence.isEmpty, bytes.count >= sequence.count else { return false }
    let anchor = rarest(sequence)
    var start = anchor
    let end = bytes.count - sequence.count + anchor + 1
    while start < end {
      guard let found = memchr(base + start, Int32(sequence[anchor]), end - start) else { return false }
      let offset = UnsafeRawPointer(found) - UnsafeRawPointer(base)
      var index = 0
      while index < sequence.count, bytes[offset - anchor + index] == sequence[index] { index += 1 }
      if index == sequence.count { return true }
      start = offset + 1
    }
    return false
  }

  /// The letters of source code from frequent to rare; capitals, digits and signs are rarer than most of them.
  private static let frequent = Array("e taoinrsl.c(dupmgfbhyvw".utf8)

  /// Where the byte stands that sources hold least often, so that the search stops seldom.
  private static func rarest(_ sequence: [UInt8]) -> Int {
    var best = 0
    var rank = -1
    for (offset, byte) in sequence.enumerated() {
      let found = frequent.firstIndex(of: byte) ?? frequent.count
      if found > rank { (best, rank) = (offset, found) }
    }
    return best
  }
}
