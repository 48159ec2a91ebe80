/// The lines of the comments that a text begins with, without their signs, up to the first line of code.
struct HeaderComments: IteratorProtocol {
  /// A part of the text, which is never copied: every file of a tree goes through here.
  typealias Line = UnsafeBufferPointer<UInt8>

  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var isInBlock = false
  private var linesLeft = ScanLimits.headerLines

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The next line's words; nil at the first line of code, and after as many lines as a header has.
  mutating func next() -> Line? {
    while index < text.count, linesLeft > 0 {
      linesLeft -= 1
      guard let words = commentWords(takeLine()) else { return nil }
      if !words.isEmpty { return words }
    }
    return nil
  }

  private mutating func takeLine() -> Line {
    let near = text[index...].prefix(ScanLimits.headerLineBytes)
    let end = near.firstIndex(of: UInt8(ascii: "\n")) ?? near.endIndex
    let line = Line(rebasing: text[index..<end])
    // What is left of a long line would be taken for a line of its own; nothing after it is a header.
    if end < text.count, text[end] != UInt8(ascii: "\n") { linesLeft = 0 }
    index = end + 1
    return line.trimmed
  }

  /// Nil for a line of code.
  private mutating func commentWords(_ line: Line) -> Line? {
    guard let first = line.first else { return line }
    if !isInBlock {
      if first == UInt8(ascii: "#") || line.reads("//", at: 0) { return line.withoutSigns }
      // A declaration of XML, and `'use strict'` of JavaScript, come before the comment.
      if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") || line.reads("<?", at: 0) {
        return Line(rebasing: line[line.count...])
      }
      guard line.reads("/*", at: 0) || line.reads("<!--", at: 0) else { return nil }
      isInBlock = true
    }
    guard let end = line.end(of: "*/") ?? line.end(of: "-->") else { return line.withoutSigns }
    isInBlock = false
    if line[end...].contains(where: { $0 > 32 }) { linesLeft = 0 }
    return Line(rebasing: line[..<end]).withoutSigns
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The index after the first place where a text stands.
  func end(of text: StaticString) -> Int? {
    indices.first { reads(text, at: $0) }.map { $0 + text.utf8CodeUnitCount }
  }

  fileprivate var trimmed: Self {
    let end = lastIndex { $0 > 32 }.map { $0 + 1 } ?? 0
    return Self(rebasing: self[..<end].drop { $0 <= 32 })
  }

  /// Without the slashes, stars and dashes that make a comment, or a box around it.
  fileprivate var withoutSigns: Self {
    Self(rebasing: drop { $0 <= 32 || "/*#!<-=~+".utf8.contains($0) })
  }
}
