/// Where the lines of a file begin.
public struct LineIndex: Sendable {
  private var starts: [Int32] = [0]
  /// How many Unicode scalars begin before each block of bytes: a line may be as long as the file.
  private var scalars: [Int32] = []
  private static let block = 1024

  /// Finds the lines, which end with a line feed.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var count: Int32 = 0
    var start = 0
    while start < bytes.count {
      scalars.append(count)
      let end = min(start + Self.block, bytes.count)
      // Nothing else in the loop, so that it takes many bytes at a time.
      for index in start..<end { count &+= bytes[index] & 0xC0 != 0x80 ? 1 : 0 }
      start = end
    }
    var next = ByteSearch.first(0x0A, in: bytes, from: 0)
    while let found = next {
      starts.append(Int32(truncatingIfNeeded: found + 1))
      next = ByteSearch.first(0x0A, in: bytes, from: found + 1)
    }
  }

  /// The line and the column in Unicode scalars of an offset, both from 1.
  public func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(starts[low])
    let end = min(max(offset, start), bytes.count)
    return (low + 1, scalars(before: end, bytes) - scalars(before: start, bytes) + 1)
  }

  private func scalars(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset > 0, !scalars.isEmpty else { return 0 }
    let block = min(offset / Self.block, scalars.count - 1)
    var count = Int(scalars[block])
    for index in block * Self.block..<min(offset, bytes.count) where bytes[index] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }
}
