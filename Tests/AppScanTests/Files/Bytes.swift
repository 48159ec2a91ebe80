@testable import AppScan

/// Calls a function over bytes with those of a text.
func withBytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  Array(text.utf8).withUnsafeBufferPointer(body)
}

extension String {
  /// Where the last part of a path begins, in bytes.
  var nameStart: Int {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { utf8.distance(from: startIndex, to: $0) + 1 } ?? 0
  }
}
