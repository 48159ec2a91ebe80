/// What code sets of an animator, an animation or a transition beside its duration, or of a spring.
struct AndroidSetting: Sendable {
  /// The properties of Kotlin.
  private let properties: [StaticString]
  private let setters: [StaticString]
  /// The names with which a value has to begin; nil where any may.
  private var values: Set<String>?

  static let duration = AndroidSetting(properties: ["duration"], setters: ["setDuration"])
  static let interpolator = AndroidSetting(properties: ["interpolator"], setters: ["setInterpolator"])
  /// The milliseconds before it starts: of animators and transitions their delay, of view animations their offset.
  static let delay = AndroidSetting(
    properties: ["startDelay", "startOffset"], setters: ["setStartDelay", "setStartOffset"])
  static let stiffness = AndroidSetting(properties: ["stiffness"], setters: ["setStiffness"])
  static let dampingRatio = AndroidSetting(properties: ["dampingRatio"], setters: ["setDampingRatio"])
  /// What a set of transitions holds that has a curve of its own.
  static let ownCurve = AndroidSetting(
    properties: [], setters: ["addTransition"], values: AndroidReceiver.ownCurves)

  /// The value that is set beside what the member at an index sets; nil where none is.
  func value(beside member: Int, _ source: Source) -> Expression? {
    place(beside: member, source).flatMap { value(source, $0) }
  }

  /// The value that is set by the name at an index; nil where none is.
  func value(_ source: Source, _ name: Int) -> Expression? {
    values(source, name).map { ExpressionParser.parse(source, $0) }
  }

  /// The value for what a call belongs to, `AnimatorSet().apply { play(a) }` or `set.play(a)`; nil for one without.
  func value(ofReceiver call: Int, _ source: Source) -> Expression? {
    let place = source.hasReceiver(call) ? onReceiver(source, call) : inBlock(source, call)
    return place.flatMap { value(source, $0) }
  }

  /// The name that sets it beside what the member at an index sets: in the same block, in the same chain of calls, or on
  /// the same receiver near by.
  func place(beside member: Int, _ source: Source) -> Int? {
    let hasReceiver = source.hasReceiver(member)
    let end = source.call(at: member)?.closing
    if let own = hasReceiver ? onCall(source, member, through: end) : inBlock(source, member) { return own }
    // `animate().apply { duration = 300 }.setInterpolator(LinearInterpolator())`
    guard !hasReceiver || source.matches(member - 2, "it"), let opening = source.enclosingOpening(member),
      Self.isScope(source, opening)
    else { return nil }
    return onCall(source, opening - 1, through: source.partner(opening))
  }

  /// The tokens of the value that is set by the name at an index; nil where none is.
  private func values(_ source: Source, _ name: Int) -> Range<Int>? {
    var tokens: Range<Int>?
    if setters.contains(where: { source.matches(name, $0) }), let opening = source.callOpening(after: name) {
      // With two arguments `LayoutTransition` takes one for a single kind of change.
      let arguments = source.arguments(opening)
      tokens = arguments.count == 1 ? arguments[0].value : nil
    } else if properties.contains(where: { source.matches(name, $0) }), source.matches(name + 1, "=") {
      tokens = source.value(at: name + 2)
    }
    guard let tokens, let values else { return tokens }
    let first = source.matches(tokens.lowerBound, "new") ? tokens.lowerBound + 1 : tokens.lowerBound
    return values.contains(source.text(first)) ? tokens : nil
  }

  private func isSet(_ source: Source, _ name: Int) -> Bool { values(source, name) != nil }

  /// Whether a brace holds what is said of the receiver of `apply`, `run`, `also` or `let`.
  private static func isScope(_ source: Source, _ opening: Int) -> Bool {
    let name = opening - 1
    let isNamed = source.matches(name, "apply", "run") || source.matches(name, "also", "let")
    return source.begins(opening, "{") && isNamed && source.isDot(name - 1)
  }

  /// `apply { duration = 300; interpolator = LinearInterpolator() }`
  private func inBlock(_ source: Source, _ member: Int) -> Int? {
    guard let opening = source.enclosingOpening(member), let closing = source.closing(of: opening, "{") else {
      return nil
    }
    let own = source.level(opening + 1, to: closing).prefix(ScanLimits.reach)
    return own.filter { isSet(source, $0) && !source.hasReceiver($0) }.last
  }

  /// The name that sets it for what a member belongs to whose call ends at an index.
  private func onCall(_ source: Source, _ member: Int, through last: Int?) -> Int? {
    before(source, member) ?? behind(source, last) ?? onReceiver(source, member)
      ?? onVariable(source, member)
  }

  /// `animate().setInterpolator(LinearInterpolator()).setDuration(300)`
  private func before(_ source: Source, _ member: Int) -> Int? {
    var position = member - 1
    for _ in 0..<ScanLimits.animatorSetup
    where source.isDot(position) || [.identifier, .close].contains(source.kind(position)) {
      if isSet(source, position) { return position }
      if let found = inScope(source, source.partner(position)) { return found }
      // What no dot joins to this belongs to another statement.
      if source.kind(position) == .identifier, !source.isDot(position - 1) { break }
      position = source.before(position)
    }
    return nil
  }

  /// `animate().setDuration(300).setInterpolator(LinearInterpolator())`
  private func behind(_ source: Source, _ end: Int?) -> Int? {
    guard var last = end else { return nil }
    for _ in 0..<ScanLimits.animatorSetup {
      guard source.isDot(last + 1) else { return nil }
      if isSet(source, last + 2) { return last + 2 }
      if let closing = source.call(at: last + 2)?.closing {
        last = closing
      } else if let closing = source.closing(of: last + 3, "{") {
        if let found = inScope(source, last + 3) { return found }
        last = closing
      } else {
        return nil
      }
    }
    return nil
  }

  /// The name in the block of `apply`, `run`, `also` or `let` that begins at an index.
  private func inScope(_ source: Source, _ opening: Int?) -> Int? {
    guard let opening, Self.isScope(source, opening), let closing = source.partner(opening) else {
      return nil
    }
    return source.level(opening + 1, to: closing).prefix(ScanLimits.animatorSetup).first {
      isSet(source, $0) && (!source.hasReceiver($0) || source.matches($0 - 2, "it"))
    }
  }

  /// `fade.duration = 300` and, a line before or after, `fade.interpolator = LinearInterpolator()`.
  private func onReceiver(_ source: Source, _ member: Int) -> Int? {
    around(source, member).first {
      source.isDot($0 - 1) && isSet(source, $0) && isSame(source, $0 - 2, member - 2)
    }
  }

  /// `val fade = ObjectAnimator.ofFloat(…).setDuration(300)` and, a line below, `fade.interpolator = …`.
  private func onVariable(_ source: Source, _ member: Int) -> Int? {
    guard let name = AndroidAnimatorSet.name(of: member, source) else { return nil }
    return around(source, member).first {
      $0 > member && source.isDot($0 - 1) && source.isSame($0 - 2, name) && isSet(source, $0)
    }
  }

  /// Whether two names are the same with what stands before them: `card.fade` and `card.fade`.
  private func isSame(_ source: Source, _ first: Int, _ second: Int) -> Bool {
    var (first, second) = (first, second)
    for _ in 0..<ScanLimits.memberChain {
      guard source.kind(first) == .identifier, source.isSame(first, second) else { return false }
      let (hasOwner, other) = (source.isDot(first - 1), source.isDot(second - 1))
      if !hasOwner || !other { return hasOwner == other }
      (first, second) = (first - 2, second - 2)
    }
    return false
  }

  /// The tokens near a place that stand in the same block.
  private func around(_ source: Source, _ index: Int) -> Range<Int> {
    let opening = source.enclosingOpening(index) ?? -1
    let closing = opening < 0 ? source.count : source.partner(opening) ?? source.count
    let start = max(opening + 1, index - ScanLimits.animatorSetup, 0)
    return start..<max(start, min(closing, index + ScanLimits.animatorSetup, source.count))
  }
}
