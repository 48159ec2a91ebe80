/// Finds the motions in the files of an app. Made once for a run; reads any number of files, on any thread.
package struct AppScanner: Sendable {
  private let options: ScanOptions
  private let languages: [Language: PreparedLanguage]

  /// Prepares the tables of all languages.
  package init(_ options: ScanOptions = ScanOptions()) {
    self.options = options
    var languages: [Language: PreparedLanguage] = [:]
    for language in Language.allCases { languages[language] = PreparedLanguage(language.reader, options) }
    self.languages = languages
  }

  /// What a file holds.
  package func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language) -> FileScan {
    guard let prepared = languages[language], prepared.mayHold(bytes) else { return FileScan() }
    var buffer = TokenBuffer()
    prepared.reader.lex(bytes, prepared.vocabulary, &buffer)
    let source = Source(bytes: bytes, tokens: buffer.tokens, language: language)
    var context = ScanContext(options: options, bytes: bytes)
    prepared.walk(source, &context)
    var result = FileScan()
    result.drafts = context.drafts.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    result.uses = context.uses
    // Names that only this file sees count where something in it may use them.
    let isUsing = !result.drafts.isEmpty || !result.uses.isEmpty
    result.declarations =
      isUsing ? prepared.reader.declarations(source) : prepared.reader.sharedDeclarations(source)
    result.asksReduced = !result.drafts.isEmpty && prepared.asksReduced(bytes)
    result.exceptions = (buffer.notes + context.notes).compactMap {
      ScanException(comment: $0, in: source, lines: context.lines)
    }
    .sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    return result
  }
}
