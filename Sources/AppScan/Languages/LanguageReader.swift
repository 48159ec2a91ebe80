/// What a language needs to be read: its lexer, what its files declare, and the platforms written in it.
struct LanguageReader: Sendable {
  /// Turns bytes into tokens.
  let lex: @Sendable (UnsafeBufferPointer<UInt8>, Vocabulary, inout TokenBuffer) -> Void
  /// What a file declares.
  let declarations: @Sendable (Source) -> [Declaration]
  /// What other files see of it, and perhaps more; quicker where a language has much that they do not see.
  let sharedDeclarations: @Sendable (Source) -> [Declaration]
  /// The platforms.
  let platforms: [any PlatformReader.Type]
  /// Byte sequences of which a file with a motion holds at least one; a file with none is not lexed.
  let hints: [String]
  /// What a file with a motion may hold instead of a hint; nil where hints say all.
  let holds: (@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)?
  /// Byte sequences by which a source asks whether the person wants less motion.
  let reducedHints: [String]

  init(
    lex: @escaping @Sendable (UnsafeBufferPointer<UInt8>, Vocabulary, inout TokenBuffer) -> Void,
    declarations: @escaping @Sendable (Source) -> [Declaration],
    sharedDeclarations: (@Sendable (Source) -> [Declaration])? = nil,
    platforms: [any PlatformReader.Type], hints: [String],
    holds: (@Sendable (UnsafeBufferPointer<UInt8>) -> Bool)? = nil, reducedHints: [String]
  ) {
    self.lex = lex
    self.declarations = declarations
    self.sharedDeclarations = sharedDeclarations ?? declarations
    self.platforms = platforms
    self.hints = hints
    self.holds = holds
    self.reducedHints = reducedHints
  }
}

extension Language {
  /// What reads the language.
  var reader: LanguageReader {
    switch self {
    case .swift: .swift
    case .kotlin: .kotlin
    case .dart: .dart
    case .css: .css
    case .scss: .scss
    case .javascript, .typescript: .javaScript
    }
  }
}
