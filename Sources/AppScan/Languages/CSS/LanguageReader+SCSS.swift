extension LanguageReader {
  /// Reads SCSS.
  static let scss = styleSheets(isSCSS: true)
}
