/// The lines of the comments that a text begins with, without their signs, up to the first line of code.
struct HeaderComments: IteratorProtocol {
  /// A part of the text, which is never copied: every file of a tree goes through here.
  typealias Line = Slice<UnsafeBufferPointer<UInt8>>

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
    var end = index
    while end < text.count, text[end] != UInt8(ascii: "\n"), end - index < ScanLimits.headerLineBytes {
      end += 1
    }
    let line = text[index..<end]
    // What is left of a long line would be taken for a line of its own; nothing after it is a header.
    if end < text.count, text[end] != UInt8(ascii: "\n") { linesLeft = 0 }
    index = end + 1
    return line.trimmed
  }

  /// Nil for a line of code.
  private mutating func commentWords(_ line: Line) -> Line? {
    guard let first = line.first else { return line }
    if !isInBlock {
      if first == UInt8(ascii: "#") || line.begins(with: "//") { return line.withoutSigns }
      // A declaration of XML, and `'use strict'` of JavaScript, come before the comment.
      if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") || line.begins(with: "<?") {
        return line[line.endIndex...]
      }
      guard line.begins(with: "/*") || line.begins(with: "<!--") else { return nil }
      isInBlock = true
    }
    guard let end = line.end(of: "*/") ?? line.end(of: "-->") else { return line.withoutSigns }
    isInBlock = false
    if !line[end...].trimmed.isEmpty { linesLeft = 0 }
    return line[..<end].withoutSigns
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether these bytes begin with those of a text.
  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in count >= text.count && zip(self, text).allSatisfy { $0 == $1 } }
  }

  /// Whether these bytes begin with those of a text, where their capitals count as small letters.
  func beginsIgnoringCase(with text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      count >= text.count && zip(self, text).allSatisfy { byte, wanted in Self.lowercased(byte) == wanted }
    }
  }

  /// The index after the first place where a text stands.
  func end(of text: StaticString) -> Int? {
    let length = text.utf8CodeUnitCount
    guard count >= length else { return nil }
    let start = (startIndex...endIndex - length).first { self[$0...].begins(with: text) }
    return start.map { $0 + length }
  }

  /// Whether a text stands anywhere, where capitals of these bytes count as small letters.
  func containsIgnoringCase(_ text: StaticString) -> Bool {
    indices.contains { self[$0...].beginsIgnoringCase(with: text) }
  }

  fileprivate var trimmed: Self {
    var line = self
    while let last = line.last, last <= 32 { line = line.dropLast() }
    return line.drop { $0 <= 32 }
  }

  /// Without the slashes, stars and dashes that make a comment, or a box around it.
  fileprivate var withoutSigns: Self {
    drop { byte in
      switch byte {
      case 0...32, UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "#"), UInt8(ascii: "!"),
        UInt8(ascii: "<"),
        UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: "+"):
        true
      default: false
      }
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}
