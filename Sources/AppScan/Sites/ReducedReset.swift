/// A rule for every element in `@media (prefers-reduced-motion: reduce)`: `*, *::before { animation: none !important }`.
enum ReducedReset {
  private static let query = Array("prefers-reduced-motion".utf8)

  /// Where it stands; nil where there is none.
  static func place(in bytes: UnsafeBufferPointer<UInt8>) -> SitePlace? {
    var start = 0
    while let found = ByteSearch.first(query[0], in: bytes, from: start) {
      start = found + 1
      guard found + query.count <= bytes.count, bytes[found..<found + query.count].elementsEqual(query),
        let opening = bytes[found..<min(found + ScanLimits.resetBytes, bytes.count)].firstIndex(
          of: UInt8(ascii: "{"))
      else { continue }
      let selector = bytes[(opening + 1)..<min(opening + ScanLimits.resetBytes, bytes.count)].prefix {
        $0 != UInt8(ascii: "{")
      }
      for index in selector.indices where bytes[index] == UInt8(ascii: "*") && isAlone(index, bytes) {
        return LineIndex(bytes).place(found..<found + query.count, in: bytes)
      }
    }
    return nil
  }

  /// Whether an asterisk is a selector, not a part of a comment or a product.
  private static func isAlone(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let before = bytes[index - 1]
    let after = index + 1 < bytes.count ? bytes[index + 1] : 0
    return (before <= 0x20 || before == UInt8(ascii: ",") || before == UInt8(ascii: "{"))
      && (after <= 0x20 || after == UInt8(ascii: ",") || after == UInt8(ascii: ":")
        || after == UInt8(ascii: "{"))
  }
}
