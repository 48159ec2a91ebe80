/// CSS with its tokens, as it stands in a file or inside another language.
struct CSSText {
  /// The tokens and the bytes that they point into.
  let tokens: Source
  /// The file in which it stands; the same as `tokens` for a file of CSS.
  let file: Source
  /// What is to be added to an offset in `tokens` to find it in the file.
  let base: Int
  /// The interpolations, with offsets in the file.
  let holes: [CSSHole]
  /// Where it plays.
  let platform: AppPlatform

  /// A file of CSS.
  init(file: Source) {
    tokens = file
    self.file = file
    base = 0
    holes = []
    platform = .css
  }

  private init(_ tokens: Source, in file: Source, base: Int, holes: [CSSHole], platform: AppPlatform) {
    self.tokens = tokens
    self.file = file
    self.base = base
    self.holes = holes
    self.platform = platform
  }

  /// Lexes bytes of a file in another language. Styled-components and emotion take `//` comments as Sass does.
  static func read(
    _ file: Source, _ range: Range<Int>, holes: [CSSHole], platform: AppPlatform, vocabulary: Vocabulary,
    body: (CSSText, [Range<Int>]) -> Void
  ) {
    var copy = Array(file.bytes[range])
    for hole in holes {
      for offset in hole.range.clamped(to: range) { copy[offset - range.lowerBound] = CSSLexer.hole }
    }
    copy.withUnsafeBufferPointer { bytes in
      var buffer = TokenBuffer()
      CSSLexer.lex(bytes, vocabulary, isSCSS: true, into: &buffer)
      let tokens = Source(bytes: bytes, tokens: buffer.tokens, language: .scss)
      let notes = buffer.notes.map { $0.lowerBound + range.lowerBound..<$0.upperBound + range.lowerBound }
      body(CSSText(tokens, in: file, base: range.lowerBound, holes: holes, platform: platform), notes)
    }
  }

  /// The bytes in the file of some tokens.
  func range(_ range: Range<Int>) -> Range<Int> {
    let inner = tokens.range(range.lowerBound, through: range.upperBound - 1)
    return inner.lowerBound + base..<inner.upperBound + base
  }

  /// The interpolation that a token stands for; nil for any other token.
  func hole(_ index: Int) -> CSSHole? {
    guard tokens.kind(index) == .text, tokens.first(index) == CSSLexer.hole else { return nil }
    let start = Int(tokens.tokens[index].start) + base
    var low = 0
    var high = holes.count
    while low < high {
      let middle = (low + high) / 2
      if holes[middle].range.upperBound <= start { low = middle + 1 } else { high = middle }
    }
    return low < holes.count && holes[low].range.lowerBound <= start ? holes[low] : nil
  }

  /// Whether nothing stands between a token and the one before it.
  func touches(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens.tokens[index].start == tokens.tokens[index - 1].end
  }

  /// Whether a token opens a bracket right behind the one before it.
  func opensCall(_ index: Int) -> Bool { tokens.opens(index, UInt8(ascii: "(")) && touches(index) }
}
