/// A piece of source: where it stands, what it is, and which bracket belongs to it. Small numbers, because a file has
/// very many.
package struct Token: Sendable {
  package let kind: TokenKind
  /// Whether it is the first on its line; ends a statement in languages without semicolons.
  package let startsLine: Bool
  /// The number of the name in the ``Vocabulary``, or 0 when no call shape knows the name.
  package let word: UInt32
  /// The offset of its first byte.
  package let start: Int32
  /// The offset after its last byte.
  package let end: Int32
  /// The index of the token that closes or opens this one; -1 for what has no partner.
  package internal(set) var partner: Int32 = -1

  init(kind: TokenKind, startsLine: Bool, word: UInt32, start: Int, end: Int) {
    self.kind = kind
    self.startsLine = startsLine
    self.word = word
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }
}

/// The kind of a piece of source. Comments and white space are no tokens.
package enum TokenKind: UInt8, Sendable {
  /// A name or keyword; in CSS any identifier, with its dashes.
  case identifier
  /// A number with its suffix or unit.
  case number
  /// A string literal without interpolation, quotes included.
  case string
  /// A piece of text between the quotes and interpolations of a template or an interpolated string.
  case text
  /// An operator or separator, as long as the language's lexer makes it.
  case symbol
  /// An opening bracket, or the opening quote of a string with interpolation.
  case open
  /// The end of an ``open``.
  case close
}

/// Where a lexer puts its tokens: pairs brackets, marks starts of lines, and keeps comments that speak to
/// Motionbook. Takes linear time and memory whatever the source holds.
struct TokenBuffer {
  /// The tokens in the order of the source.
  private(set) var tokens: [Token] = []
  /// The comments that hold `motionbook:`, as ranges of offsets with their marks.
  private(set) var notes: [Range<Int>] = []
  /// The indices of the open brackets that nothing closed yet.
  private var openings: [Int32] = []
  /// The byte that closes each of them.
  private var closers: [UInt8] = []
  /// How many of the openings have each byte, so that a stray closing bracket costs nothing.
  private var openCounts = [Int32](repeating: 0, count: 256)
  private var lineHasToken = false

  /// Reserves room for about as many tokens as a source of a size has.
  mutating func reserve(bytes: Int) { tokens.reserveCapacity(bytes / 6) }

  /// A line ended.
  @inline(__always)
  mutating func endLine() { lineHasToken = false }

  /// Adds a token that is no bracket.
  @inline(__always)
  mutating func add(_ kind: TokenKind, _ start: Int, _ end: Int, word: UInt32 = 0) {
    tokens.append(Token(kind: kind, startsLine: !lineHasToken, word: word, start: start, end: end))
    lineHasToken = true
  }

  /// Adds an opening bracket or quote. `byte` is what closes it: `)`, `]`, `}`, `>` or a quote.
  mutating func open(closedBy byte: UInt8, _ start: Int, _ end: Int, word: UInt32 = 0) {
    openings.append(Int32(truncatingIfNeeded: tokens.count))
    closers.append(byte)
    openCounts[Int(byte)] += 1
    add(.open, start, end, word: word)
  }

  /// Adds a closing bracket or quote and pairs it with the nearest opening one that it closes; what was opened in
  /// between stays without partner. A bracket that closes nothing stays without partner too.
  mutating func close(_ byte: UInt8, _ start: Int, _ end: Int) {
    let index = Int32(truncatingIfNeeded: tokens.count)
    add(.close, start, end)
    guard openCounts[Int(byte)] > 0 else { return }
    while let opening = openings.popLast(), let closer = closers.popLast() {
      openCounts[Int(closer)] -= 1
      guard closer == byte else { continue }
      tokens[Int(opening)].partner = index
      tokens[Int(index)].partner = opening
      return
    }
  }

  /// Looks into a comment for what is said to Motionbook.
  mutating func comment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    let comment = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let mark: StaticString = "motionbook:"
    // Colons are rarer than letters.
    var offset = mark.utf8CodeUnitCount - 1
    while let colon = ByteSearch.first(UInt8(ascii: ":"), in: comment, from: offset) {
      if comment.reads(mark, at: colon + 1 - mark.utf8CodeUnitCount) { return notes.append(start..<end) }
      offset = colon + 1
    }
  }
}
