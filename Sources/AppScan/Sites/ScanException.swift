import PlainText

/// A comment `motionbook:ignore rule -- reason`: what is found on its line, or on the next when it has a line to
/// itself, is meant so.
package struct ScanException: Hashable, Sendable {
  /// The rule, or nil for all of them.
  package let rule: String?
  /// Why; nil when the comment does not say.
  package let reason: String?
  /// The lines that it holds for.
  package let lines: ClosedRange<Int>
  /// Where the comment stands.
  package let place: SitePlace
}

extension ScanException {
  /// Reads `motionbook:ignore rule -- reason` in a comment; nil for a comment that says something else.
  init?(comment: Range<Int>, in source: Source, lines: LineIndex) {
    let text = source.text(comment)
    guard let mark = text.place(of: "motionbook:ignore") else { return nil }
    var said = text[mark.upperBound...]
    for end in ["*/", "-->", "\n"] {
      if let stop = said.place(of: end) { said = said[..<stop.lowerBound] }
    }
    let parts = said.splitOnce("--")
    let rule = parts.before.trimmed
    place = lines.place(comment, in: source.bytes)
    self.rule = rule.isEmpty ? nil : rule
    reason = parts.after.map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
    // A comment that has its line to itself speaks of the next.
    let standsAlone = Self.isBlank(source.bytes, before: comment.lowerBound)
    self.lines = standsAlone ? place.line...place.endLine + 1 : place.line...place.endLine
  }

  private static func isBlank(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
    var index = offset - 1
    while index >= 0, bytes[index] != 0x0A {
      guard bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == UInt8(ascii: "{") else {
        return false
      }
      index -= 1
    }
    return true
  }
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmed: String {
    var text = self
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace || last == "}" { text.removeLast() }
    return String(text)
  }

  fileprivate func splitOnce(_ separator: String) -> (before: Substring, after: Substring?) {
    guard let range = place(of: separator) else { return (self, nil) }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}
