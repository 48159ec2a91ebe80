/// Where the lines of a text begin.
package struct LineIndex: Sendable {
  private var starts: [UInt32] = [0]
  /// How many Unicode scalars begin before each block of bytes, where a line is so long that counting them again
  /// for each place on it would take quadratic time; empty otherwise.
  private var scalars: [UInt32] = []
  /// The scalars of a byte order mark before the text, which are no column.
  private let mark: Int
  private static let block = 256
  private static let longLine = 4096

  /// Finds the lines, which end with a line feed.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 1 : 0
    var start = 0
    var longest = 0
    while let found = bytes[start...].firstIndex(of: 0x0A) {
      longest = max(longest, found - start)
      start = found + 1
      starts.append(UInt32(truncatingIfNeeded: start))
    }
    if max(longest, bytes.count - start) > Self.longLine { scalars = Self.blocks(bytes) }
  }

  private static func blocks(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var blocks: [UInt32] = []
    var count: UInt32 = 0
    var start = 0
    while start < bytes.count {
      blocks.append(count)
      let end = min(start + block, bytes.count)
      // Nothing else in the loop, so that it takes many bytes at a time.
      for index in start..<end { count &+= bytes[index] & 0xC0 != 0x80 ? 1 : 0 }
      start = end
    }
    return blocks
  }

  /// The line and the column in Unicode scalars of an offset, both from 1.
  package func position(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> (line: Int, column: Int) {
    let line = max(starts.partitioningIndex { Int($0) > offset }, 1)
    let start = Int(starts[line - 1])
    let end = min(max(offset, start), bytes.count)
    let count =
      end - start > Self.longLine
      ? scalars(before: end, bytes) - scalars(before: start, bytes) : Self.count(bytes, start..<end)
    return (line, line == 1 ? max(count - mark, 0) + 1 : count + 1)
  }

  private func scalars(before offset: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset > 0, !scalars.isEmpty else { return 0 }
    let block = min(offset / Self.block, scalars.count - 1)
    return Int(scalars[block]) + Self.count(bytes, block * Self.block..<min(offset, bytes.count))
  }

  private static func count(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    bytes[range].count { $0 & 0xC0 != 0x80 }
  }
}
