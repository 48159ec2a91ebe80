extension LanguageReader {
  /// Reads CSS.
  static let css = styleSheets(isSCSS: false)

  /// Reads CSS or SCSS. A variable may be called anything, so that no byte sequence says more than a colon.
  static func styleSheets(isSCSS: Bool) -> LanguageReader {
    LanguageReader(
      lex: { bytes, vocabulary, buffer in
        CSSLexer.lex(bytes, vocabulary, isSCSS: isSCSS, into: &buffer)
      },
      declarations: { CSSDeclarations.read($0) }, platforms: [CSSReader.self], hints: [":"],
      reducedHints: ["prefers-reduced-motion", "motion-reduce:", "motion-safe:"])
  }
}
