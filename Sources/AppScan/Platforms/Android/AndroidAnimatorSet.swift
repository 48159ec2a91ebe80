/// The durations and curves that an `AnimatorSet` and its animators give each other (android.animation.AnimatorSet): the
/// curve of a set takes the place of theirs, and where it has a duration alone, each keeps its own curve. So it is with sets
/// of transitions, and with sets of view animations that share their curve.
enum AndroidAnimatorSet {
  static let types: [StaticString] = ["AnimatorSet", "AnimationSet", "TransitionSet"]
  /// The methods by which a set names what it plays.
  private static let methods: [StaticString] = [
    "playTogether", "playSequentially", "play", "addAnimation", "addTransition",
  ]
  /// Those of its builder.
  private static let chained: [StaticString] = ["with", "before", "after"]

  /// The value of a setting for the set that plays the animator whose duration stands at an index; nil where there is none.
  static func value(_ setting: AndroidSetting, ofSetAround index: Int, _ source: Source) -> Expression? {
    guard let call = call(around: index, source) ?? call(ofNamed: index, source) else { return nil }
    return setting.value(ofReceiver: root(call, source), source)
  }

  /// The curve of the set that plays the animator whose duration stands at an index, where it takes the place of its own.
  static func curve(ofSetAround index: Int, _ source: Source) -> Expression? {
    guard let call = call(around: index, source) ?? call(ofNamed: index, source) else { return nil }
    let first = root(call, source)
    let curve = AndroidSetting.interpolator.value(ofReceiver: first, source)
    guard let sharesCurve = sharesCurve(first, source) else { return curve }
    return sharesCurve ? curve ?? .text("AccelerateDecelerateInterpolator") : nil
  }

  /// Whether the set that a call belongs to gives its curve to all that it plays, as `AnimationSet(true)` does and
  /// `AnimationSet(false)` does not; nil for a set of another type.
  private static func sharesCurve(_ call: Int, _ source: Source) -> Bool? {
    guard let type = type(ofReceiver: call, source), source.matches(type, "AnimationSet") else { return nil }
    return source.matches(type + 2, "true")
  }

  /// The name by which the set is made that a call belongs to: `AnimatorSet().apply { play(a) }`, `val set = AnimatorSet()`.
  private static func type(ofReceiver call: Int, _ source: Source) -> Int? {
    guard source.hasReceiver(call) else {
      guard let block = source.enclosingOpening(call), source.isDot(block - 2) else { return nil }
      return source.partner(block - 3).map { $0 - 1 }
    }
    let made = stride(from: call - 3, to: max(call - ScanLimits.setUp, 0), by: -1).first { other in
      source.isSame(other, call - 2) && source.isVariable(other) && source.matches(other + 1, "=")
    }
    return made.map { source.matches($0 + 2, "new") ? $0 + 3 : $0 + 2 }
  }

  /// The curves of the animators that the set plays whose duration stands at an index.
  static func interpolators(playedAt index: Int, _ source: Source) -> [Expression] {
    var found: [Expression] = []
    for call in calls(besides: index, source) where sharesCurve(root(call, source), source) != true {
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
  static func name(of index: Int, _ source: Source) -> Int? {
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
    source.chain(before: call).prefix(ScanLimits.memberChain).prefix { isMethod($0, source) }
      .reduce(call) { $1 }
  }

  /// The calls that say what a set plays, beside its duration: in the same block, or of the same name.
  private static func calls(besides index: Int, _ source: Source) -> [Int] {
    let hasReceiver = source.hasReceiver(index)
    if hasReceiver, source.kind(index - 2) == .close {
      // `TransitionSet().addTransition(fade).setDuration(300)`
      let chain = source.chain(before: index).prefix(ScanLimits.memberChain)
      return chain.filter { isMethod($0, source) }.reversed()
    }
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
        return AndroidSetting.interpolator.value(source, other + 2)
      }
      guard source.isVariable(other), source.matches(other + 1, "=") else { continue }
      return curve(in: other + 2..<source.statementEnd(other + 2), source)
    }
    return nil
  }

  private static func curve(in range: Range<Int>, _ source: Source) -> Expression? {
    range.lazy.compactMap { AndroidSetting.interpolator.value(source, $0) }.first
  }
}
