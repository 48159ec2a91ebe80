/// Turns Kotlin into tokens: nested comments, templates, raw strings, characters, names in back-ticks.
enum KotlinLexer {
  private static let rules = DollarLexer.Rules(
    classes: ByteClass.table(quotes: "\"'`"), hasSingleQuotes: false, hasRawStrings: false,
    escapesInLongStrings: false)

  /// Fills the buffer.
  static func lex(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ buffer: inout TokenBuffer)
  {
    var lexer = DollarLexer(bytes, vocabulary, rules)
    lexer.run(into: &buffer)
  }
}
