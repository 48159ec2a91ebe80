import PlainText

/// Splits HTML, components of Vue, Svelte and Astro and XML into tokens: tags, attributes and text. An element's `<` opens what
/// its closing tag or `/>` closes. Never fails, in linear time whatever the source holds.
struct MarkupLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let vocabulary: Vocabulary
  /// Whether `script` and `style` hold no elements, and braces in tags hold JavaScript.
  private let isHTML: Bool
  private var buffer = TokenBuffer()
  private var index: Int

  /// Splits a source into tokens, from a byte on to its end.
  static func lex(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0, _ vocabulary: Vocabulary, _ language: Language
  ) -> (source: Source, notes: [Range<Int>]) {
    var lexer = MarkupLexer(bytes: bytes, vocabulary: vocabulary, isHTML: language.hasParts, index: start)
    lexer.buffer.reserve(bytes: bytes.count - start)
    if language == .astro { lexer.frontMatter() }
    while lexer.index < bytes.count {
      if lexer.byte() == UInt8(ascii: "<") { lexer.tag() } else { lexer.text() }
    }
    return (Source(bytes: bytes, tokens: lexer.buffer.tokens, language: language), lexer.buffer.notes)
  }

  private func byte(_ ahead: Int = 0) -> UInt8 { index + ahead < bytes.count ? bytes[index + ahead] : 0 }

  private func begins(_ text: StaticString) -> Bool { bytes.reads(text, at: index) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Goes behind the next such text, or to the end.
  private mutating func skip(behind text: StaticString) {
    while let found = ByteSearch.first(text.utf8Start[0], in: bytes, from: index) {
      index = found
      if begins(text) {
        index += text.utf8CodeUnitCount
        return
      }
      index += 1
    }
    index = bytes.count
  }

  /// The script between lines of dashes at the beginning of a component of Astro, with these.
  private mutating func frontMatter() {
    let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.count
    guard bytes.reads("---", at: start) else { return }
    index = start + 3
    skip(behind: "\n---")
    add(start..<index)
  }

  /// Text to the next tag, without white space at its ends.
  private mutating func text() {
    let start = index
    index = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) ?? bytes.count
    add(start..<index)
  }

  private mutating func add(_ range: Range<Int>) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] <= 0x20 {
      if bytes[start] == 0x0A { buffer.endLine() }
      start += 1
    }
    while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
    if start < end { buffer.add(.text, start, end) }
    if range.upperBound > end { buffer.endLine() }
  }

  private mutating func tag() {
    let start = index
    if begins("<!--") {
      skip(behind: "-->")
      buffer.comment(bytes, start, index)
    } else if begins("<![CDATA[") {
      index += 9
      let inner = index
      skip(behind: "]]>")
      add(inner..<max(inner, index - 3))
    } else if byte(1) == UInt8(ascii: "!") || byte(1) == UInt8(ascii: "?") {
      skip(behind: ">")
    } else if byte(1) == UInt8(ascii: "/") {
      skip(behind: ">")
      buffer.close(UInt8(ascii: ">"), start, index)
    } else if Self.isLetter(byte(1)) {
      index += 1
      buffer.open(closedBy: UInt8(ascii: ">"), start, index)
      let name = name()
      if attributes(), isHTML { rawText(of: name) }
    } else {
      index += 1
      buffer.add(.symbol, start, index)
    }
  }

  /// The name of an element or attribute; in XML without its prefix.
  private mutating func name() -> Range<Int> {
    var start = index
    index += 1
    loop: while index < bytes.count {
      switch bytes[index] {
      case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        break loop
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"): break loop
      case UInt8(ascii: ":") where !isHTML && byte(1) > 0x20 && byte(1) != UInt8(ascii: "="):
        start = index + 1
      default: break
      }
      index += 1
    }
    start = min(start, index - 1)
    buffer.add(.identifier, start, index, word: vocabulary.number(bytes, start, index))
    return start..<index
  }

  /// The attributes of a tag, and its end.
  /// - Returns: whether contents follow.
  private mutating func attributes() -> Bool {
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case 0x0A:
        buffer.endLine()
        index += 1
      case 0...0x20: index += 1
      case UInt8(ascii: ">"):
        index += 1
        buffer.add(.symbol, start, index)
        return true
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
        index += 2
        buffer.close(UInt8(ascii: ">"), start, index)
        return false
      case UInt8(ascii: "<"): return false
      case UInt8(ascii: "="):
        index += 1
        buffer.add(.symbol, start, index)
        value()
      case UInt8(ascii: "{") where isHTML:
        braces()
        buffer.add(.text, start, index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): index += 1
      default: _ = name()
      }
    }
    return false
  }

  private mutating func value() {
    while byte() > 0, byte() <= 0x20 { index += 1 }
    guard index < bytes.count else { return }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let end = ByteSearch.first(bytes[index], in: bytes, from: index + 1) ?? bytes.count - 1
      index = end + 1
      buffer.add(.string, start, index)
    case UInt8(ascii: "{") where isHTML:
      braces()
      buffer.add(.text, start, index)
    default:
      while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ">") { index += 1 }
      if index > start { buffer.add(.text, start, index) }
    }
  }

  /// Goes behind braces that pair, strings apart.
  private mutating func braces() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): string(byte)
      default: break
      }
    }
  }

  private mutating func string(_ quote: UInt8) {
    while index < bytes.count, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
    index = min(index + 1, bytes.count)
  }

  /// The contents of `script` and `style`, in which no other tag counts than their own end.
  private mutating func rawText(of name: Range<Int>) {
    let isRaw = Self.raw.contains {
      name.count == $0.utf8CodeUnitCount && bytes.readsIgnoringCase($0, at: name.lowerBound)
    }
    guard isRaw else { return }
    let start = index
    while let found = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) {
      index = found
      if byte(1) == UInt8(ascii: "/"), index + 2 + name.count <= bytes.count,
        (0..<name.count).allSatisfy({ bytes[index + 2 + $0] | 0x20 == bytes[name.lowerBound + $0] | 0x20 })
      {
        return add(start..<index)
      }
      index += 1
    }
    index = bytes.count
    add(start..<index)
  }

  private static let raw: [StaticString] = ["script", "style"]
}
