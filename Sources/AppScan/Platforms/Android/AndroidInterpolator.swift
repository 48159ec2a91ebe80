/// Finds the interpolator that is set beside a duration.
enum AndroidInterpolator {
  /// It stands in the same block, in the same chain of calls, or on the same receiver near by.
  static func beside(_ source: Source, _ index: Int) -> Expression? {
    guard source.hasReceiver(index) else { return inBlock(source, index) }
    return inChain(source, index) ?? onName(source, index)
  }

  /// The interpolator of what a call belongs to, `AnimatorSet().apply { play(a) }` or `set.play(a)`; nil for one without.
  static func ofReceiver(_ source: Source, _ call: Int) -> Expression? {
    guard source.hasReceiver(call) else { return inBlock(source, call) }
    return source.isNamedReceiver(call) ? onName(source, call) : nil
  }

  /// `apply { duration = 300; interpolator = LinearInterpolator() }`
  private static func inBlock(_ source: Source, _ index: Int) -> Expression? {
    guard let opening = source.enclosingOpening(index), source.begins(opening, "{") else { return nil }
    if let value = source.assignments(opening, ["interpolator"]).last?.value { return value }
    return around(source, index).first {
      source.matches($0, "setInterpolator") && !source.isDot($0 - 1)
    }
    .flatMap { given(source, $0) }
  }

  /// `animate().setInterpolator(LinearInterpolator()).setDuration(300)`
  private static func inChain(_ source: Source, _ index: Int) -> Expression? {
    for position in source.level(before: index, ScanLimits.animatorSetup) {
      let isName = source.kind(position) == .identifier
      guard isName || source.isDot(position) || source.kind(position) == .close else { break }
      if source.matches(position, "setInterpolator") { return given(source, position) }
      // What no dot joins to this belongs to another statement.
      if isName, !source.isDot(position - 1) { break }
    }
    guard let last = source.call(at: index)?.closing else { return nil }
    return source.chain(behind: last).prefix(ScanLimits.animatorSetup).first {
      source.matches($0.name, "setInterpolator")
    }
    .flatMap { given(source, $0.name) }
  }

  /// `fade.duration = 300` and, a line before or after, `fade.interpolator = LinearInterpolator()`; also
  /// `val fade = ObjectAnimator.ofFloat(…).setDuration(300)` and a line below.
  private static func onName(_ source: Source, _ index: Int) -> Expression? {
    guard let name = AndroidAnimatorSet.name(of: index, source) else { return nil }
    let members = around(source, index).lazy.filter {
      ($0 > index || name == index - 2) && source.isDot($0 - 1) && source.isSame($0 - 2, name)
    }
    return members.compactMap { given(source, $0) }.first
  }

  /// The tokens near a place that stand in the same block.
  private static func around(_ source: Source, _ index: Int) -> Range<Int> {
    let near = source.around(index, ScanLimits.animatorSetup)
    guard let opening = source.enclosingOpening(index), let closing = source.partner(opening) else {
      return near
    }
    return near.clamped(to: opening + 1..<closing)
  }

  /// The interpolator that is set by the name at an index; nil where none is.
  fileprivate static func given(_ source: Source, _ name: Int) -> Expression? {
    source.given("interpolator", "setInterpolator", at: name)
  }
}

/// The durations and curves that an `AnimatorSet` and its animators give each other (android.animation.AnimatorSet): the
/// curve of a set takes the place of theirs, and where it has a duration alone, each keeps its own curve.
enum AndroidAnimatorSet {
  /// The methods by which a set names what it plays.
  private static let methods: [StaticString] = ["playTogether", "playSequentially", "play"]
  /// Those of its builder.
  private static let chained: [StaticString] = ["with", "before", "after"]

  /// The curve of the set that plays the animator whose duration stands at an index; nil where there is none.
  static func interpolator(overruling index: Int, _ source: Source) -> Expression? {
    guard let call = call(around: index, source) ?? call(ofNamed: index, source) else { return nil }
    return AndroidInterpolator.ofReceiver(source, root(call, source))
  }

  /// The curves of the animators that the set plays whose duration stands at an index.
  static func interpolators(playedAt index: Int, _ source: Source) -> [Expression] {
    var found: [Expression] = []
    for call in calls(besides: index, source) {
      var next: Int? = call
      while let name = next, let (opening, closing) = source.call(at: name) {
        for argument in source.arguments(opening) {
          if let curve = curve(ofPlayed: argument.value, source), !found.contains(curve) {
            found.append(curve)
          }
        }
        let isChained = source.isDot(closing + 1) && isMethod(closing + 2, source)
        next = isChained && found.count < ScanLimits.branches ? closing + 2 : nil
      }
    }
    return found
  }

  private static func isMethod(_ index: Int, _ source: Source) -> Bool {
    guard source.opens(index + 1, "(") else { return false }
    if source.matches(index, oneOf: methods) { return true }
    return source.isDot(index - 1) && source.kind(index - 2) == .close
      && source.matches(index, oneOf: chained)
  }

  /// The call of a set in whose arguments a place stands: `playTogether(ObjectAnimator.ofFloat(…).setDuration(300))`.
  private static func call(around index: Int, _ source: Source) -> Int? {
    let calls = source.openings(around: index).prefix(ScanLimits.nesting)
    return calls.first { isMethod($0 - 1, source) && source.begins($0, "(") }.map { $0 - 1 }
  }

  /// The call of a set that plays the animator by its name: `fade.duration = 300`, `val fade = ….setDuration(300)`.
  private static func call(ofNamed index: Int, _ source: Source) -> Int? {
    guard let name = name(of: index, source) else { return nil }
    for other in name + 1..<max(min(name + ScanLimits.setUp, source.count), name + 1)
    where source.isSame(other, name) && !source.isDot(other - 1) {
      guard let opening = source.enclosingOpening(other), isMethod(opening - 1, source),
        source.matches(other + 1, ",") || source.kind(other + 1) == .close
      else { continue }
      return opening - 1
    }
    return nil
  }

  /// The name of the animator whose duration stands at an index.
  fileprivate static func name(of index: Int, _ source: Source) -> Int? {
    if source.hasReceiver(index), source.isNamedReceiver(index) { return index - 2 }
    var start = index
    if !source.hasReceiver(index), let opening = source.enclosingOpening(index) { start = opening }
    // Back to the beginning of the statement: `val fade = …`.
    for token in stride(from: start - 1, to: max(start - ScanLimits.animatorSetup, 0), by: -1) {
      if source.matches(token, "="), source.kind(token - 1) == .identifier {
        return source.isVariable(token - 1) || source.startsLine(token - 1) ? token - 1 : nil
      }
      if source.kind(token) == .open, (source.partner(token) ?? 0) > start { return nil }
    }
    return nil
  }

  /// The name by which a chain of calls begins: `play` of `set.play(a).with(b)`.
  private static func root(_ call: Int, _ source: Source) -> Int {
    var name = call
    for _ in 0..<ScanLimits.memberChain {
      guard source.isDot(name - 1), source.kind(name - 2) == .close, let opening = source.partner(name - 2),
        isMethod(opening - 1, source)
      else { return name }
      name = opening - 1
    }
    return name
  }

  /// The calls that say what a set plays, beside its duration: in the same block, or of the same name.
  private static func calls(besides index: Int, _ source: Source) -> [Int] {
    let hasReceiver = source.hasReceiver(index)
    return source.around(index, ScanLimits.setUp).filter { other in
      guard isMethod(other, source) else { return false }
      if hasReceiver { return source.isDot(other - 1) && source.isSame(other - 2, index - 2) }
      let isPlain = !source.isDot(other - 1) || source.matches(other - 2, "this")
      guard isPlain, let block = source.enclosingOpening(other) else { return false }
      return block == source.enclosingOpening(index)
    }
  }

  /// The curve of one of the animators that a set plays: written there, or where its name is declared.
  private static func curve(ofPlayed range: Range<Int>, _ source: Source) -> Expression? {
    if range.count > 1 { return curve(in: range, source) }
    guard let name = range.first, source.kind(name) == .identifier else { return nil }
    for other in stride(from: name - 1, to: max(name - ScanLimits.setUp, 0), by: -1)
    where source.isSame(other, name) {
      if source.isDot(other + 1), source.matches(other + 2, "interpolator", "setInterpolator") {
        return AndroidInterpolator.given(source, other + 2)
      }
      guard source.isVariable(other), source.matches(other + 1, "=") else { continue }
      return curve(in: other + 2..<source.statementEnd(other + 2), source)
    }
    return nil
  }

  private static func curve(in range: Range<Int>, _ source: Source) -> Expression? {
    range.lazy.compactMap { AndroidInterpolator.given(source, $0) }.first
  }
}
