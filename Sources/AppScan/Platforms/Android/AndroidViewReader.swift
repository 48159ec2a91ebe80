private let view = ShapeTable(platform: .androidView, prefix: "AndroidView.", library: .androidView)

/// Finds the motions of Android's views in Kotlin, and for Java: animators, transitions, springs. Durations are milliseconds.
enum AndroidViewReader: PlatformReader {
  static let shapes = [setDuration, duration, pathInterpolator, springForce, camera, crossfade]

  /// Where the names of resources begin: `R.integer.fade_duration`.
  static let words = ["R"]

  /// The changes in a list of which each has a time of its own (RecyclerView.ItemAnimator).
  private static let itemChanges = ["Add", "Remove", "Move", "Change"]

  private static let setDuration = view(
    "setDuration", [.init("duration", isPositional: true), .interpolator, .ownCurve],
    callees: ["setDuration"] + itemChanges.map { "set\($0)Duration" },
    example: "view.animate().setInterpolator(LinearInterpolator()).setDuration(250).start()",
    reads: "tween 0.25 0:0:1:1"
  ) { try .androidView($0) }
  private static let duration = view(
    "duration=", [.init("duration"), .interpolator, .ownCurve],
    callees: ["duration"] + itemChanges.map { "\($0.lowercased())Duration" },
    example: "val fade = ObjectAnimator.ofFloat(view, \"alpha\", 1f)\nfade.duration = 250L",
    reads: "tween 0.25 AccelerateDecelerateInterpolator"
  ) { try .androidView($0) }
  static let pathInterpolator = CallShape.points(
    .androidView, "AndroidView.PathInterpolator", callees: ["PathInterpolator", "PathInterpolatorCompat"],
    library: .androidView,
    example: "val standard = PathInterpolator(0.2f, 0f, 0f, 1f)", reads: "curve 0.2:0:0:1",
    names: .androidView)
  /// The defaults of androidx.dynamicanimation 1.0: STIFFNESS_MEDIUM and DAMPING_RATIO_MEDIUM_BOUNCY.
  private static let springForce = view(
    "SpringForce", [.init("dampingRatio"), .init("stiffness")],
    example: "spring = SpringForce(1f).apply { dampingRatio = 0.5f; stiffness = 400f }",
    reads: "spring 0.314159 0.5"
  ) { try .android($0, ratio: 0.5) }

  /// A map's camera, of Google's maps and MapLibre; each has a curve of its own.
  private static let camera = view(
    "animateCamera",
    [
      .init("update", isEssential: false, isPositional: true, isReported: false),
      .init("durationMs", isPositional: true),
    ], callees: ["animateCamera", "easeCamera"], isAnimation: false, example: "map.easeCamera(update, 250)",
    reads: "duration 0.25"
  ) { try .duration($0, "durationMs", perSecond: 1000, else: .range) }

  /// An image that comes in over the one before, as Coil shows it: evenly (CrossfadeDrawable.kt, CrossfadePainter.kt).
  private static let crossfade = CallShape(
    .androidView, "Coil.crossfade", callees: ["crossfade"],
    parameters: [.init("durationMillis", isPositional: true), .interpolator], isAnimation: false,
    library: .androidView,
    example: "val request = ImageRequest.Builder(context).crossfade(250).build()", reads: "tween 0.25 0:0:1:1"
  ) { try .androidView($0, "durationMillis", default: "LinearInterpolator") }

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    guard !source.isDeclared(index) else { return }
    if word == "R" {
      if scan.options.prefixes.isEmpty { return }
      let name = "R." + source.text(index + 2) + "." + source.text(index + 4)
      if scan.options.prefixes.contains(where: name.hasPrefix) { scan.addUse(at: index, in: source) }
      return
    }
    if duration.callees.contains(word) {
      guard source.matches(index + 1, "="), AndroidReceiver.moves(source, index, &scan),
        let range = source.value(at: index + 2)
      else { return }
      let value = ExpressionParser.parse(source, range)
      add(duration, source, index, through: range.upperBound - 1, [("duration", value)], &scan)
      return
    }
    // AndroidX has the same curve as `PathInterpolatorCompat.create(0.2f, 0f, 0f, 1f)`.
    let isCompat = word == "PathInterpolatorCompat" && source.matches(index + 2, "create")
    guard let (opening, closing) = source.call(at: isCompat ? index + 2 : index) else { return }
    switch word {
    case "animateCamera", "easeCamera":
      let arguments = camera.arguments(source, opening).filter { $0.name == "durationMs" }
      guard source.isDot(index - 1), !arguments.isEmpty else { return }
      scan.add(camera, in: source, name: index, through: closing, arguments)
    case "crossfade":
      let arguments = crossfade.arguments(source, opening)
      guard source.matches(index - 1, "."), arguments.count == 1, !arguments[0].value.isFlag else { return }
      scan.add(crossfade, in: source, name: index, through: closing, arguments)
    case _ where setDuration.callees.contains(word):
      let arguments = setDuration.arguments(source, opening)
      guard AndroidReceiver.moves(source, index, &scan), arguments.count == 1 else { return }
      add(setDuration, source, index, through: closing, arguments, &scan)
    case "PathInterpolator", "PathInterpolatorCompat":
      // Other constructors take a path or the attributes of a resource.
      guard source.arguments(opening).count == 4, !isOfMotion(source, index, &scan) else { return }
      scan.add(pathInterpolator, in: source, name: index, through: closing, source.points(opening))
    default: readSpring(source, index, closing, &scan)
    }
  }

  static func finish(_ source: Source, into scan: inout ScanContext) {
    CurveConstants.mark(source, [Self.pathInterpolator, ComposeShapes.curve], in: &scan)
  }

  /// Whether the curve whose name stands at an index is set beside a duration, which is read with it:
  /// `setDuration(300).setInterpolator(PathInterpolator(0.2f, 0f, 0f, 1f))`.
  private static func isOfMotion(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Bool {
    var first = source.matches(index - 1, "new") ? index - 1 : index
    while source.isDot(first - 1), source.kind(first - 2) == .identifier { first -= 2 }
    let name = first - 2
    guard source.matches(first - 1, "(", "="), source.matches(name, "setInterpolator", "interpolator"),
      let duration = AndroidSetting.duration.place(beside: name, source)
    else { return false }
    return AndroidReceiver.moves(source, duration, &scan)
  }

  /// Records a duration with the interpolator and the delay that are set beside it.
  private static func add(
    _ shape: CallShape, _ source: Source, _ index: Int, through last: Int, _ arguments: Arguments,
    _ scan: inout ScanContext
  ) {
    var arguments = arguments
    if let curve = curve(source, index, &scan) {
      arguments.append(("interpolator", curve))
    } else if AndroidReceiver.hasOwnCurve(source, index, &scan) {
      arguments.append((CallShape.Parameter.ownCurve.name, .number(1)))
    }
    scan.add(shape, in: source, name: index, through: last, arguments, delays(source, index, &scan))
  }

  /// The delay that is set beside a duration, and that of a set, which begins all that it plays so much later.
  private static func delays(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Modifiers {
    let own = AndroidSetting.delay.value(beside: index, source)
    let shared =
      hasSets(source, &scan) ? AndroidAnimatorSet.value(.delay, ofSetAround: index, source) : nil
    return [own, shared].compactMap(\.self).map { ("delay", .binary(.over, $0, .number(1000))) }
  }

  /// Whether the file has sets of animators, animations or transitions: most have none.
  private static func hasSets(_ source: Source, _ scan: inout ScanContext) -> Bool {
    scan.once("sets") { _ in
      source.tokens.indices.contains { source.matches($0, oneOf: AndroidAnimatorSet.types) }
    }
  }

  private static func curve(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Expression? {
    let beside = AndroidSetting.interpolator.value(beside: index, source)
    guard hasSets(source, &scan) else { return beside }
    if let overruling = AndroidAnimatorSet.curve(ofSetAround: index, source) {
      return overruling
    }
    if let beside { return beside }
    let played = AndroidAnimatorSet.interpolators(playedAt: index, source)
    return played.count > 1 ? .choice(played) : played.first
  }

  private static func readSpring(_ source: Source, _ index: Int, _ closing: Int, _ scan: inout ScanContext) {
    var last = closing
    var arguments = settings(source, behind: closing, ofSpring: index)
    while source.matches(last + 1, "."), source.kind(last + 2) == .identifier {
      if let closing = source.call(at: last + 2)?.closing {
        arguments += setting(source, last + 2)
        last = closing
      } else if let closing = source.closing(of: last + 3, "{") {
        arguments += settings(source, in: last + 3)
        last = closing
      } else {
        break
      }
    }
    scan.add(springForce, in: source, name: index, through: last, arguments)
  }

  /// What is set on a spring behind its declaration: `spring.setStiffness(400f)`, `spring.apply { stiffness = 400f }`.
  private static func settings(_ source: Source, behind closing: Int, ofSpring call: Int) -> Arguments {
    var equals = source.matches(call - 1, "new") ? call - 2 : call - 1
    // What stands before a default is what counts where it is set: `val spring = animation.spring ?: SpringForce()`.
    if source.matches(equals, "?:") {
      equals = source.level(before: equals, ScanLimits.head).first { source.matches($0, "=") } ?? equals
    }
    guard source.matches(equals, "="), source.kind(equals - 1) == .identifier else { return [] }
    return (closing..<min(closing + ScanLimits.animatorSetup, source.count)).flatMap { index in
      guard source.isDot(index - 1), source.isSame(index - 2, equals - 1) else { return Arguments() }
      let isBlock = source.matches(index, "apply", "run", "also")
      return isBlock ? settings(source, in: index + 1) : setting(source, index)
    }
  }

  /// What is set in a block on the spring that it is called on, `{ stiffness = 400f }` or `{ it.stiffness = 400f }`.
  private static func settings(_ source: Source, in opening: Int) -> Arguments {
    guard let closing = source.partner(opening) else { return [] }
    return source.level(opening + 1, to: max(closing, opening)).flatMap { index in
      !source.isDot(index - 1) || source.matches(index - 2, "it", "this") ? setting(source, index) : []
    }
  }

  /// What the member at an index sets of a spring, `setStiffness(400f)` or `stiffness = 400f`; nothing where it is another.
  private static func setting(_ source: Source, _ member: Int) -> Arguments {
    let settings = [("stiffness", AndroidSetting.stiffness), ("dampingRatio", AndroidSetting.dampingRatio)]
    return settings.compactMap { name, setting in setting.value(source, member).map { (name, $0) } }
  }
}

extension Expression {
  fileprivate var isFlag: Bool { self == .name("true") || self == .name("false") }
}

/// Finds the motions of Android's views in Java, where a duration is given to a method: what is assigned is a variable, or a
/// field of the app's own.
enum JavaViewReader: PlatformReader {
  static let shapes = AndroidViewReader.shapes.filter { !$0.callees.contains("duration") }
  static let words = AndroidViewReader.words

  static func read(_ source: Source, at index: Int, word: String, into scan: inout ScanContext) {
    AndroidViewReader.read(source, at: index, word: word, into: &scan)
  }

  static func finish(_ source: Source, into scan: inout ScanContext) {
    AndroidViewReader.finish(source, into: &scan)
  }
}
