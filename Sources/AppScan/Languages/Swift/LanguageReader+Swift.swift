extension LanguageReader {
  /// Reads Swift.
  static let swift = LanguageReader(
    lex: SwiftLexer.lex, declarations: SwiftDeclarations.read,
    platforms: [SwiftUIReader.self, UIKitReader.self, CoreAnimationReader.self, AppKitReader.self],
    // Parts of words: `withAnimation`, `animate`, `UIViewPropertyAnimator`, `duration`, `Spring`, `spring` and so on;
    // files that only declare constants name them like this too.
    hints: [
      "nimation", "nimator", "animate(", "duration", "Duration", "pring", "Timing", "timingCurve", "Keyframe",
    ],
    // accessibilityReduceMotion, isReduceMotionEnabled, reduceMotion, accessibilityDisplayShouldReduceMotion.
    reducedHints: ["educeMotion"])
}
