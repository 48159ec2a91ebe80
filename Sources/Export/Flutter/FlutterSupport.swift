/// Code that an exported Dart file brings along where Flutter has nothing of its own.
enum FlutterSupport: CaseIterable {
  case animation, spring, tween, clip, sequence, morph, circular, points, steps, pieces, springCurve

  /// The code, a line each.
  ///
  /// - Parameter root: The class of the presets, with whose name those begin that other files may use.
  func code(root: String) -> [String] {
    text(root).lines
  }

  private func text(_ root: String) -> String {
    switch self {
    case .animation:
      """
      /// Anything that moves.
      sealed class \(root)Animation {}
      """
    case .spring: Self.springType(root)
    case .tween: Self.tweenType(root)
    case .clip: Self.clipType(root)
    case .sequence: Self.sequenceType(root)
    case .morph: Self.morphType(root)
    case .circular: Self.circularText
    case .points: Self.pointsText
    case .steps: Self.stepsText
    case .pieces: Self.piecesText
    case .springCurve: Self.springText
    }
  }
}
