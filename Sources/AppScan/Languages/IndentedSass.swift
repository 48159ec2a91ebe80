/// The indented syntax of Sass, as SCSS writes it: with braces and semicolons where its lines end, so that all else stays
/// where it is. There is no room for more than one bracket at the end of a line: rules are not nested but stand one behind
/// the other, and what is only for who wants less motion is left out.
struct IndentedSass {
  /// A line, or several where brackets or a comma go on.
  private struct Statement {
    let indentation: Int
    /// The offset behind its last byte that is no comment.
    var end: Int
  }

  private var bytes: [UInt8]
  private var statements: [Statement] = []

  /// The text of a file with braces and semicolons, as long as the file.
  static func braced(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var sass = IndentedSass(bytes: Array(text))
    sass.readStatements()
    sass.endStatements()
    return sass.bytes
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readStatements() {
    var offset = 0
    // What is deeper than a comment, or than the rule for who wants less motion, belongs to it.
    var hidden: Int?
    var depth = 0
    var goesOn = false
    while offset < bytes.count {
      let line = offset..<(bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count)
      offset = line.upperBound + 1
      guard let start = bytes[line].firstIndex(where: { $0 > 0x20 }) else { continue }
      let text = start..<line.upperBound
      let indentation = start - line.lowerBound
      if !goesOn {
        if let outer = hidden, indentation > outer {
          blank(text)
          continue
        }
        let isComment = reads("//", at: start) || reads("/*", at: start)
        hidden = isComment || isReduced(text) ? indentation : nil
        if hidden != nil {
          let isWhole = reads("//", at: start) || bytes[text].holds("*/".utf8)
          if !isComment || !isWhole { blank(text) }
          continue
        }
      }
      let end = codeEnd(text, &depth)
      if goesOn, let last = statements.indices.last {
        statements[last].end = end
      } else {
        statements.append(Statement(indentation: indentation, end: end))
      }
      goesOn = depth > 0 || bytes[end - 1] == UInt8(ascii: ",")
    }
  }

  /// Whether a line begins a rule for who wants less motion.
  private func isReduced(_ line: Range<Int>) -> Bool {
    guard reads("@media", at: line.lowerBound) else { return false }
    let text = bytes[line]
    return text.holds("prefers-reduced-motion".utf8) && !text.holds("no-preference".utf8)
      && !text.holds("not ".utf8)
  }

  /// The offset behind the code of a line, without the comment and the white space at its end.
  private func codeEnd(_ line: Range<Int>, _ depth: inout Int) -> Int {
    var quote: UInt8?
    var end = line.lowerBound + 1
    for offset in line {
      let byte = bytes[offset]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if reads("//", at: offset), offset == line.lowerBound || bytes[offset - 1] <= 0x20 {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth = max(depth - 1, 0)
      }
      if byte > 0x20 { end = offset + 1 }
    }
    return end
  }

  private mutating func endStatements() {
    func isHead(_ index: Int) -> Bool {
      index + 1 < statements.count && statements[index + 1].indentation > statements[index].indentation
    }
    var isOpen = false
    for (index, statement) in statements.enumerated() {
      if isHead(index) {
        // Of rules one right in the other only the last says something.
        if !isHead(index + 1) { end(statement, with: "{") }
        isOpen = true
        continue
      }
      let isFollowed =
        index + 1 < statements.count && statements[index + 1].indentation == statement.indentation
        && !isHead(index + 1)
      end(statement, with: isFollowed || !isOpen ? ";" : "}")
      isOpen = isOpen && isFollowed
    }
  }

  private mutating func end(_ statement: Statement, with symbol: Unicode.Scalar) {
    if statement.end < bytes.count { bytes[statement.end] = UInt8(ascii: symbol) }
  }

  private mutating func blank(_ range: Range<Int>) {
    for offset in range { bytes[offset] = 0x20 }
  }

  private func reads(_ text: StaticString, at offset: Int) -> Bool {
    bytes.withUnsafeBufferPointer { $0.reads(text, at: offset) }
  }
}
