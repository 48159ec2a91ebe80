/// Turns Dart into tokens: nested comments, interpolation, raw and long strings of either quote.
enum DartLexer {
  private static let rules = DollarLexer.Rules(
    classes: ByteClass.table(quotes: "\"'"), hasSingleQuotes: true, hasRawStrings: true,
    escapesInLongStrings: true)

  /// Fills the buffer.
  static func lex(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ buffer: inout TokenBuffer)
  {
    var lexer = DollarLexer(bytes, vocabulary, rules)
    lexer.run(into: &buffer)
  }
}
