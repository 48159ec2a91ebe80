extension LanguageReader {
  /// Reads CSS.
  static let css = styleSheets(isSCSS: false)

  /// Reads CSS or SCSS.
  static func styleSheets(isSCSS: Bool) -> LanguageReader {
    LanguageReader(
      lex: { bytes, vocabulary, buffer in
        CSSLexer.lex(bytes, vocabulary, isSCSS: isSCSS, into: &buffer)
      },
      declarations: { CSSDeclarations.read($0) }, platforms: [CSSReader.self],
      // What stands in a style sheet with a motion or with what one may be made of: a property, an easing function,
      // or else a time.
      hints: ["ransition", "nimation", "uration", "elay", "ease", "ezier", "inear(", "teps("],
      holds: CSSTime.stands,
      reducedHints: ["prefers-reduced-motion", "motion-reduce:", "motion-safe:"])
  }
}
