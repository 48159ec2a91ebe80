import PlainText

/// CSS with its tokens, as it stands in a file or inside another language.
struct CSSText {
  /// The tokens and the bytes that they point into.
  let tokens: Source
  /// The file in which it stands; the same as `tokens` for a file of CSS.
  let file: Source
  /// The offset in the file of the first byte of `tokens`.
  let base: Int
  /// The interpolations, with offsets in the file.
  let holes: [CSSHole]

  /// Lexes bytes of a file in another language. Styled-components and emotion take `//` comments as Sass does.
  static func read(
    _ file: Source, _ range: Range<Int>, holes: [CSSHole], vocabulary: Vocabulary,
    body: (CSSText, [Range<Int>]) -> Void
  ) {
    var copy = Array(file.bytes[range])
    for hole in holes {
      for offset in hole.range.clamped(to: range) { copy[offset - range.lowerBound] = CSSLexer.hole }
    }
    copy.withUnsafeBufferPointer { bytes in
      let (tokens, found) = CSSLexer.lex(bytes, vocabulary, .scss)
      let notes = found.map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
      body(CSSText(tokens: tokens, file: file, base: range.lowerBound, holes: holes), notes)
    }
  }

  /// All of its tokens, where it is a value alone.
  var all: Range<Int> { 0..<tokens.count }

  /// The bytes in the file of some tokens.
  func range(_ range: Range<Int>) -> Range<Int> {
    let inner = tokens.range(range.lowerBound, through: range.upperBound - 1)
    return inner.lowerBound + base..<inner.upperBound + base
  }

  /// The interpolation that a token stands for; nil for any other token.
  func hole(_ index: Int) -> CSSHole? {
    guard tokens.kind(index) == .text, tokens.first(index) == CSSLexer.hole else { return nil }
    let start = Int(tokens.tokens[index].start) + base
    let found = holes.partitioningIndex { $0.range.upperBound > start }
    return found < holes.count && holes[found].range.lowerBound <= start ? holes[found] : nil
  }

  /// Whether nothing stands between a token and the one before it.
  func touches(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens.tokens[index].start == tokens.tokens[index - 1].end
  }

  /// Whether a token opens a bracket right behind the one before it.
  func opensCall(_ index: Int) -> Bool { tokens.opens(index, "(") && touches(index) }
}

extension CSSText {
  /// A file of CSS.
  init(file: Source) { self.init(tokens: file, file: file, base: 0, holes: []) }
}

/// An interpolation in CSS that stands in another language: `${fadeIn}` in a template literal.
struct CSSHole: Sendable {
  /// Its bytes, `${` and `}` included.
  let range: Range<Int>
  /// The expression in it.
  let value: Expression
}

/// `name: value` in CSS.
struct CSSDeclaration {
  /// The token of the name.
  let name: Int
  /// The tokens of the value.
  let value: Range<Int>

  /// The declaration whose name stands at an index; nil for a name that stands anywhere else, such as in a selector,
  /// a value or the parameters of a mixin.
  init?(at index: Int, in source: Source) {
    // Less adds to a list by `transition+: …`, and with white space by `transition+_: …`.
    var colon = index + 1
    if source.language == .less, source.matches(colon, "+") {
      colon += source.matches(colon + 1, "_") ? 2 : 1
    }
    guard Self.mayBegin(index, source), source.matches(colon, ":") else { return nil }
    name = index
    let first = colon + 1
    var end = first
    loop: while end < source.count {
      switch source.kind(end) {
      case .symbol where source.begins(end, ";"): break loop
      // The parameters of a mixin of Less.
      case .close where source.begins(end, ")"): return nil
      case .close: break loop
      case .open where source.begins(end, "{"):
        // A selector such as `a:hover {`, or Sass's nested properties.
        return nil
      case .open:
        guard let partner = source.partner(end) else { return nil }
        end = partner + 1
      // What has no semicolon before the next declaration is broken; it must not swallow a file.
      case .identifier where end > first && Self.isNextLine(end, source): break loop
      default: end += 1
      }
    }
    guard end > first else { return nil }
    value = first..<end
  }

  private static func mayBegin(_ index: Int, _ source: Source) -> Bool {
    switch source.kind(index - 1) {
    case nil: true
    case .open: source.begins(index - 1, "{")
    case .close: source.begins(index - 1, "}")
    case .symbol: source.begins(index - 1, ";")
    // An interpolation on a line of its own: a mixin of styled-components, which needs no semicolon.
    case .text: source.startsLine(index) && source.first(index - 1) == CSSLexer.hole
    case .identifier, .number, .string: false
    }
  }

  private static func isNextLine(_ index: Int, _ source: Source) -> Bool {
    guard source.startsLine(index), source.matches(index + 1, ":") else { return false }
    return source.kind(index + 2) != .symbol
  }
}
