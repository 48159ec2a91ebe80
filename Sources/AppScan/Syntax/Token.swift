/// A piece of source: where it stands, what it is, and which bracket belongs to it. Small numbers, because a file has
/// very many.
package struct Token: Sendable {
  /// Its kind.
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
