import PlainText

/// Finds the motions that mixins of Sass and Less are given: `@include fade(opacity, 300ms)`, `.transition(all 0.3s);`.
enum CSSInclude {
  /// Reads the arguments of a mixin.
  /// - Parameters:
  ///   - start: The first token of the call.
  ///   - opening: The bracket of its arguments.
  static func read(_ text: CSSText, at start: Int, opening: Int, into scan: inout ScanContext) {
    let source = text.tokens
    guard source.opens(opening, UInt8(ascii: "(")), let closing = source.partner(opening),
      // What a mixin of Less is defined by has a block behind it.
      source.language != .less || !source.opens(closing + 1, UInt8(ascii: "{"))
    else { return }
    let arguments = source.arguments(opening).map { argument in
      (
        label: source.label(argument)?.lowercased() ?? "",
        components: CSSValueParser.components(text, argument.value), tokens: argument.value
      )
    }
    let timed = arguments.filter { $0.components.contains { $0.kind == .time } }
    guard !timed.isEmpty, timed.contains(where: { $0.components.contains(where: isLiteral) }) else { return }
    // Whole motions, as a shorthand lists them; else each argument says a part of one.
    if timed.count > 1, timed.allSatisfy({ $0.components.count > 1 }) {
      for argument in timed { add(argument.components, argument.tokens, text, &scan) }
    } else {
      let parts = arguments.filter { !$0.label.holds("delay") }.flatMap(\.components)
      let delays = arguments.filter { $0.label.holds("delay") }.flatMap(\.components)
      add(parts + delays, start..<closing + 1, text, &scan)
    }
  }

  private static func isLiteral(_ component: CSSComponent) -> Bool { CSSTime.seconds(component.value) != nil }

  private static func add(
    _ components: [CSSComponent], _ tokens: Range<Int>, _ text: CSSText, _ scan: inout ScanContext
  ) {
    let motion = CSSShorthand(components, text.file)
    let range = text.range(tokens)
    guard motion.isMotion, !motion.isDelayedJump,
      !motion.isSwitchedOff(inReduced: scan.reduced.contains(range.lowerBound))
    else { return }
    scan.add(CSSShapes.include, offset: range.lowerBound, range: range, motion.named, motion.modifiers)
  }
}
