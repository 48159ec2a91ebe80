private let compose = ShapeTable(platform: .compose, prefix: "Compose.", library: .compose)

/// How Compose writes motions. Times are milliseconds; defaults are those of androidx.compose.animation.core 1.7.
enum ComposeShapes {
  static let all: [CallShape] =
    [
      tween(
        "tween", duration: "durationMillis", delay: "delayMillis",
        example: "tween(250, easing = LinearEasing)"),
      tween(
        "TweenSpec", duration: "durationMillis", delay: "delay",
        example: "TweenSpec<Float>(250, 0, LinearEasing)"),
      tween(
        "FloatTweenSpec", duration: "duration", delay: "delay",
        example: "FloatTweenSpec(duration = 250, easing = CubicBezierEasing(0f, 0f, 1f, 1f))"),
      tween(
        "ArcAnimationSpec", duration: "durationMillis", delay: "delayMillis", before: ["mode"],
        example: "ArcAnimationSpec(mode = ArcAbove, durationMillis = 250, easing = LinearEasing)"),
      spring("spring", example: "spring<IntSize>(dampingRatio = .5f, stiffness = Spring.StiffnessMediumLow)"),
      spring("SpringSpec", example: "SpringSpec<Float>(0.5f, 400f)"),
      spring("FloatSpringSpec", example: "FloatSpringSpec(Spring.DampingRatioMediumBouncy, 400f)"),
      curve, pathCurve,
    ] + keyframes

  /// A tween: 300 ms, no delay and FastOutSlowInEasing unless the source says otherwise.
  /// - Parameter before: What it takes first, which says nothing about how fast.
  private static func tween(
    _ name: String, duration: String, delay: String, before: [String] = [], example: String
  ) -> CallShape {
    compose(
      name,
      before.map { .init($0, isEssential: false, isPositional: true, isReported: false) } + [
        .init(duration, isPositional: true), .init(delay, isPositional: true),
        .init("easing", isPositional: true, isReported: false),
      ], example: example, reads: "tween 0.25 0:0:1:1"
    ) { values in
      let milliseconds = try values.number(duration, default: 300, else: .range)
      let curve = try values.curve("easing", .compose, default: "FastOutSlowInEasing")
      return try .tween(milliseconds / 1000, curve, delay: values.delay(delay, perSecond: 1000))
    }
  }

  /// A spring of mass 1: damping ratio 1 and stiffness 1500 unless the source says otherwise.
  private static func spring(_ name: String, example: String) -> CallShape {
    compose(
      name,
      [
        .init("dampingRatio", isPositional: true), .init("stiffness", isPositional: true),
        // Where it may stop, in the unit of what moves: says nothing about how.
        .init("visibilityThreshold", isEssential: false, isPositional: true, isReported: false),
      ], example: example, reads: "spring 0.314159 0.5"
    ) { try .android($0, ratio: 1) }
  }

  /// Keyframes: only their length is a number of motion; what they do in between has no one curve.
  static let keyframes = ["keyframes", "keyframesWithSpline"].map { name in
    compose(
      name, [.init("durationMillis"), .init("delayMillis")],
      example: name + "<Float> { durationMillis = 375; 0f at 0 using LinearEasing }",
      reads: "tween 0.375 keyframes"
    ) { values in
      let milliseconds = try values.number("durationMillis", default: 300, else: .range)
      return try .tween(
        milliseconds / 1000, SiteCurve(nil, name: "keyframes"),
        delay: values.delay("delayMillis", perSecond: 1000))
    }
  }

  static let curve = CallShape.points(
    .compose, "Compose.CubicBezierEasing", callees: ["CubicBezierEasing"], library: .compose,
    example: "val Standard = CubicBezierEasing(0.2f, 0f, 0f, 1f)", reads: "curve 0.2:0:0:1", names: .compose)

  /// A curve along a path, whose points a block sets one by one.
  static let pathCurve = compose(
    "PathEasing", [.init("path", isEssential: false, isPositional: true)],
    example: "val Emphasized = PathEasing(Path().apply { moveTo(0f, 0f); lineTo(1f, 1f) })",
    reads: "unreadable curve"
  ) { _ in throw UnreadableReason.curve }
}

extension SiteMotion {
  /// A spring of Android's by damping ratio and stiffness, for a mass of 1.
  static func android(_ values: Parameters, ratio standard: Double) throws(UnreadableReason) -> SiteMotion {
    let ratio = try values.number("dampingRatio", default: standard, else: .range)
    return try .spring(stiffness: values.number("stiffness", default: 1500, else: .range), ratio: ratio)
  }
}

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
      let (opening, closing) = source.call(at: index)
    {
      let isCurve = ComposeShapes.curve.callees.contains(word)
      let values = isCurve ? source.points(opening) : shape.arguments(source, opening)
      if !isCurve { takeCurves(source, opening..<closing, &scan) }
      scan.add(shape, in: source, name: index, through: closing, values, repeats(source, index))
    }
  }

  /// Whether a name stands alone or behind its package: a method of the same name is something else.
  private static func isOwnName(_ source: Source, _ index: Int) -> Bool {
    !source.isDot(index - 1) || source.matches(index - 2, "core")
  }

  /// The brace behind `keyframes`, also in its parentheses.
  private static func block(_ source: Source, _ name: Int) -> Int? {
    if let opening = source.callOpening(after: name, "{") { return opening }
    guard let bracket = source.callOpening(after: name) else { return nil }
    return source.opens(bracket + 1, "{") ? bracket + 1 : nil
  }

  /// The curve of a tween belongs to the tween.
  private static func takeCurves(_ source: Source, _ range: Range<Int>, _ scan: inout ScanContext) {
    for index in range.prefix(ScanLimits.reach)
    where source.word(index) != 0 && source.matches(index, "CubicBezierEasing", "PathEasing") {
      scan.take(index)
    }
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
