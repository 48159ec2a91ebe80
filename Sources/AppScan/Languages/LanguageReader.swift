/// How files of a language are read: into tokens, and from these what they declare.
struct LanguageReader: Sendable {
  typealias Lex = @Sendable (UnsafeBufferPointer<UInt8>, Vocabulary, inout TokenBuffer) -> Void

  /// Turns bytes into tokens.
  let lex: Lex
  /// The declarations of a file.
  let declarations: @Sendable (Source) -> [Declaration]
  /// Those that other files see, and perhaps more; quicker where a language has much that they do not see.
  let sharedDeclarations: @Sendable (Source) -> [Declaration]

  private init(
    _ lex: @escaping Lex, _ declarations: @escaping @Sendable (Source) -> [Declaration],
    shared: (@Sendable (Source) -> [Declaration])? = nil
  ) {
    self.lex = lex
    self.declarations = declarations
    sharedDeclarations = shared ?? declarations
  }

  fileprivate static let swift = LanguageReader(
    { CFamilyLexer.lex(.swift, $0, $1, &$2) }, { SwiftDeclarations.read($0) })
  fileprivate static let kotlin = LanguageReader(
    { CFamilyLexer.lex(.kotlin, $0, $1, &$2) }, { KotlinDeclarations.read($0) })
  fileprivate static let dart = LanguageReader(
    { CFamilyLexer.lex(.dart, $0, $1, &$2) }, { DartDeclarations.read($0) })
  fileprivate static let javaScript = LanguageReader(
    { CFamilyLexer.lex(.javaScript, $0, $1, &$2) }, { JavaScriptDeclarations.read($0) },
    shared: { JavaScriptDeclarations.read($0, isForOthers: true) })
  fileprivate static let css = LanguageReader(
    { CSSLexer.lex($0, $1, isSCSS: false, into: &$2) }, { CSSDeclarations.read($0) })
  fileprivate static let scss = LanguageReader(
    { CSSLexer.lex($0, $1, isSCSS: true, into: &$2) }, { CSSDeclarations.read($0) })
  fileprivate static let less = LanguageReader(
    { CSSLexer.lex($0, $1, isSCSS: true, isLess: true, into: &$2) }, { CSSDeclarations.read($0) })
  // What components declare stands in their scripts and style sheets, and what XML declares is the platform's.
  fileprivate static let html = LanguageReader(
    { MarkupLexer.lex($0, $1, isHTML: true, into: &$2) }, { _ in [] })
  fileprivate static let xml = LanguageReader(
    { MarkupLexer.lex($0, $1, isHTML: false, into: &$2) }, { _ in [] })
}

extension Language {
  /// The reader of the language.
  var reader: LanguageReader {
    switch self {
    case .swift: .swift
    case .kotlin: .kotlin
    case .dart: .dart
    case .css: .css
    case .scss: .scss
    case .less: .less
    case .html: .html
    case .xml: .xml
    case .javascript, .typescript: .javaScript
    }
  }
}
