/// Says whether a `duration` belongs to something that moves: players, toasts and models have durations too.
enum AndroidReceiver {
  /// Whether the `duration` or `setDuration` at an index is that of an animator, an animation or a transition.
  static func moves(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Bool {
    let last = source.hasReceiver(index) ? index - 2 : scopeEnd(source, index)
    guard let last, let end = receiver(source, last) else { return false }
    var name: Int?
    if chainMoves(source, end, &name) { return true }
    guard let name else { return false }
    return declarationMoves(source, name)
      ?? scan.once("animator") { _ in declared(source) }.contains(source.text(name))
  }

  /// The last token of what `apply`, `run`, `also` or `with` makes the receiver at a place.
  private static func scopeEnd(_ source: Source, _ index: Int) -> Int? {
    guard let opening = source.enclosingOpening(index), source.begins(opening, "{") else { return nil }
    if source.kind(opening - 1) == .close { return opening - 1 }
    // `view.animate { duration = 200 }`, by an extension of the app's own.
    if source.kind(opening - 1) == .identifier, saysMotion(source.text(opening - 1)) { return opening - 1 }
    guard source.matches(opening - 1, "apply", "run") else { return nil }
    return source.isDot(opening - 2) ? opening - 3 : nil
  }

  /// The last token of what a receiver stands for, which may be `it`, the bracket of `with(animator)` or `fade!!`.
  private static func receiver(_ source: Source, _ last: Int) -> Int? {
    var last = last
    for _ in 0..<ScanLimits.nestedLambdas {
      if source.matches(last, "!!") {
        last -= 1
      } else if source.matches(last, "it"), let opening = source.enclosingOpening(last),
        source.isDot(opening - 2)
      {
        last = opening - 3
      } else if source.kind(last) == .close, let opening = source.partner(last),
        source.matches(opening - 1, "with")
      {
        last -= 1
      } else {
        return last
      }
    }
    return nil
  }

  /// Whether a chain of names and calls that ends at an index makes something that moves; else its name if it is one.
  private static func chainMoves(_ source: Source, _ last: Int, _ name: inout Int?) -> Bool {
    var position = last
    for _ in 0..<ScanLimits.memberChain {
      if source.kind(position) == .close {
        guard let opening = source.partner(position) else { return false }
        position = opening - 1
      }
      guard source.kind(position) == .identifier else { return false }
      if saysMotion(source.text(position)) { return true }
      guard source.isDot(position - 1) else { break }
      position -= 2
    }
    if position == last { name = last }
    return false
  }

  /// Whether the declaration of a name shortly before it says that it moves; nil when there is none.
  private static func declarationMoves(_ source: Source, _ name: Int) -> Bool? {
    for index in stride(from: name - 1, to: max(name - ScanLimits.localDeclaration, 0), by: -1)
    where source.kind(index) == .identifier && source.isSame(index, name) {
      if isDeclared(source, index) { return saysMotion(source, declared: index) }
    }
    return nil
  }

  /// The names that the file declares as something that moves: fields stand far from what uses them.
  private static func declared(_ source: Source) -> Set<String> {
    let names = source.tokens.indices.filter { index in
      source.kind(index) == .identifier && isDeclared(source, index) && saysMotion(source, declared: index)
    }
    return Set(names.map { source.text($0) })
  }

  private static func isDeclared(_ source: Source, _ index: Int) -> Bool {
    source.isVariable(index) || source.language == .kotlin && source.matches(index + 1, ":")
  }

  private static func saysMotion(_ source: Source, declared name: Int) -> Bool {
    let isBehindType = source.language == .java && !source.matches(name - 1, "var")
    let told = isBehindType ? name - 1..<name : name + 1..<min(name + ScanLimits.declaredType, source.count)
    return told.contains { source.kind($0) == .identifier && saysMotion(source.text($0)) }
  }

  private static func saysMotion(_ name: String) -> Bool {
    name.speaks(of: ["anim", "transition"]) || types.contains(name)
  }

  /// android.transition, androidx.transition and Material's transitions.
  private static let types: Set<String> = [
    "Fade", "Slide", "Explode", "ChangeBounds", "ChangeTransform", "ChangeImageTransform", "ChangeScroll",
    "ChangeClipBounds", "MaterialFade", "MaterialFadeThrough", "MaterialSharedAxis", "MaterialElevationScale",
    "MaterialContainerTransform", "MaterialArcMotion", "Hold",
  ]
}

extension Source {
  /// Whether a variable of Kotlin or Java is declared by the name at an index.
  func isVariable(_ name: Int) -> Bool {
    matches(name - 1, "val", "var") || language == .java && isTyped(name)
  }

  /// Whether a member stands behind the name of what it belongs to; `this.duration` says as little as `duration`.
  func hasReceiver(_ member: Int) -> Bool { isDot(member - 1) && !matches(member - 2, "this") }
}
