/// Finds the motions of Jetpack Compose.
enum ComposeReader: PlatformReader {
  static let shapes = ComposeShapes.all

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard !scan.isTaken(index), !source.isDeclared(index), isOwnName(source, index) else { return }
    guard let shape = shapes.first(where: { $0.callees.contains(word) }) else { return }
    if word.hasPrefix("keyframes") {
      readKeyframes(shape, source, index, &scan)
    } else if let opening = source.callOpening(after: index), let closing = source.partner(opening) {
      let isCurve = word == "CubicBezierEasing"
      let arguments = isCurve ? points(source, opening) : shape.arguments(source, opening)
      if !isCurve { takeCurves(source, opening..<closing, &scan) }
      scan.add(
        shape, name: index, range: source.range(index, through: closing), in: source, arguments: arguments,
        modifiers: repeats(source, index), library: .compose)
    }
  }

  /// Whether a name stands alone or behind its package: a method of the same name is something else.
  private static func isOwnName(_ source: Source, _ index: Int) -> Bool {
    !source.matches(index - 1, ".") && !source.matches(index - 1, "?.") || source.matches(index - 2, "core")
  }

  private static func readKeyframes(
    _ shape: CallShape, _ source: Source, _ index: Int, _ scan: inout ScanContext
  ) {
    var opening = source.callOpening(after: index, UInt8(ascii: "{"))
    if opening == nil, let bracket = source.callOpening(after: index),
      source.opens(bracket + 1, UInt8(ascii: "{"))
    {
      opening = bracket + 1
    }
    guard let opening, let closing = source.partner(opening) else { return }
    scan.add(
      shape, name: index, range: source.range(index, through: closing), in: source,
      arguments: source.assignments(opening, shape.parameters.map(\.name)), modifiers: repeats(source, index),
      library: .compose)
  }

  private static func points(_ source: Source, _ opening: Int) -> [(name: String, value: Expression)] {
    [("bezier", .list(ExpressionParser.arguments(source, opening).map(\.value)))]
  }

  /// The curve of a tween belongs to the tween.
  private static func takeCurves(_ source: Source, _ range: Range<Int>, _ scan: inout ScanContext) {
    // Not the whole of a bracket that holds half a file.
    for index in range.prefix(256) where source.word(index) != 0 && source.matches(index, "CubicBezierEasing")
    {
      scan.take(index)
    }
  }

  private static func repeats(_ source: Source, _ index: Int) -> [(name: String, value: Expression?)] {
    guard let opening = source.enclosingOpening(index), let name = source.callName(before: opening) else {
      return []
    }
    let callee = source.text(name)
    return callee.lowercased().hasSuffix("repeatable") || callee.hasSuffix("RepeatableSpec")
      ? [("repeats", nil)] : []
  }
}
