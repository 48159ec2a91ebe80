extension LanguageReader {
  /// Reads JavaScript, TypeScript, JSX and TSX.
  static let javaScript = LanguageReader(
    lex: { JavaScriptLexer.lex($0, $1, &$2) }, declarations: { JavaScriptDeclarations.read($0) },
    sharedDeclarations: { JavaScriptDeclarations.read($0, isForOthers: true) },
    platforms: [
      ReanimatedReader.self, MotionReader.self, WebAnimationReader.self, JavaScriptObjectReader.self,
      JavaScriptStringReader.self,
    ],
    // Endings of words that begin with a small or a capital letter. None is shorter than five bytes, because the
    // search moves on by the shortest.
    hints: [
      "uration", "DURATION", "ransition:", "ransition=", "ransition =", "ransition\"", "ransition'",
      "ransition-d", "ransition-ti", "ransitionD", "ransitionT", "nimation", "nimate(", "nimate-[",
      "ANIMATION", "asing",
      "ffness", "mping", "mass:", "ezier", "ease-", "elay-", "friction", "tension", "bounce:",
    ],
    reducedHints: ["educeMotion", "educedMotion", "reduced-motion", "motion-reduce", "motion-safe"])
}
