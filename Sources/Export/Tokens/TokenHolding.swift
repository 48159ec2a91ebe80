import Presets

/// The part of a preset that the value of a design token holds, for code that reads tokens back.
package enum TokenHolding {
  /// Whether a token's value alone says all of a content.
  ///
  /// - Parameter isWritten: Whether a preset that the content names is a token too.
  package static func isSaid(
    _ content: Content, naming isWritten: (PresetName) -> Bool = { _ in true }
  ) -> Bool {
    if case .alias(let target) = content { return isWritten(target) }
    if case .curve(.bezier) = content { return true }
    guard let tween = content.tween else { return content.kind == .duration }
    let duration = tween.duration.name.map(isWritten) ?? true
    let curve =
      switch tween.curve {
      case .preset(let name): isWritten(name)
      case .inline(.bezier): true
      case .inline, .named: false
      }
    // A token always has a delay: one of 0 that was typed differs from none.
    return duration && curve && tween.delay != 0
  }

  /// Whether a motion that was read from a token is all that a token's value can say of another: the same spring, or
  /// the Bezier and the time that stand in for it.
  package static func isSame(_ read: Motion, asValueOf motion: Motion) -> Bool {
    if case .spring(let one, let delay) = read, case .spring(let other, let otherDelay) = motion {
      return zip(
        [one.duration, one.bounce, one.mass, delay], [other.duration, other.bounce, other.mass, otherDelay]
      )
      .allSatisfy(FigmaHolding.isSame)
    }
    guard hasValue(read) else { return false }
    let tolerance = ExportOptions.defaultTolerance
    let value = TokenValue(read, tolerance: tolerance)
    // What is baked itself is no value of a token, but a curve that only some tools write.
    guard value.baked == nil else { return false }
    return value.value.isSame(as: TokenValue(motion, tolerance: tolerance).value)
  }

  /// Whether a token with the value of one motion could only be what stands in for the other.
  package static func isStandIn(_ read: Motion, for motion: Motion) -> Bool {
    hasValue(read) && !hasValue(motion)
  }

  /// Whether tokens have values for a motion: a spring, keyframes, phases and elements have none of their own.
  private static func hasValue(_ motion: Motion) -> Bool {
    [.tween, .curve, .duration].contains(motion.kind)
  }
}

extension TokenValue.Value {
  /// Whether two values are one for tools that keep numbers to 32 bits.
  fileprivate func isSame(as other: TokenValue.Value) -> Bool {
    switch (self, other) {
    case (.duration(let one), .duration(let other)), (.number(let one), .number(let other)):
      FigmaHolding.isSame(one, other)
    case (.curve(let one), .curve(let other)): zip(one, other).allSatisfy(FigmaHolding.isSame)
    case (
      .transition(let duration, let delay, let curve), .transition(let other, let otherDelay, let otherCurve)
    ):
      FigmaHolding.isSame(duration, other) && FigmaHolding.isSame(delay, otherDelay)
        && zip(curve, otherCurve).allSatisfy(FigmaHolding.isSame)
    case (.duration, _), (.number, _), (.curve, _), (.transition, _): false
    }
  }
}
