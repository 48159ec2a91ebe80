/// A write-ahead log as SQLite keeps it beside a database in that mode: the pages that committed changes have written.
/// https://sqlite.org/fileformat2.html#the_write_ahead_log
///
/// A log that no process uses, such as one that a crash or a copy has left, is put into the file in memory, because SQLite
/// would make a third file in the folder to read it. Pure; what it makes holds what SQLite would read.
package struct WriteAheadLog {
  private let bytes: [UInt8]

  private static let headerSize = 32
  private static let frameHeaderSize = 24

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The database with all that the log's transactions have changed. A transaction without its end is left out.
  package func applied(to database: [UInt8]) -> [UInt8] {
    guard bytes.count >= Self.headerSize, number(at: 0) & ~1 == 0x377f_0682, number(at: 4) == 3_007_000 else {
      return database
    }
    let pageSize = Int(number(at: 8))
    var checksum = Checksum(bytes[..<24], isBigEndian: number(at: 0) & 1 == 1)
    guard (512...65536).contains(pageSize), pageSize.nonzeroBitCount == 1, checksum.isSame(as: bytes, at: 24)
    else { return database }
    var result = database
    /// Where the pages of the transaction that is being read stand in the log.
    var pending: [(page: Int, offset: Int)] = []
    var offset = Self.headerSize
    while offset + Self.frameHeaderSize + pageSize <= bytes.count {
      let image = offset + Self.frameHeaderSize
      guard bytes[offset + 8..<offset + 16] == bytes[16..<24] else { break }
      checksum.add(bytes[offset..<offset + 8])
      checksum.add(bytes[image..<image + pageSize])
      let page = Int(number(at: offset))
      guard page > 0, checksum.isSame(as: bytes, at: offset + 16) else { break }
      pending.append((page, image))
      let size = Int(number(at: offset + 4)) * pageSize
      if size > 0 {
        guard size <= database.count + bytes.count else { break }
        if result.count > size { result.removeLast(result.count - size) }
        result += repeatElement(0, count: size - result.count)
        for (page, image) in pending where page * pageSize <= size {
          result.replaceSubrange(
            (page - 1) * pageSize..<page * pageSize, with: bytes[image..<image + pageSize])
        }
        pending.removeAll(keepingCapacity: true)
      }
      offset = image + pageSize
    }
    return result
  }

  private func number(at offset: Int) -> UInt32 {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The log's own running checksum, over pairs of numbers.
  private struct Checksum {
    private var sums: (UInt32, UInt32) = (0, 0)
    private let isBigEndian: Bool

    init(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) {
      self.isBigEndian = isBigEndian
      add(bytes)
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) {
      bytes.withUnsafeBytes { buffer in
        for offset in stride(from: 0, to: buffer.count - 7, by: 8) {
          sums.0 &+= number(buffer, offset) &+ sums.1
          sums.1 &+= number(buffer, offset + 4) &+ sums.0
        }
      }
    }

    private func number(_ buffer: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
      let number = buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      return isBigEndian ? UInt32(bigEndian: number) : UInt32(littleEndian: number)
    }

    /// Whether the two sums stand there, the highest byte first.
    func isSame(as bytes: [UInt8], at offset: Int) -> Bool {
      let stored = bytes[offset..<offset + 8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return stored == UInt64(sums.0) << 32 | UInt64(sums.1)
    }
  }
}
