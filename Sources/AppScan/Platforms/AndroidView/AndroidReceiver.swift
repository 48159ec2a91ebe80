/// Says whether a `duration` belongs to something that moves: players, toasts and models have durations too.
enum AndroidReceiver {
  /// How many tokens back a declaration is looked for: more than stand between a field and the function that uses it.
  private static let reach = 2000

  /// Whether the `duration` or `setDuration` at an index is that of an animator, an animation or a transition.
  static func moves(_ source: Source, _ index: Int) -> Bool {
    if isDot(source, index - 1) { return chainMoves(source, index - 2) }
    return scopeEnd(source, index).map { chainMoves(source, $0) } ?? false
  }

  static func isDot(_ source: Source, _ index: Int) -> Bool {
    source.matches(index, ".") || source.matches(index, "?.")
  }

  /// The last token of what `apply`, `run`, `also` or `with` makes the receiver at a place.
  private static func scopeEnd(_ source: Source, _ index: Int) -> Int? {
    guard let opening = source.enclosingOpening(index), source.first(opening) == UInt8(ascii: "{") else {
      return nil
    }
    if source.kind(opening - 1) == .close { return opening - 1 }
    guard source.matches(opening - 1, "apply") || source.matches(opening - 1, "run") else { return nil }
    return isDot(source, opening - 2) ? opening - 3 : nil
  }

  /// Whether a chain of names and calls that ends at an index makes something that moves.
  private static func chainMoves(_ source: Source, _ last: Int) -> Bool {
    if source.matches(last, "it"), let opening = source.enclosingOpening(last), isDot(source, opening - 2) {
      return chainMoves(source, opening - 3)
    }
    var position = last
    var root = last
    for _ in 0..<64 {
      if source.kind(position) == .close {
        // `with(animator) { duration = 300 }` names its receiver in the bracket.
        guard let opening = source.partner(position) else { return false }
        if source.matches(opening - 1, "with") { return chainMoves(source, position - 1) }
        position = opening - 1
      }
      guard source.kind(position) == .identifier else { return false }
      if saysMotion(source.text(position)) { return true }
      root = position
      guard isDot(source, position - 1) else { break }
      position -= 2
    }
    return root == last && declarationMoves(source, root)
  }

  private static func declarationMoves(_ source: Source, _ name: Int) -> Bool {
    for index in stride(from: name - 1, to: max(name - reach, 0), by: -1)
    where source.kind(index) == .identifier && source.isSame(index, name) {
      let isDeclared = source.matches(index - 1, "val") || source.matches(index - 1, "var")
      guard isDeclared || source.matches(index + 1, ":") else { continue }
      return (index + 1..<min(index + 10, source.count)).contains {
        source.kind($0) == .identifier && saysMotion(source.text($0))
      }
    }
    return false
  }

  private static func saysMotion(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.firstRange(of: "anim") != nil || lower.firstRange(of: "transition") != nil
      || types.contains(name)
  }

  /// android.transition, androidx.transition and Material's transitions.
  private static let types: Set<String> = [
    "Fade", "Slide", "Explode", "ChangeBounds", "ChangeTransform", "ChangeImageTransform", "ChangeScroll",
    "ChangeClipBounds", "MaterialFade", "MaterialFadeThrough", "MaterialSharedAxis", "MaterialElevationScale",
    "MaterialContainerTransform", "MaterialArcMotion", "Hold",
  ]
}
