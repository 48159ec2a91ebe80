/// Finds Core Animation's animations by their types, and what is set on them.
enum CoreAnimationReader: PlatformReader {
  static var shapes: [CallShape] { CoreAnimationShapes.all }

  /// CAMediaTiming is also what layers are; only animations move by it.
  static let words = [
    "CABasicAnimation", "CASpringAnimation", "CAKeyframeAnimation", "CATransition", "CAAnimationGroup",
    "CAPropertyAnimation", "CAAnimation",
  ]

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    let call = SwiftCall(source, at: index)
    switch word {
    case "CAMediaTimingFunction": timingFunction(source, call, &scan)
    case "setAnimationDuration": transaction(source, call, &scan)
    case _ where words.contains(word): animation(source, call, &scan)
    default: break
    }
  }

  private static func timingFunction(_ source: Source, _ call: SwiftCall, _ scan: inout ScanContext) {
    let arguments = call.arguments
    guard call.base != .value, let first = arguments.first else { return }
    let values = arguments.map { ExpressionParser.parse(source, $0.value) }
    switch (source.label(first), arguments.count) {
    case ("name"?, 1): add(CoreAnimationShapes.named, source, call, [("name", values[0].appleCurve)], &scan)
    case ("controlPoints"?, 4):
      add(CoreAnimationShapes.points, source, call, [("bezier", .list(values))], &scan)
    default: break
    }
  }

  private static func transaction(_ source: Source, _ call: SwiftCall, _ scan: inout ScanContext) {
    guard case .path = call.base, let first = call.arguments.first, first.label == nil else { return }
    var arguments = [(name: "duration", value: ExpressionParser.parse(source, first.value))]
    // What the same transaction is told near by: `CATransaction.setAnimationTimingFunction(…)`.
    let around = call.name - ScanLimits.transaction..<call.name + ScanLimits.transaction
    let curve = around.clamped(to: 0..<source.count).first {
      source.matches($0, "setAnimationTimingFunction")
    }
    if let curve, let value = SwiftCall(source, at: curve).arguments.first?.value {
      arguments.append(("timingFunction", ExpressionParser.parse(source, value).appleCurve))
    }
    add(CoreAnimationShapes.transaction, source, call, arguments, &scan)
  }

  private static func animation(_ source: Source, _ call: SwiftCall, _ scan: inout ScanContext) {
    guard !call.isDeclared else { return }
    if let first = call.arguments.first, source.label(first) == "perceptualDuration" {
      let values = call.arguments.compactMap { argument in
        source.label(argument).map { ($0, ExpressionParser.parse(source, argument.value)) }
      }
      add(CoreAnimationShapes.perceptual, source, call, values, &scan)
    }
    let isSpring = source.matches(call.name, "CASpringAnimation")
    AppleProperties.record(
      AppleProperties.assignments(source, type: call), source, &scan,
      duration: isSpring ? CoreAnimationShapes.cutOff : CoreAnimationShapes.duration)
  }

  private static func add(
    _ shape: CallShape, _ source: Source, _ call: SwiftCall, _ arguments: Arguments,
    _ scan: inout ScanContext
  ) {
    scan.add(shape, in: source, name: call.name, from: call.start, through: call.last, arguments)
  }
}
