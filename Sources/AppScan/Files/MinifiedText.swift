/// Code that a program made small, for machines alone.
enum MinifiedText {
  /// Whether a file's name says so: `app.min.js`, `main.bundle.js`, `3.chunk.js`.
  static func isName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    DottedName(name).hasMark(among: marks)
  }

  private static let marks: Set<String> = [
    "min.js", "min.css", "min.mjs", "min.cjs", "bundle.js", "bundle.css", "bundle.mjs", "chunk.js",
    "chunk.css",
    "chunk.mjs",
  ]

  /// A line that nobody writes, in bytes.
  private static let longLine = 1000
  /// Shorter files cost nothing to read.
  private static let smallest = 4 << 10
  /// Enough to see what a file is.
  private static let sample = 64 << 10

  /// Whether most of a text stands in very long lines of statements. A long line of data alone - an image, a
  /// path of a drawing - has next to no semicolons and braces, minified code a tenth.
  static func isMinified(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= smallest else { return false }
    let text = UnsafeBufferPointer(rebasing: text[..<min(text.count, sample)])
    var (start, dense) = (0, 0)
    while start < text.count {
      let end = ByteSearch.first(UInt8(ascii: "\n"), in: text, from: start) ?? text.count
      if end - start > longLine, isDense(UnsafeBufferPointer(rebasing: text[start..<end])) {
        dense += end - start
      }
      start = end + 1
    }
    return dense * 2 > text.count
  }

  private static func isDense(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    let marks = line.count { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    return marks * 100 > line.count
  }
}
