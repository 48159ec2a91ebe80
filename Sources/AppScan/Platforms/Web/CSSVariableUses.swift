extension ScanContext {
  /// Records an export's custom properties in a text that is no CSS as a whole:
  /// `getPropertyValue("--motion-fast-duration")`.
  mutating func addVariables(in range: Range<Int>, of source: Source) {
    for prefix in options.prefixes where prefix.hasPrefix("--") {
      var rest = source.bytes[range]
      while let found = rest.offset(of: prefix.utf8) {
        rest = rest.dropFirst(found)
        let behind = rest.dropFirst(prefix.utf8.count)
        let end = behind.firstIndex { CSSByteClass.table[Int($0)] & 1 == 0 } ?? rest.endIndex
        addUse(source.text(rest.startIndex..<end), rest.startIndex..<end)
        rest = rest[end...]
      }
    }
  }
}
