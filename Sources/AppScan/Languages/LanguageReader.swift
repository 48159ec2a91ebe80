/// How files of a language are read: into tokens, and from these what they declare.
extension Language {
  /// Turns bytes into tokens.
  func lex(_ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary, _ buffer: inout TokenBuffer) {
    switch self {
    case .swift: CFamilyLexer.lex(.swift, bytes, vocabulary, &buffer)
    case .kotlin: CFamilyLexer.lex(.kotlin, bytes, vocabulary, &buffer)
    case .dart: CFamilyLexer.lex(.dart, bytes, vocabulary, &buffer)
    case .javascript, .typescript: CFamilyLexer.lex(.javaScript, bytes, vocabulary, &buffer)
    case .css: CSSLexer.lex(bytes, vocabulary, isSCSS: false, into: &buffer)
    case .scss: CSSLexer.lex(bytes, vocabulary, isSCSS: true, into: &buffer)
    case .less: CSSLexer.lex(bytes, vocabulary, isSCSS: true, isLess: true, into: &buffer)
    case .html: MarkupLexer.lex(bytes, vocabulary, isHTML: true, into: &buffer)
    case .xml: MarkupLexer.lex(bytes, vocabulary, isHTML: false, into: &buffer)
    }
  }

  /// The declarations of a file.
  /// - Parameter isForOthers: whether those that no other file sees may be left out, which is quicker where a language has
  ///   many.
  func declarations(_ source: Source, isForOthers: Bool = false) -> [Declaration] {
    switch self {
    case .swift: SwiftDeclarations.read(source)
    case .kotlin: KotlinDeclarations.read(source)
    case .dart: DartDeclarations.read(source)
    case .javascript, .typescript: JavaScriptDeclarations.read(source, isForOthers: isForOthers)
    case .css, .scss, .less: CSSDeclarations.read(source)
    // What components declare stands in their scripts and style sheets, and what XML declares is the platform's.
    case .html, .xml: []
    }
  }
}
