extension LanguageReader {
  /// Reads JavaScript, TypeScript, JSX and TSX.
  static let javaScript = LanguageReader(
    lex: { JavaScriptLexer.lex($0, $1, &$2) }, declarations: { JavaScriptDeclarations.read($0) },
    platforms: [
      ReanimatedReader.self, MotionReader.self, WebAnimationReader.self, JavaScriptObjectReader.self,
      JavaScriptStringReader.self,
    ],
    // Endings of words that begin with a small or a capital letter, in the form whose first byte is rarest.
    hints: [
      "uration", "DURATION", "ransition", "nimat", "ANIMATION", "ffness", "mping", "zier", "ease-", "elay-",
      "riction", "bounce:",
    ],
    reducedHints: ["educeMotion", "educedMotion", "reduced-motion", "motion-reduce", "motion-safe"])
}
