import AppScan

/// Replacements in Kotlin: Compose's specs, and the durations of Android's views.
extension FixPlace {
  /// `spring<Float>(0.7f, 380f, visibilityThreshold = 0.01f)` becomes
  /// `Motion.pop<Float>(visibilityThreshold = 0.01f)`.
  func compose() throws(Problem) -> [Change] {
    if source.matches(tokens.lowerBound, "CubicBezierEasing") { return try easing() }
    if match.part != .whole { return try tweenArguments() }
    guard site.isAnimation, symbol.isCall,
      ["spring", "SpringSpec", "tween", "TweenSpec"].contains(source.text(tokens.lowerBound))
    else { throw onlyPart }
    try checkFamily()
    try checkComments(qualified)
    try checkDelay(keepsOwn: false)
    let opening = self.opening ?? tokens.upperBound
    // Type arguments that nothing else may say stay.
    let types = opening > tokens.lowerBound + 1 ? text(tokens.lowerBound + 1..<opening) : ""
    let threshold = try threshold(opening)
    return [
      (bytes(qualified), path + types + "(" + (threshold.map { "visibilityThreshold = " + $0 } ?? "") + ")")
    ]
  }

  /// `tween(200, easing = LinearEasing)` becomes `tween(Motion.short, easing = Motion.even)`, or one of both does.
  private func tweenArguments() throws(Problem) -> [Change] {
    guard ["tween", "TweenSpec"].contains(source.text(tokens.lowerBound)), let opening else { throw onlyPart }
    func change(_ label: String, _ position: Int, _ code: String) throws(Problem) -> Change {
      let found = source.arguments(opening).enumerated().first { entry in
        source.label(entry.element).map { $0 == label } ?? (entry.offset == position)
      }
      return try self.change(found?.element.value, to: code)
    }
    func duration() throws(Problem) -> Change { try change("durationMillis", 0, symbol.use) }
    func easing() throws(Problem) -> Change { try change("easing", 2, try curveSymbol().use) }
    return switch match.part {
    case .whole: throw onlyPart
    case .duration: [try duration()]
    case .curve: [try easing()]
    case .pair: [try duration(), try easing()]
    }
  }

  /// `CubicBezierEasing(0.2f, 0f, 0f, 1f)` becomes `Motion.standard`, which is an `Easing`.
  private func easing() throws(Problem) -> [Change] {
    let first = qualified.lowerBound
    let isTyped = source.matches(first - 1, "=") && source.matches(first - 2, "CubicBezierEasing")
    guard match.part == .curve, !symbol.isCall, !isTyped else { throw otherType }
    return [try change(qualified, to: symbol.use)]
  }

  /// The tokens with the packages before them: `androidx.compose.animation.core.tween(250)`.
  private var qualified: Range<Int> {
    var first = tokens.lowerBound
    while source.matches(first - 1, "."), source.kind(first - 2) == .identifier { first -= 2 }
    return first..<tokens.upperBound
  }

  /// The argument that is no part of the motion. Throws for an unknown one.
  private func threshold(_ opening: Int) throws(Problem) -> String? {
    let isSpring = source.text(tokens.lowerBound).lowercased().hasPrefix("spring")
    let names =
      isSpring ? ["dampingRatio", "stiffness"] : ["durationMillis", "delayMillis", "easing", "delay"]
    var threshold: String?
    for (position, argument) in source.arguments(opening).enumerated() {
      let label = source.label(argument)
      if let label, names.contains(label) { continue }
      if label == nil, position < (isSpring ? 2 : 3) { continue }
      guard isSpring, label == "visibilityThreshold" || label == nil && position == 2 else {
        throw Problem("it has an argument that would be lost")
      }
      threshold = text(argument.value)
    }
    return threshold
  }

  /// `setDuration(250)` becomes `setDuration(Motion.fade<Float>().durationMillis.toLong())`, with a duration
  /// `setDuration(Motion.short.toLong())`.
  func androidView() throws(Problem) -> [Change] {
    try checkFamily()
    guard !match.isSpring, match.part != .curve, symbol.isCall == (match.part == .whole) else {
      throw otherType
    }
    // The delay stands by itself and stays.
    if match.delay != 0 { try checkDelay(keepsOwn: false) }
    let value: Range<Int>
    if let opening, source.matches(opening - 1, "setDuration"), source.arguments(opening).count == 1 {
      value = source.arguments(opening)[0].value
    } else if source.matches(tokens.lowerBound, "duration"), source.matches(tokens.lowerBound + 1, "=") {
      value = tokens.lowerBound + 2..<tokens.upperBound
    } else {
      throw Problem("its duration does not stand by itself")
    }
    return [(bytes(value), path + (symbol.isCall ? "<Float>().durationMillis" : "") + ".toLong()")]
  }
}
