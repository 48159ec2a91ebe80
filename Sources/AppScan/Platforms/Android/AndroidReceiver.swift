/// Says whether a `duration` belongs to something that moves: players, toasts and models have durations too.
enum AndroidReceiver {
  /// Whether the `duration` or `setDuration` at an index is that of an animator, an animation or a transition.
  static func moves(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Bool {
    says(.motion, source, index, &scan)
  }

  /// Whether it is that of something whose curve its class, its theme or its resource says, and no line of code.
  static func hasOwnCurve(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Bool {
    says(.ownCurve, source, index, &scan) || AndroidSetting.ownCurve.place(beside: index, source) != nil
  }

  /// Something that a receiver may be, as the names say by which it is made or declared.
  private enum Kind: String {
    case motion, ownCurve

    func says(_ name: String) -> Bool {
      switch self {
      case .motion: name.speaks(of: ["anim", "transition"]) || types.contains(name)
      case .ownCurve: ownCurves.contains(name)
      }
    }
  }

  private static func says(_ kind: Kind, _ source: Source, _ index: Int, _ scan: inout ScanContext) -> Bool {
    let last = source.hasReceiver(index) ? index - 2 : scopeEnd(source, index)
    guard let last, let end = receiver(source, last) else { return false }
    var name: Int?
    if chain(says: kind, source, end, &name) { return true }
    guard let name else { return false }
    return declaration(says: kind, source, name)
      ?? scan.once(kind.rawValue) { _ in declared(kind, source) }.contains(source.text(name))
  }

  /// The last token of what `apply`, `run`, `also` or `with` makes the receiver at a place.
  private static func scopeEnd(_ source: Source, _ index: Int) -> Int? {
    guard let opening = source.enclosingOpening(index), source.begins(opening, "{") else { return nil }
    if source.kind(opening - 1) == .close { return opening - 1 }
    // `view.animate { duration = 200 }`, by an extension of the app's own.
    if source.kind(opening - 1) == .identifier, Kind.motion.says(source.text(opening - 1)) {
      return opening - 1
    }
    guard source.matches(opening - 1, "apply", "run") else { return nil }
    return source.isDot(opening - 2) ? opening - 3 : nil
  }

  /// The last token of what a receiver stands for, which may be `it`, the bracket of `with(animator)` or `fade!!`.
  private static func receiver(_ source: Source, _ last: Int) -> Int? {
    var last = last
    for _ in 0..<ScanLimits.nesting {
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

  /// Whether a chain of names and calls that ends at an index makes something of a kind; else its name if it is one.
  private static func chain(says kind: Kind, _ source: Source, _ last: Int, _ name: inout Int?) -> Bool {
    var position = last
    for _ in 0..<ScanLimits.memberChain {
      if source.kind(position) == .close {
        guard let opening = source.partner(position) else { return false }
        position = opening - 1
      }
      guard source.kind(position) == .identifier else { return false }
      if kind.says(source.text(position)) { return true }
      guard source.isDot(position - 1) else { break }
      position -= 2
    }
    if position == last { name = last }
    return false
  }

  /// Whether the declaration of a name shortly before it says that it is of a kind; nil when there is none.
  private static func declaration(says kind: Kind, _ source: Source, _ name: Int) -> Bool? {
    for index in stride(from: name - 1, to: max(name - ScanLimits.localDeclaration, 0), by: -1)
    where source.kind(index) == .identifier && source.isSame(index, name) {
      if isDeclared(source, index) { return says(kind, source, declared: index) }
    }
    return nil
  }

  /// The names that the file declares as something of a kind: fields stand far from what uses them.
  private static func declared(_ kind: Kind, _ source: Source) -> Set<String> {
    let names = source.tokens.indices.filter { index in
      source.kind(index) == .identifier && isDeclared(source, index) && says(kind, source, declared: index)
    }
    return Set(names.map { source.text($0) })
  }

  private static func isDeclared(_ source: Source, _ index: Int) -> Bool {
    source.isVariable(index) || source.language == .kotlin && source.matches(index + 1, ":")
  }

  private static func says(_ kind: Kind, _ source: Source, declared name: Int) -> Bool {
    let isBehindType = source.language == .java && !source.matches(name - 1, "var")
    let type = isBehindType ? name - 1..<name : name..<name
    let told = isBehindType && kind == .motion ? name..<name : value(source, of: name, kind)
    return [type, told].joined().contains { source.kind($0) == .identifier && kind.says(source.text($0)) }
  }

  /// The tokens behind a declared name; another kind of motion that is declared below is not its.
  private static func value(_ source: Source, of name: Int, _ kind: Kind) -> Range<Int> {
    let end = min(name + ScanLimits.declaredType, source.count)
    return name + 1..<max(name + 1, kind == .motion ? end : min(end, source.statementEnd(name + 1)))
  }

  /// android.transition, androidx.transition and Material's transitions.
  private static let types: Set<String> = [
    "Fade", "Slide", "Explode", "ChangeBounds", "ChangeTransform", "ChangeImageTransform", "ChangeScroll",
    "ChangeClipBounds", "MaterialFade", "MaterialFadeThrough", "MaterialSharedAxis", "MaterialElevationScale",
    "MaterialContainerTransform", "MaterialArcMotion", "Hold",
  ]

  /// Transitions that decelerate in and accelerate out, those whose curve the theme says, those of a layout, in which each
  /// kind of change has its own (android.animation.LayoutTransition), one that moves nothing, and what a resource holds.
  static let ownCurves: Set<String> = [
    "LayoutTransition", "Slide", "Explode", "MaterialFade", "MaterialFadeThrough", "MaterialSharedAxis",
    "MaterialElevationScale", "MaterialContainerTransform", "Hold",
    "loadAnimation", "loadAnimator", "inflateTransition",
  ]
}

extension Source {
  /// Whether a variable of Kotlin, Java or Swift is declared by the name at an index.
  func isVariable(_ name: Int) -> Bool {
    matches(name - 1, "val", "var", "let") || language == .java && isTyped(name)
  }

  /// Whether a member stands behind the name of what it belongs to; `this.duration` says as little as `duration`.
  func hasReceiver(_ member: Int) -> Bool { isDot(member - 1) && !matches(member - 2, "this") }

  /// Whether what a member belongs to is a name, and no path.
  func isNamedReceiver(_ member: Int) -> Bool { kind(member - 2) == .identifier && !isDot(member - 3) }
}
