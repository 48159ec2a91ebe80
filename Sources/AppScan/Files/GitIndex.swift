import PlainText

/// The paths that a git repository tracks, from its index (gitformat-index(5), versions 2 to 4).
package struct GitIndex: Sendable {
  /// The paths one behind the other, in the order of their bytes.
  private var names: [UInt8] = []
  /// Where each of them begins; one entry more for the end.
  private var starts: [Int] = [0]
  /// The name of the index of which this one has only the changes, as in `sharedindex.NAME`; nil for a whole one.
  package private(set) var shared: String?

  /// Reads an index; nil for bytes that are none, or that end early. Names of objects have 20 bytes, of SHA-256 32.
  package init?(_ bytes: [UInt8], hashLength: Int = 20) {
    guard bytes.count > 12, bytes.starts(with: Array("DIRC".utf8)) else { return nil }
    let version = Self.number(bytes, 4, 4)
    let count = Self.number(bytes, 8, 4)
    // The shortest entry has more bytes than this.
    guard (2...4).contains(version), count <= bytes.count / 40 else { return nil }
    starts.reserveCapacity(count + 1)
    var index = 12
    for _ in 0..<count {
      guard let next = readEntry(bytes, index, version, hashLength) else { return nil }
      index = next
    }
    // What follows has four letters, a length and as many bytes each; at the end stands a digest.
    while index + 8 + hashLength <= bytes.count {
      if bytes[index..<index + 4].elementsEqual("link".utf8) {
        let digits = bytes[index + 8..<index + 8 + hashLength].flatMap { [$0 >> 4, $0 & 15] }
        shared = digits.map { String($0, radix: 16) }.joined()
      }
      index += 8 + Self.number(bytes, index + 4, 4)
    }
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Adds the path of the entry at an offset.
  /// - Returns: where the next begins; nil where the bytes end before this does.
  private mutating func readEntry(_ bytes: [UInt8], _ start: Int, _ version: Int, _ hashLength: Int) -> Int? {
    var index = start + 40 + hashLength
    guard index + 2 < bytes.count else { return nil }
    let isExtended = bytes[index] & 0x40 != 0 && version > 2
    index += isExtended ? 4 : 2
    if version == 4 {
      // So many bytes of the path before are not this one's (varint.c of git).
      var dropped = 0
      repeat {
        guard index < bytes.count, dropped <= names.count else { return nil }
        dropped = dropped << 7 | Int(bytes[index] & 0x7F)
        index += 1
        if bytes[index - 1] & 0x80 != 0 { dropped += 1 }
      } while bytes[index - 1] & 0x80 != 0
      let last = starts.count > 1 ? starts[starts.count - 2]..<starts[starts.count - 1] : 0..<0
      guard dropped <= last.count else { return nil }
      names += Array(names[last.lowerBound..<last.upperBound - dropped])
    }
    guard index < bytes.count, let end = bytes[index...].firstIndex(of: 0) else { return nil }
    names += bytes[index..<end]
    starts.append(names.count)
    // Entries are as long as a multiple of eight, by one to eight zeros, but for version 4.
    return version == 4 ? end + 1 : start + (end - start) / 8 * 8 + 8
  }

  /// Whether the file at a path from the repository's root is tracked.
  package func contains(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = place(of: path)
    return place + 1 < starts.count && names[starts[place]..<starts[place + 1]].elementsEqual(path)
  }

  /// Whether a file below a folder is tracked, by the folder's path from the repository's root with a slash at its end.
  package func containsFiles(below folder: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = place(of: folder)
    return place + 1 < starts.count && names[starts[place]..<starts[place + 1]].starts(with: folder)
  }

  /// The first path that does not stand before this.
  private func place(of path: UnsafeBufferPointer<UInt8>) -> Int {
    starts.indices.dropLast().partitioningIndex { place in
      !names[starts[place]..<starts[place + 1]].lexicographicallyPrecedes(path)
    }
  }
}
