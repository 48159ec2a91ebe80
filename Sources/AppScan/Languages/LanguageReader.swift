/// What a language needs to be read: its lexer, what its files declare, and the platforms written in it.
struct LanguageReader: Sendable {
  /// Turns bytes into tokens.
  let lex: @Sendable (UnsafeBufferPointer<UInt8>, Vocabulary, inout TokenBuffer) -> Void
  /// What a file declares.
  let declarations: @Sendable (Source) -> [Declaration]
  /// The platforms.
  let platforms: [any PlatformReader.Type]
  /// Byte sequences of which a file with a motion holds at least one; a file with none is not lexed.
  let hints: [String]
  /// Byte sequences by which a source asks whether the person wants less motion.
  let reducedHints: [String]
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
