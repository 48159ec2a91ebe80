/// A query of a `@media` for `prefers-reduced-motion`, and the rule behind it.
struct MotionQuery {
  /// For whom the rule holds.
  let audience: StyleSheet.Audience
  /// The tokens of the rule, its closing brace not among them.
  let rule: Range<Int>

  /// The query whose name stands at an index; nil where no rule is behind it.
  init?(at index: Int, in source: Source) {
    let isForFullMotion = source.matches(index + 2, "no-preference")
    guard source.matches(index + 1, ")") || source.matches(index + 2, "reduce") || isForFullMotion,
      let opening = (index + 1..<index + ScanLimits.head).first(where: { source.opens($0, "{") }),
      let closing = source.partner(opening)
    else { return nil }
    // `not (…)`, or `not all and (…)`.
    let isNegated =
      source.matches(index - 2, "not") || source.matches(index - 2, "and") && source.matches(index - 4, "not")
    audience = isForFullMotion == isNegated ? .lessMotion : .fullMotion
    rule = opening..<closing
  }

  /// Whether a rule asks for full motion and for nothing else that a browser may not have.
  ///
  /// - Parameter head: What stands before its bracket, without spaces.
  static func isForFullMotionAlone(_ head: String) -> Bool {
    let less = ["(prefers-reduced-motion:reduce)", "(prefers-reduced-motion)"]
    return ["", "screenand", "alland", "onlyscreenand"].contains { media in
      head == "@media\(media)(prefers-reduced-motion:no-preference)"
        || less.contains { head == "@media\(media)not\($0)" || head == "@medianot\(media)\($0)" }
    }
  }
}
