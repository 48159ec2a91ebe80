/// Finds the motions of Jetpack Compose.
enum ComposeReader: PlatformReader {
  static let shapes = ComposeShapes.all

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard !scan.isTaken(index), !source.isDeclared(index), isOwnName(source, index) else { return }
    if let shape = ComposeShapes.keyframes.first(where: { $0.callees.contains(word) }) {
      guard let opening = block(source, index), let closing = source.partner(opening) else { return }
      let values = source.assignments(opening, shape.parameters.map(\.name))
      scan.add(shape, in: source, name: index, through: closing, values, repeats(source, index))
    } else if let shape = shapes.first(where: { $0.callees.contains(word) }),
      let opening = source.callOpening(after: index), let closing = source.partner(opening)
    {
      let isCurve = ComposeShapes.curve.callees.contains(word)
      let values = isCurve ? source.points(opening) : shape.arguments(source, opening)
      if !isCurve { takeCurves(source, opening..<closing, &scan) }
      scan.add(shape, in: source, name: index, through: closing, values, repeats(source, index))
    }
  }

  /// Whether a name stands alone or behind its package: a method of the same name is something else.
  private static func isOwnName(_ source: Source, _ index: Int) -> Bool {
    !source.matches(index - 1, ".") && !source.matches(index - 1, "?.") || source.matches(index - 2, "core")
  }

  /// The brace behind `keyframes`, also in its parentheses.
  private static func block(_ source: Source, _ name: Int) -> Int? {
    if let opening = source.callOpening(after: name, UInt8(ascii: "{")) { return opening }
    guard let bracket = source.callOpening(after: name) else { return nil }
    return source.opens(bracket + 1, UInt8(ascii: "{")) ? bracket + 1 : nil
  }

  /// The curve of a tween belongs to the tween.
  private static func takeCurves(_ source: Source, _ range: Range<Int>, _ scan: inout ScanContext) {
    for index in range.prefix(ScanLimits.nestedCurve)
    where source.word(index) != 0 && source.matches(index, "CubicBezierEasing") { scan.take(index) }
  }

  private static func repeats(_ source: Source, _ index: Int) -> Modifiers {
    guard let opening = source.enclosingOpening(index), let name = source.callName(before: opening) else {
      return []
    }
    let callee = source.text(name)
    return callee.lowercased().hasSuffix("repeatable") || callee.hasSuffix("RepeatableSpec")
      ? [("repeats", nil)] : []
  }
}
