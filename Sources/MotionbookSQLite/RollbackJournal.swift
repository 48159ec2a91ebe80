/// A rollback journal as SQLite writes it beside a database before it changes the file: the pages as they were.
/// https://sqlite.org/fileformat2.html#the_rollback_journal
///
/// SQLite plays it back into the file, whatever file stands there by then. This plays it back in memory, so that one
/// can look first. Pure; what it makes is byte for byte what SQLite makes.
package struct RollbackJournal {
  /// Why a journal cannot be played back into a file.
  package enum Problem: Error, Hashable {
    /// Its contents are not a journal, or only a part of one, and leave the file as it is.
    case empty
    /// Its pages are of another size than the file's.
    case pageSize
    /// The file has been changed more than once, or is older, since the journal was begun.
    case otherState
    /// It is part of a change of several databases.
    case severalDatabases
  }

  private let bytes: [UInt8]
  private let first: Header

  private struct Header {
    var count: UInt32
    var nonce: UInt32
    var pageCount: UInt32
    var sectorSize: Int
    var pageSize: Int
  }

  private static let magic: [UInt8] = [0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]
  /// Of a database's header: https://sqlite.org/fileformat2.html#the_database_header
  private static let changeCounterOffset = 24

  /// - Throws: ``Problem``.
  package init(_ bytes: [UInt8]) throws(Problem) {
    self.bytes = bytes
    // First of all, as SQLite deletes the file that is named at the end of a journal whatever stands before it.
    if Self.namesAnother(bytes) { throw .severalDatabases }
    guard let header = Self.header(bytes, at: 0), header.count > 0 else { throw .empty }
    first = header
  }

  /// Whether it ends as one does that names the journal of a change of several databases. A zero in front says that it is
  /// over, and SQLite leaves such a journal alone.
  private static func namesAnother(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 16 && bytes[0] != 0 && bytes.suffix(magic.count) == magic[...]
  }

  /// The file as it was before the change that the journal belongs to.
  ///
  /// - Throws: ``Problem`` where the journal shows that it belongs to another state of the file.
  package func undone(_ database: [UInt8]) throws(Problem) -> [UInt8] {
    guard Self.pageSize(ofDatabase: database) == first.pageSize else { throw .pageSize }
    var result = database
    // SQLite fills up what is missing, and cuts off what was added.
    let size = Int(first.pageCount) * first.pageSize
    guard size <= database.count + bytes.count else { throw .otherState }
    if result.count > size { result.removeLast(result.count - size) }
    result += repeatElement(0, count: size - result.count)
    var isRestored = [Bool](repeating: false, count: Int(first.pageCount) + 1)
    try forEachPage { (number, image) throws(Problem) in
      guard number < isRestored.count, !isRestored[number] else { return }
      isRestored[number] = true
      if number == 1 { try checkCounter(database, before: image) }
      let start = (number - 1) * first.pageSize
      result.replaceSubrange(start..<start + first.pageSize, with: image)
    }
    return result
  }

  /// A change of the file counts one up, so that the file that was being changed counts as before, or one more.
  private func checkCounter(_ database: [UInt8], before image: ArraySlice<UInt8>) throws(Problem) {
    guard let now = Self.number(database, at: Self.changeCounterOffset),
      let before = Self.number(bytes, at: image.startIndex + Self.changeCounterOffset)
    else { throw .otherState }
    if now != before, now != before &+ 1 { throw .otherState }
  }

  /// Calls the body with each page that is whole, until the first that is not: as far as SQLite plays it.
  private func forEachPage(
    _ body: (_ number: Int, _ image: ArraySlice<UInt8>) throws(Problem) -> Void
  ) throws(Problem) {
    var offset = 0
    while let header = Self.header(bytes, at: offset) {
      offset += first.sectorSize
      let recordSize = first.pageSize + 8
      // All ones stand for as many as there are.
      let count =
        header.count == .max ? (bytes.count - min(offset, bytes.count)) / recordSize : Int(header.count)
      for _ in 0..<count {
        guard offset + recordSize <= bytes.count, let number = Self.number(bytes, at: offset), number > 0,
          let checksum = Self.number(bytes, at: offset + 4 + first.pageSize)
        else { return }
        let image = bytes[offset + 4..<offset + 4 + first.pageSize]
        guard checksum == Self.checksum(image, nonce: header.nonce) else { return }
        try body(Int(number), image)
        offset += recordSize
      }
      offset = (offset + first.sectorSize - 1) / first.sectorSize * first.sectorSize
    }
  }

  /// Every 200th byte, from the end on.
  private static func checksum(_ image: ArraySlice<UInt8>, nonce: UInt32) -> UInt32 {
    var sum = nonce
    var index = image.count - 200
    while index > 0 {
      sum &+= UInt32(image[image.startIndex + index])
      index -= 200
    }
    return sum
  }

  private static func header(_ bytes: [UInt8], at offset: Int) -> Header? {
    guard offset + 28 <= bytes.count, bytes[offset..<offset + 8] == magic[...] else { return nil }
    let numbers = (0..<5).compactMap { number(bytes, at: offset + 8 + 4 * $0) }
    guard numbers.count == 5 else { return nil }
    let (sectorSize, pageSize) = (Int(numbers[3]), Int(numbers[4]))
    // Only the first header's sizes count.
    if offset == 0 {
      guard (32...65536).contains(sectorSize), sectorSize.nonzeroBitCount == 1,
        (512...65536).contains(pageSize), pageSize.nonzeroBitCount == 1
      else { return nil }
    }
    return Header(
      count: numbers[0], nonce: numbers[1], pageCount: numbers[2], sectorSize: sectorSize, pageSize: pageSize)
  }

  private static func pageSize(ofDatabase bytes: [UInt8]) -> Int? {
    guard bytes.count >= 100 else { return nil }
    let size = Int(bytes[16]) << 8 | Int(bytes[17])
    return size == 1 ? 65536 : size
  }

  /// A number of four bytes, the highest first; nil beyond the end.
  private static func number(_ bytes: [UInt8], at offset: Int) -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
