import PlainText

/// Splits Swift, Kotlin, Dart, JavaScript and TypeScript with JSX into tokens, by the language's ``LexerProfile``.
/// One pass over the bytes, in linear time whatever the source holds; nesting costs memory, never stack.
struct CFamilyLexer {
  /// The name by which readers of strings ask for every string and template of JavaScript.
  static let stringWord = "\"\""

  let bytes: UnsafeBufferPointer<UInt8>
  let vocabulary: Vocabulary
  let profile: LexerProfile
  let classes: UnsafeBufferPointer<ByteClass>
  let stringNumber: UInt32
  var buffer = TokenBuffer()
  var index = 0
  /// The strings in whose interpolations the lexer is, but for templates of JavaScript.
  var strings: [StringFrame] = []
  /// The braces, templates and tags of JavaScript around the lexer.
  var modes: [Mode] = []
  /// The tokens that may follow the last one, in JavaScript.
  var value = ValueState()
  /// Before this offset no regular expression of JavaScript ends on its line: a failed search must not be repeated.
  var regexLimit = 0
  /// Where the next closing tag of a name is; the length of the source for none.
  var closingTags: [String: Int] = [:]

  /// Splits a source into tokens.
  static func lex(
    _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ language: Language,
    _ profile: LexerProfile
  ) -> (source: Source, notes: [Range<Int>]) {
    profile.classes.withUnsafeBufferPointer { classes in
      var lexer = CFamilyLexer(
        bytes: bytes, vocabulary: vocabulary, profile: profile, classes: classes,
        stringNumber: vocabulary.number(of: stringWord))
      lexer.run()
      let source = Source(bytes: bytes, tokens: lexer.buffer.tokens, language: language)
      return (source, lexer.buffer.notes)
    }
  }

  private mutating func run() {
    buffer.reserve(bytes: bytes.count)
    // A byte order mark is no part of the first name.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if profile.isJavaScript, byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while index < bytes.count {
      switch modes.last {
      case .template: text(index, .template)
      case .tag: tag()
      case .children: children()
      default: code()
      }
    }
  }

  /// Tokens to the end, or until a template or an element begins or goes on.
  private mutating func code() {
    let depth = modes.count
    while index < bytes.count {
      switch classes[Int(bytes[index])] {
      case .space: index += 1
      case .newline:
        buffer.endLine()
        index += 1
      case .name: name()
      case .digit: number()
      case .quote: string(index, quoteAt: index)
      case .character: character()
      case .quotedName: quotedName()
      case .template:
        string(index, .template)
        if modes.count > depth { return }
      case .hash: hash()
      case .slash: slash()
      case .dot: if isDigit(index + 1) { number() } else { symbol() }
      case .less:
        if !value.ends, beginElement() { return }
        symbol()
      case .open: open()
      case .close:
        close()
        if modes.count < depth { return }
      case .symbol: symbol()
      }
    }
  }

  /// A byte ahead; 0 behind the end.
  @inline(__always)
  func byte(_ ahead: Int = 0) -> UInt8 { index + ahead < bytes.count ? bytes[index + ahead] : 0 }

  @inline(__always)
  func isDigit(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset].isDigit }

  /// Adds a token from an offset to here.
  @inline(__always)
  mutating func add(_ kind: TokenKind, from start: Int, word: UInt32 = 0) {
    buffer.add(kind, start, index, word: word)
  }

  @inline(__always)
  private mutating func name() {
    let start = index
    index += 1
    while index < bytes.count {
      let kind = classes[Int(bytes[index])]
      guard kind == .name || kind == .digit else { break }
      index += 1
    }
    if profile.hasRawStrings, index == start + 1, bytes[start] == UInt8(ascii: "r"), index < bytes.count,
      classes[Int(bytes[index])] == .quote
    {
      return string(start, quoteAt: index, isRaw: true)
    }
    add(.identifier, from: start, word: vocabulary.number(bytes, start, index))
    if profile.isJavaScript { nameEnded(start) }
  }

  /// A name between back-ticks, which do not belong to it; it ends on its line.
  private mutating func quotedName() {
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != bytes[start], classes[Int(bytes[index])] != .newline {
      index += 1
    }
    guard index > start + 1, byte() == bytes[start] else {
      index = start + 1
      return add(.symbol, from: start)
    }
    buffer.add(.identifier, start + 1, index, word: vocabulary.number(bytes, start + 1, index))
    index += 1
  }

  /// Digits with `_`, points, an exponent with its sign, letters behind; also `0x1F` and `.5`.
  private mutating func number() {
    let start = index
    let isPrefixed =
      byte() == UInt8(ascii: "0") && classes[Int(byte(1))] == .name && byte(1) | 0x20 != UInt8(ascii: "e")
    let exponent = isPrefixed && byte(1) | 0x20 == UInt8(ascii: "x") ? UInt8(ascii: "p") : UInt8(ascii: "e")
    var hasPoint = false
    while index < bytes.count {
      let kind = classes[Int(bytes[index])]
      if kind != .digit, kind != .name {
        switch bytes[index] {
        case UInt8(ascii: ".") where profile.hasTrailingPoint:
          if hasPoint || isPrefixed || byte(1) == UInt8(ascii: ".") { return numberEnded(start) }
          hasPoint = true
        // Neither a range nor a member.
        case UInt8(ascii: ".") where isDigit(index + 1): break
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
          guard index > start, bytes[index - 1] | 0x20 == exponent, isDigit(index + 1) else {
            return numberEnded(start)
          }
        default: return numberEnded(start)
        }
      }
      index += 1
    }
    numberEnded(start)
  }

  private mutating func numberEnded(_ start: Int) {
    add(.number, from: start)
    if profile.isJavaScript { value.end() }
  }

  mutating func symbol() {
    let start = index
    let length = profile.operators.length(byte(), byte(1), byte(2))
    index += length
    if profile.isJavaScript {
      // `a?.5:1` is a condition.
      if length == 2, bytes[start] == UInt8(ascii: "?"), byte(-1) == UInt8(ascii: "."), isDigit(index) {
        index -= 1
      }
      symbolEnded(start)
    }
    add(.symbol, from: start)
  }

  /// One byte as a symbol.
  mutating func single() {
    index += 1
    add(.symbol, from: index - 1)
  }

  private mutating func open() {
    let byte = bytes[index]
    buffer.open(closedBy: byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte + 2, index, index + 1)
    index += 1
    if let last = strings.indices.last, strings[last].opener == byte { strings[last].openCount += 1 }
    if profile.isJavaScript { opened(byte) }
  }

  /// A closing bracket; where it ends an interpolation, the rest of the string.
  private mutating func close() {
    let byte = bytes[index]
    buffer.close(byte, index, index + 1)
    index += 1
    if profile.isJavaScript { closed(byte) }
    guard let last = strings.indices.last, strings[last].closer == byte else { return }
    if strings[last].openCount > 0 {
      strings[last].openCount -= 1
    } else {
      text(index, strings.removeLast())
    }
  }
}
