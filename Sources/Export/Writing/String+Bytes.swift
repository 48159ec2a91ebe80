/// Byte by byte, and so in place of what the standard library has under these names: that compares characters, so that
/// a quote with an accent behind it is none, but whoever reads the file sees one. And it takes microseconds for what
/// an export does some thousand times.
extension String {
  /// The same with every occurrence of a text, which is not empty, replaced by another.
  func replacing(_ old: String, with new: String) -> String {
    let (bytes, old) = (Array(utf8), Array(old.utf8))
    var index = bytes.firstIndex(of: old, from: 0)
    if index == nil { return self }
    var replaced: [UInt8] = []
    var rest = 0
    while let found = index {
      replaced += bytes[rest..<found]
      replaced += new.utf8
      rest = found + old.count
      index = bytes.firstIndex(of: old, from: rest)
    }
    return String(decoding: replaced + bytes[rest...], as: UTF8.self)
  }

  /// What stands between line feeds.
  var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// Whether a text, which is not empty, is a part.
  func contains(_ part: String) -> Bool { Array(utf8).firstIndex(of: Array(part.utf8), from: 0) != nil }
}

extension [UInt8] {
  /// Where bytes, of which there is at least one, occur next.
  func firstIndex(of sign: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + sign.count <= count {
      if self[index] == sign[0], self[index..<index + sign.count].elementsEqual(sign) { return index }
      index += 1
    }
    return nil
  }
}
