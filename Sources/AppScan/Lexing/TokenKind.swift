/// What a piece of source is. Comments and white space are no tokens.
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
  /// What closes an ``open``.
  case close
}
