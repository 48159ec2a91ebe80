extension LanguageReader {
  /// Reads Dart.
  static let dart = LanguageReader(
    lex: DartLexer.lex, declarations: DartDeclarations.find, platforms: [FlutterReader.self],
    hints: ["uration", "Curve", "curve", "Cubic(", "SpringDescription"],
    reducedHints: ["disableAnimations", "reduceMotion", "ReduceMotion", "reducedMotion", "ReducedMotion"])
}
