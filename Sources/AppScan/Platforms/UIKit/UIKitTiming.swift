/// What an animator's `timingParameters:` are, where they are made in the argument or shortly before it.
enum UIKitTiming {
  /// The parameter that tells the row from UIKit's other animators.
  static let kind = "timing"

  /// What the row of the animator with timing parameters has beside its duration.
  static let parameters: [CallShape.Parameter] = [
    .init(kind, isEssential: false, isReported: false), .init("dampingRatio", isReported: false),
    .init("animationCurve", isReported: false), .init("controlPoint1", isReported: false),
    .init("controlPoint2", isReported: false),
  ]

  /// A spring by its damping ratio alone lasts what the animator lasts; one by its physics is a site of its own, and
  /// the animator's duration has no effect.
  static func motion(_ parameters: Parameters) -> MotionReading {
    guard let duration = parameters.number("duration") else { return .unread(.expression) }
    if parameters.has("dampingRatio") {
      return AppleSpring.settling(parameters, duration: "duration", ratio: "dampingRatio")
    }
    if parameters.text(kind) == "spring" { return .nothing }
    var curve = AppleCurve.of(parameters["animationCurve"])
    if case .numbers(let first)? = parameters["controlPoint1"],
      case .numbers(let second)? = parameters["controlPoint2"]
    {
      curve = SiteCurve(bezier: first + second)
    }
    guard let curve else { return .unread(.curve) }
    return SwiftUICurves.tween(duration, curve)
  }

  /// The values that a timing gives to the animator.
  static func values(_ source: Source, _ range: Range<Int>) -> [(name: String, value: Expression)] {
    guard let callee = callee(source, range.lowerBound) else { return [(kind, .unread(.expression))] }
    let isSpring = source.matches(callee, "UISpringTimingParameters")
    guard isSpring || source.matches(callee, "UICubicTimingParameters") else {
      return [(kind, .unread(.expression))]
    }
    var values: [(name: String, value: Expression)] = [(kind, .text(isSpring ? "spring" : "cubic"))]
    for argument in SwiftCall(source, at: callee).arguments {
      guard let label = source.label(argument), parameters.contains(where: { $0.name == label }) else {
        continue
      }
      values.append((label, AppleWords.curve(ExpressionParser.parse(source, argument.value))))
    }
    return values
  }

  /// The call that makes the timing: the argument itself, or what its name was set to a few lines above.
  private static func callee(_ source: Source, _ index: Int) -> Int? {
    guard source.kind(index) == .identifier else { return nil }
    if source.opens(index + 1, UInt8(ascii: "(")) { return index }
    let name = source.text(index)
    for earlier in stride(from: index - 1, to: max(0, index - 300), by: -1)
    where source.matches(earlier, "=") && source.kind(earlier + 1) == .identifier {
      let isTyped = source.matches(earlier - 2, ":")
      if source.text(isTyped ? earlier - 3 : earlier - 1) == name { return earlier + 1 }
    }
    return nil
  }
}
