/// The notation of a string literal, by which its end is found.
struct StringFrame {
  let quote: UInt8
  /// 1 or 3.
  var quotes = 1
  /// The number signs around its quotes: `#"…"#` has one.
  var hashes = 0
  var isMultiline = false
  var escapes = true
  var interpolation: LexerProfile.Interpolation?
  /// How many brackets of the kind that ends its interpolation are open in it.
  var openCount = 0

  /// The brackets around its interpolations.
  var opener: UInt8 { interpolation == .parentheses ? UInt8(ascii: "(") : UInt8(ascii: "{") }
  var closer: UInt8 { interpolation == .parentheses ? UInt8(ascii: ")") : UInt8(ascii: "}") }

  /// How long its delimiters are.
  var delimiter: Int { hashes + quotes }

  /// A template of JavaScript.
  static let template = StringFrame(quote: UInt8(ascii: "`"), isMultiline: true, interpolation: .braces)
}

extension CFamilyLexer {
  /// A string literal in quotes, whatever stands before them.
  mutating func string(_ start: Int, quoteAt offset: Int, hashes: Int = 0, isRaw: Bool = false) {
    let quote = bytes[offset]
    let isLong =
      profile.hasLongStrings && offset + 2 < bytes.count && bytes[offset + 1] == quote
      && bytes[offset + 2] == quote
    string(
      start,
      StringFrame(
        quote: quote, quotes: isLong ? 3 : 1, hashes: hashes, isMultiline: isLong,
        escapes: !isRaw && (!isLong || profile.escapesInLongStrings),
        interpolation: isRaw ? nil : profile.interpolation))
  }

  /// A string or template whose delimiter begins here: one token when nothing interrupts it, otherwise its opening quote and its first text.
  mutating func string(_ start: Int, _ frame: StringFrame) {
    let contents = index + frame.delimiter
    let stop = textStop(contents, frame)
    switch stop.kind {
    case .end, .broken:
      index = stop.kind == .end ? stop.index + frame.delimiter : stop.index
      add(.string, from: start, word: stringNumber)
      if profile.isJavaScript { value.end() }
    case .name, .hole:
      buffer.open(closedBy: frame.quote, start, contents, word: stringNumber)
      if profile.isJavaScript { modes.append(.template) }
      text(contents, frame)
    }
  }

  /// The text behind an opening quote or an interpolation, up to the next interpolation with brackets or to the end.
  mutating func text(_ start: Int, _ frame: StringFrame) {
    var start = start
    while true {
      let stop = textStop(start, frame)
      if stop.index > start { buffer.add(.text, start, stop.index) }
      index = stop.end
      switch stop.kind {
      case .name:
        buffer.add(.identifier, stop.index + 1, stop.end)
        start = stop.end
        continue
      case .hole:
        buffer.open(closedBy: frame.closer, stop.index, stop.end)
        if profile.isJavaScript { holeBegan() } else { strings.append(frame) }
      case .end:
        index += frame.delimiter
        buffer.close(frame.quote, stop.index, index)
        if profile.isJavaScript { modeEnded() }
      case .broken: if profile.isJavaScript { modeEnded() }
      }
      return
    }
  }

  /// Where the plain text of a string stops, and what stands there.
  private struct TextStop {
    enum Kind {
      /// The end of the string.
      case end
      /// `$name`.
      case name
      /// `${` or `\(`.
      case hole
      /// The end of the line or of the file: the string never ends. So a missing quote does not swallow the file.
      case broken
    }

    let kind: Kind
    /// The offset at which the text stops.
    let index: Int
    /// The offset behind the name or bracket.
    let end: Int

    init(_ kind: Kind, _ index: Int, _ end: Int? = nil) {
      self.kind = kind
      self.index = index
      self.end = end ?? index
    }
  }

  private func textStop(_ start: Int, _ frame: StringFrame) -> TextStop {
    let isDollar = frame.interpolation == .names || frame.interpolation == .braces
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case frame.quote where ends(offset, frame): return TextStop(.end, offset)
      case UInt8(ascii: "\\") where frame.escapes && hasHashes(frame.hashes, at: offset + 1):
        let escaped = offset + 1 + frame.hashes
        if frame.interpolation == .parentheses, escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
          return TextStop(.hole, offset, escaped + 1)
        }
        offset = escaped + 1
        if !profile.escapesLineFeeds, escaped < bytes.count, classes[Int(bytes[escaped])] == .newline {
          offset = escaped
        }
        continue
      case UInt8(ascii: "$") where isDollar && offset + 1 < bytes.count:
        if bytes[offset + 1] == UInt8(ascii: "{") { return TextStop(.hole, offset, offset + 2) }
        let end = frame.interpolation == .names ? nameEnd(offset + 1) : offset + 1
        if end > offset + 1 { return TextStop(.name, offset, end) }
      case 0x0A, 0x0D:
        if !frame.isMultiline, classes[Int(bytes[offset])] == .newline { return TextStop(.broken, offset) }
      default: break
      }
      offset += 1
    }
    return TextStop(.broken, bytes.count)
  }

  /// Three quotes end a long string; where nothing escapes, of more than three the last three: `""""` ends with a
  /// quote in it.
  private func ends(_ offset: Int, _ frame: StringFrame) -> Bool {
    if frame.quotes == 3 {
      guard offset + 2 < bytes.count, bytes[offset + 1] == frame.quote, bytes[offset + 2] == frame.quote,
        frame.escapes || offset + 3 >= bytes.count || bytes[offset + 3] != frame.quote
      else { return false }
    }
    return hasHashes(frame.hashes, at: offset + frame.quotes)
  }

  @inline(__always)
  func hasHashes(_ hashes: Int, at offset: Int) -> Bool {
    if hashes == 0 { return true }
    guard offset + hashes <= bytes.count else { return false }
    return bytes[offset..<offset + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func nameEnd(_ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let kind = classes[Int(bytes[end])]
      guard kind == .name || kind == .digit && end > start, bytes[end] < 0x80, bytes[end] != UInt8(ascii: "$")
      else { break }
      end += 1
    }
    return end
  }

  /// A character between single quotes.
  mutating func character() {
    let start = index
    var end = start + 1
    let limit = min(bytes.count, start + ScanLimits.characterBytes)
    while end < limit, bytes[end] != 0x0A, bytes[end] != bytes[start] {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < limit, bytes[end] == bytes[start], end > start + 1 else { return single() }
    index = end + 1
    add(.string, from: start)
  }
}
