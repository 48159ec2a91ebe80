/// Finds Core Animation's animations by their types, and what is set on them.
enum CoreAnimationReader: PlatformReader {
  static var shapes: [CallShape] { CoreAnimationShapes.all }

  static let words = types

  /// CAMediaTiming is also what layers are; only animations move by it.
  private static let types = [
    "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation", "CATransition", "CAAnimationGroup",
    "CAPropertyAnimation", "CAAnimation",
  ]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    switch word {
    case "CAMediaTimingFunction": timingFunction(source, index, &scan)
    case "setAnimationDuration": transaction(source, index, &scan)
    case _ where types.contains(word): animation(source, index, &scan)
    default: break
    }
  }

  private static func timingFunction(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    let call = SwiftCall(source, at: index)
    guard call.base != .value, let first = call.arguments.first else { return }
    let range = source.range(call.start, through: call.last)
    switch (source.label(first), call.arguments.count) {
    case ("name"?, 1):
      let name = AppleWords.curve(ExpressionParser.parse(source, first.value))
      scan.add(
        CoreAnimationShapes.named, name: index, range: range, in: source, arguments: [("name", name)],
        library: .apple)
    case ("controlPoints"?, 4):
      let points = Expression.list(call.arguments.map { ExpressionParser.parse(source, $0.value) })
      scan.add(
        CoreAnimationShapes.points, name: index, range: range, in: source, arguments: [("bezier", points)],
        library: .apple)
    default: break
    }
  }

  private static func transaction(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    let call = SwiftCall(source, at: index)
    guard case .path = call.base, let first = call.arguments.first, first.label == nil else { return }
    var arguments = [(name: "duration", value: ExpressionParser.parse(source, first.value))]
    if let curve = transactionCurve(source, index) {
      arguments.append((name: "timingFunction", value: curve))
    }
    scan.add(
      CoreAnimationShapes.transaction, name: index, range: source.range(call.start, through: call.last),
      in: source, arguments: arguments, library: .apple)
  }

  /// What the same transaction is told near by: `CATransaction.setAnimationTimingFunction(…)`.
  private static func transactionCurve(_ source: Source, _ index: Int) -> Expression? {
    for name in max(0, index - 40)..<min(index + 40, source.count)
    where source.matches(name, "setAnimationTimingFunction") {
      let value = SwiftCall(source, at: name).arguments.first?.value
      return value.map { AppleWords.curve(ExpressionParser.parse(source, $0)) }
    }
    return nil
  }

  private static func animation(_ source: Source, _ index: Int, _ scan: inout ScanContext) {
    let call = SwiftCall(source, at: index)
    guard !call.isDeclared else { return }
    if let first = call.arguments.first, source.label(first) == "perceptualDuration" {
      let values = call.arguments.compactMap { argument in
        source.label(argument).map { ($0, ExpressionParser.parse(source, argument.value)) }
      }
      scan.add(
        CoreAnimationShapes.perceptual, name: index, range: source.range(call.start, through: call.last),
        in: source,
        arguments: values, library: .apple)
    }
    let duration =
      source.matches(index, "CASpringAnimation") ? CoreAnimationShapes.cutOff : CoreAnimationShapes.duration
    AppleProperties.record(AppleProperties.assignments(source, type: call), source, &scan, duration: duration)
  }
}
