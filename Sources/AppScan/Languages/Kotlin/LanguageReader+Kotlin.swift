extension LanguageReader {
  /// Reads Kotlin.
  static let kotlin = LanguageReader(
    lex: KotlinLexer.lex, declarations: KotlinDeclarations.find,
    platforms: [ComposeReader.self, AndroidViewReader.self],
    // What motions are written with, and in which words the constants are named that they use.
    hints: [
      "tween", "spring", "keyframes", "Easing", "uration", "DURATION", "Spec(", "Spec<", "Interpolator",
      "SpringForce",
      "illis", "MILLIS",
    ],
    reducedHints: [
      "areAnimatorsEnabled", "ANIMATOR_DURATION_SCALE", "TRANSITION_ANIMATION_SCALE", "MotionDurationScale",
      "reduceMotion", "ReduceMotion", "reducedMotion", "ReducedMotion",
    ])
}
