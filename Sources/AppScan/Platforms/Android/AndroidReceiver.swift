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
      ?? scan.names("animator") { declared(source) }.contains(source.text(name))
  }

  /// The last token of what `apply`, `run`, `also` or `with` makes the receiver at a place.
  private static func scopeEnd(_ source: Source, _ index: Int) -> Int? {
    guard let opening = source.enclosingOpening(index), source.first(opening) == UInt8(ascii: "{") else {
      return nil
    }
    if source.kind(opening - 1) == .close { return opening - 1 }
    // `view.animate { duration = 200 }`, by an extension of the app's own.
    if source.kind(opening - 1) == .identifier, saysMotion(source.text(opening - 1)) { return opening - 1 }
    guard source.matches(opening - 1, "apply") || source.matches(opening - 1, "run") else { return nil }
    return source.isDot(opening - 2) ? opening - 3 : nil
  }

  /// The last token of what a receiver stands for: what `it` is, what is in the bracket of `with(animator)`, what
  /// `!!` promises to be there.
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

  /// Whether a chain of names and calls that ends at an index makes something that moves; else the name that it is,
  /// where it is one alone.
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
    var found: Set<String> = []
    for index in source.tokens.indices
    where source.kind(index) == .identifier && isDeclared(source, index)
      && saysMotion(source, declared: index)
    {
      found.insert(source.text(index))
    }
    return found
  }

  private static func isDeclared(_ source: Source, _ index: Int) -> Bool {
    source.matches(index - 1, "val") || source.matches(index - 1, "var") || source.matches(index + 1, ":")
  }

  private static func saysMotion(_ source: Source, declared name: Int) -> Bool {
    (name + 1..<min(name + ScanLimits.declaredType, source.count)).contains {
      source.kind($0) == .identifier && saysMotion(source.text($0))
    }
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

/// Finds the interpolator that is set beside a duration.
enum AndroidInterpolator {
  /// It stands in the same block, in the same chain of calls, or on the same
  /// receiver near by.
  static func beside(_ source: Source, _ index: Int) -> Expression? {
    guard source.hasReceiver(index) else { return inBlock(source, index) }
    return inChain(source, index) ?? onReceiver(source, index)
  }

  /// `apply { duration = 300; interpolator = LinearInterpolator() }`
  private static func inBlock(_ source: Source, _ index: Int) -> Expression? {
    guard let opening = source.enclosingOpening(index), source.first(opening) == UInt8(ascii: "{") else {
      return nil
    }
    if let value = source.assignments(opening, ["interpolator"]).last?.value { return value }
    return around(source, index).first {
      source.matches($0, "setInterpolator") && !source.isDot($0 - 1)
    }
    .flatMap { argument(source, $0) }
  }

  /// `animate().setInterpolator(LinearInterpolator()).setDuration(300)`
  private static func inChain(_ source: Source, _ index: Int) -> Expression? {
    var position = index - 1
    for _ in 0..<ScanLimits.animatorSetup
    where source.isDot(position) || [.identifier, .close].contains(source.kind(position)) {
      if source.matches(position, "setInterpolator") { return argument(source, position) }
      // What no dot joins to this belongs to another statement.
      if source.kind(position) == .identifier, !source.isDot(position - 1) { break }
      position = (source.partner(position) ?? position) - 1
    }
    guard let opening = source.callOpening(after: index), var last = source.partner(opening) else {
      return nil
    }
    for _ in 0..<ScanLimits.animatorSetup {
      guard source.matches(last + 1, "."), let bracket = source.callOpening(after: last + 2),
        let closing = source.partner(bracket)
      else { return nil }
      if source.matches(last + 2, "setInterpolator") { return argument(source, last + 2) }
      last = closing
    }
    return nil
  }

  /// `fade.duration = 300` and, a line before or after, `fade.interpolator = LinearInterpolator()`.
  private static func onReceiver(_ source: Source, _ index: Int) -> Expression? {
    guard source.kind(index - 2) == .identifier, !source.isDot(index - 3) else { return nil }
    for position in around(source, index)
    where source.isDot(position - 1) && source.isSame(position - 2, index - 2) {
      if source.matches(position, "setInterpolator") { return argument(source, position) }
      guard source.matches(position, "interpolator"), source.matches(position + 1, "=") else { continue }
      let end = source.statementEnd(position + 2)
      return end > position + 2 ? ExpressionParser.parse(source, position + 2..<end) : nil
    }
    return nil
  }

  /// The tokens near a place that stand in the same block.
  private static func around(_ source: Source, _ index: Int) -> Range<Int> {
    let opening = source.enclosingOpening(index) ?? -1
    let closing = opening < 0 ? source.count : source.partner(opening) ?? source.count
    let start = max(opening + 1, index - ScanLimits.animatorSetup, 0)
    return start..<max(start, min(closing, index + ScanLimits.animatorSetup, source.count))
  }

  private static func argument(_ source: Source, _ name: Int) -> Expression? {
    guard let opening = source.callOpening(after: name), let closing = source.partner(opening) else {
      return nil
    }
    return ExpressionParser.parse(source, opening + 1..<closing)
  }
}

extension Source {
  /// Whether a token is a dot before a member, also of a value that may be null.
  fileprivate func isDot(_ index: Int) -> Bool { matches(index, ".") || matches(index, "?.") }

  /// Whether a member stands behind the name of what it belongs to; `this.duration` says as little as `duration`.
  fileprivate func hasReceiver(_ member: Int) -> Bool { isDot(member - 1) && !matches(member - 2, "this") }
}
