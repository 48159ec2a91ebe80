/// Code that an exported Kotlin file brings along where Compose has nothing of its own.
enum ComposeSupport: String, CaseIterable {
  case delayed, function, circularIn, circularOut, circularInOut, points, steps, pieces, spring

  /// What else it needs.
  var needs: [ComposeSupport] {
    switch self {
    case .circularIn, .circularOut, .circularInOut: [.function]
    default: []
    }
  }

  /// What it imports, with packages.
  var imports: [String] {
    let compose = "androidx.compose.animation.core."
    return switch self {
    case .delayed:
      [
        "AnimationVector", "FiniteAnimationSpec", "TwoWayConverter", "VectorizedFiniteAnimationSpec",
      ].map { compose + $0 }
    case .function, .points, .steps, .pieces: [compose + "Easing"]
    case .circularIn, .circularOut, .circularInOut: [compose + "Easing", "kotlin.math.sqrt"]
    case .spring:
      [compose + "Easing"] + ["abs", "cos", "exp", "expm1", "sin", "sqrt"].map { "kotlin.math." + $0 }
    }
  }

  /// The code, a line each.
  ///
  /// - Parameter root: The object of the presets. The classes begin with its name, because even private ones of two
  ///   files in one package may not share theirs.
  func code(root: String) -> [String] {
    text(root).lines
  }

  private func text(_ root: String) -> String {
    switch self {
    case .delayed: Self.delayedText(root)
    case .function: Self.functionText(root)
    case .circularIn:
      "private val circularEaseIn: Easing = \(root)FunctionEasing { 1 - sqrt(1 - it * it) }"
    case .circularOut:
      "private val circularEaseOut: Easing = \(root)FunctionEasing { sqrt(it * (2 - it)) }"
    case .circularInOut:
      """
      private val circularEaseInOut: Easing = \(root)FunctionEasing {
          if (it < 0.5) (1 - sqrt(1 - 4 * it * it)) / 2 else (1 + sqrt(1 - 4 * (1 - it) * (1 - it))) / 2
      }
      """
    case .points: Self.pointsText(root)
    case .steps: Self.stepsText(root)
    case .pieces: Self.piecesText(root)
    case .spring: Self.springText(root)
    }
  }
}
