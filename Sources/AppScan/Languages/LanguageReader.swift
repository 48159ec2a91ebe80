/// How files of a language are read: into tokens, and from these what they declare.
extension Language {
  /// Splits bytes into tokens, and finds the comments that hold `motionbook:`.
  func lex(
    _ bytes: UnsafeBufferPointer<UInt8>, _ vocabulary: Vocabulary
  ) -> (source: Source, notes: [Range<Int>]) {
    switch self {
    case .swift: CFamilyLexer.lex(bytes, vocabulary, self, .swift)
    case .kotlin: CFamilyLexer.lex(bytes, vocabulary, self, .kotlin)
    case .java: CFamilyLexer.lex(bytes, vocabulary, self, .java)
    case .dart: CFamilyLexer.lex(bytes, vocabulary, self, .dart)
    case .javascript, .typescript: CFamilyLexer.lex(bytes, vocabulary, self, .javaScript)
    case .css, .scss, .less: CSSLexer.lex(bytes, vocabulary, self)
    case .sass: CSSLexer.lex(bytes, vocabulary, .scss)
    case .html, .astro, .xml: MarkupLexer.lex(bytes, vocabulary, self)
    }
  }

  /// The declarations of a file.
  /// - Parameters:
  ///   - isForOthers: whether those that no other file sees may be left out, which is quicker where a language has many.
  ///   - motions: what was found in it.
  func declarations(_ source: Source, isForOthers: Bool = false, motions: [Draft] = []) -> [Declaration] {
    switch self {
    case .swift: SwiftDeclarations.read(source)
    case .kotlin: KotlinDeclarations.read(source)
    case .java: JavaDeclarations.read(source)
    case .dart: DartDeclarations.read(source)
    case .javascript, .typescript:
      JavaScriptDeclarations.read(
        source, isForOthers: isForOthers, motions: Set(motions.map(\.place.range.lowerBound)))
    case .css, .scss, .sass, .less: CSSDeclarations.read(source)
    // What components declare stands in their scripts and style sheets, and what XML declares is the platform's.
    case .html, .astro, .xml: []
    }
  }
}
