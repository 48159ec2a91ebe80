/// Finds the interpolator that is set beside a duration.
enum AndroidInterpolator {
  /// It stands in the same block, in the same chain of calls, or on the same
  /// receiver near by.
  static func beside(_ source: Source, _ index: Int) -> Expression? {
    guard source.hasReceiver(index) else { return inBlock(source, index) }
    return inChain(source, index) ?? onReceiver(source, index)
  }

  /// The interpolator of what a call belongs to, `AnimatorSet().apply { play(a) }` or `set.play(a)`; nil for one without.
  static func ofReceiver(_ source: Source, _ call: Int) -> Expression? {
    source.hasReceiver(call) ? onReceiver(source, call) : inBlock(source, call)
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
