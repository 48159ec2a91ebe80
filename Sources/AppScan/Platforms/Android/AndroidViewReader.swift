import CLibrary
import MotionPhysics

private let view = ShapeTable(platform: .androidView, prefix: "AndroidView.", library: .androidView)
private let interpolator = CallShape.Parameter("interpolator", isReported: false)

/// Finds the motions of Android's views in Kotlin, and for Java: animators, transitions, springs. Durations are milliseconds.
enum AndroidViewReader: PlatformReader {
  static let shapes = [setDuration, duration, pathInterpolator, springForce, camera, crossfade]

  /// Where the names of resources begin: `R.integer.fade_duration`.
  static let words = ["R"]

  private static let setDuration = view(
    "setDuration", [.init("duration", isPositional: true), interpolator, AndroidResourceShapes.ownCurve],
    example: "view.animate().setInterpolator(LinearInterpolator()).setDuration(250).start()",
    reads: "tween 0.25 0:0:1:1"
  ) { try .androidView($0) }
  private static let duration = view(
    "duration=", [.init("duration"), interpolator, AndroidResourceShapes.ownCurve], callees: ["duration"],
    example: "val fade = ObjectAnimator.ofFloat(view, \"alpha\", 1f)\nfade.duration = 250L",
    reads: "tween 0.25 AccelerateDecelerateInterpolator"
  ) { try .androidView($0) }
  private static let pathInterpolator = CallShape.points(
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
    parameters: [.init("durationMillis", isPositional: true), interpolator], isAnimation: false,
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
    if word == "duration" {
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
    case "setDuration":
      let arguments = setDuration.arguments(source, opening)
      guard AndroidReceiver.moves(source, index, &scan), arguments.count == 1 else { return }
      add(setDuration, source, index, through: closing, arguments, &scan)
    case "PathInterpolator", "PathInterpolatorCompat":
      // Other constructors take a path or the attributes of a resource.
      guard source.arguments(opening).count == 4 else { return }
      scan.add(pathInterpolator, in: source, name: index, through: closing, source.points(opening))
    default: readSpring(source, index, closing, &scan)
    }
  }

  /// Records a duration with the interpolator that is set beside it.
  private static func add(
    _ shape: CallShape, _ source: Source, _ index: Int, through last: Int, _ arguments: Arguments,
    _ scan: inout ScanContext
  ) {
    var arguments = arguments
    if let curve = curve(source, index, &scan) {
      arguments.append(("interpolator", curve))
    } else if AndroidReceiver.hasOwnCurve(source, index, &scan) {
      arguments.append((AndroidResourceShapes.ownCurve.name, .number(1)))
    }
    scan.add(shape, in: source, name: index, through: last, arguments)
  }

  private static func curve(_ source: Source, _ index: Int, _ scan: inout ScanContext) -> Expression? {
    let beside = AndroidInterpolator.beside(source, index)
    // Most files have no sets.
    let hasSets = scan.once("sets") { _ in
      source.tokens.indices.contains { source.matches($0, "AnimatorSet") }
    }
    guard hasSets else { return beside }
    if let overruling = AndroidAnimatorSet.interpolator(overruling: index, source) { return overruling }
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
        arguments += source.assignments(last + 3, ["stiffness", "dampingRatio"])
        last = closing
      } else {
        break
      }
    }
    scan.add(springForce, in: source, name: index, through: last, arguments)
  }

  /// What is set on a spring behind its declaration: `spring.setStiffness(400f)`.
  private static func settings(_ source: Source, behind closing: Int, ofSpring call: Int) -> Arguments {
    let equals = source.matches(call - 1, "new") ? call - 2 : call - 1
    guard source.matches(equals, "="), source.kind(equals - 1) == .identifier else { return [] }
    return (closing..<min(closing + ScanLimits.animatorSetup, source.count)).flatMap { index in
      source.isDot(index - 1) && source.isSame(index - 2, equals - 1) ? setting(source, index) : []
    }
  }

  /// What the member at an index sets of a spring, `setStiffness(400f)` or `stiffness = 400f`; nothing where it is another.
  private static func setting(_ source: Source, _ member: Int) -> Arguments {
    let said = [
      ("stiffness", source.given("stiffness", "setStiffness", at: member)),
      ("dampingRatio", source.given("dampingRatio", "setDampingRatio", at: member)),
    ]
    return said.compactMap { name, value in value.map { (name, $0) } }
  }
}

extension SiteMotion {
  /// A tween of Android's views and resources in milliseconds. Animators accelerate and decelerate along a cosine, which
  /// is no Bezier, unless they say otherwise.
  static func androidView(
    _ values: Parameters, _ duration: String = "duration",
    default standard: String = "AccelerateDecelerateInterpolator"
  ) throws(UnreadableReason) -> SiteMotion {
    if values.has(AndroidResourceShapes.ownCurve.name) {
      return try .duration(values, duration, perSecond: 1000, else: .range)
    }
    return try .tween(
      values.number(duration, else: .range) / 1000,
      values.curve("interpolator", .androidView, default: standard))
  }
}

extension CurveNames {
  /// The interpolators of Android's views, as its sources publish them (android.view.animation,
  /// androidx.interpolator). Compose's easings have other names, and are none.
  static let androidView = CurveNames(
    [
      "LinearInterpolator": [0, 0, 1, 1], "FastOutSlowInInterpolator": [0.4, 0, 0.2, 1],
      "LinearOutSlowInInterpolator": [0, 0, 0.2, 1], "FastOutLinearInInterpolator": [0.4, 0, 1, 1],
      // The parabolas t² and 1 - (1 - t)² are exactly these Beziers.
      "AccelerateInterpolator": [1.0 / 3, 0, 2.0 / 3, 1.0 / 3],
      "DecelerateInterpolator": [1.0 / 3, 2.0 / 3, 2.0 / 3, 1],
      // The polynomials t²((s + 1)t - s) and its mirror image for a tension s of 2.
      "AnticipateInterpolator": [1.0 / 3, 0, 2.0 / 3, -2.0 / 3],
      "OvershootInterpolator": [1.0 / 3, 5.0 / 3, 2.0 / 3, 1],
    ], .always(.range)
  ) { name in
    if name.first == "M" { return path(name) }
    return (functions[name] ?? shaped(name))?.site(name) ?? SiteCurve(nil, name: name)
  }

  /// A curve that is drawn as a path. One piece is a cubic Bezier, whose numbers say it better.
  private static func path(_ svg: String) -> SiteCurve {
    let path = try? PathCurve(svg: svg)
    if let bezier = path?.bezier { return SiteCurve(.bezier(bezier), name: nil) }
    return SiteCurve(path.map(UnitCurve.path), name: svg)
  }

  /// An interpolator with its factor or tension, `AccelerateInterpolator(1.5)`.
  private static func shaped(_ text: String) -> EasingFunction? {
    guard let (name, numbers) = parts(text), numbers.count == 1, case let number = numbers[0],
      number.isFinite, abs(number) < 100
    else { return nil }
    switch name {
    case "AccelerateInterpolator" where number > 0: return power(2 * number)
    case "DecelerateInterpolator" where number > 0: return power(2 * number)?.reversed
    case "AnticipateInterpolator": return .back(number)
    case "OvershootInterpolator": return EasingFunction.back(number)?.reversed
    case "AnticipateOvershootInterpolator": return EasingFunction.back(1.5 * number)?.mirrored
    default: return nil
    }
  }

  private static func power(_ exponent: Double) -> EasingFunction? {
    if exponent.rounded() == exponent { return .power(Int(exponent)) }
    return EasingFunction { pow($0, exponent) }
  }

  /// The interpolators that are no Beziers.
  private static let functions: [String: EasingFunction] = [
    "AccelerateDecelerateInterpolator": EasingFunction { (1 - cos($0 * Double.pi)) / 2 },
    // Twice the polynomial above, for a tension of 3.
    "AnticipateOvershootInterpolator": EasingFunction { time in
      let pull = { (time: Double) in time * time * (4 * time - 3) }
      return time < 0.5 ? pull(2 * time) / 2 : 1 - pull(2 - 2 * time) / 2
    },
    "BounceInterpolator": EasingFunction(corners: [0.3535, 0.7408, 0.9644].map { $0 / 1.1226 }) { time in
      let time = time * 1.1226
      if time < 0.3535 { return 8 * time * time }
      let (middle, height) = time < 0.7408 ? (0.54719, 0.7) : time < 0.9644 ? (0.8526, 0.9) : (1.0435, 0.95)
      return 8 * (time - middle) * (time - middle) + height
    },
  ]
}

extension Library {
  /// Compose's names, which Android's constants share a table with, and the interpolators.
  fileprivate static let androidView = Library(
    name: { compose.name($0) ?? androidResources.name($0) },
    call: { interpolator($0, $1) ?? compose.call($0, $1) },
    member: compose.member, global: compose.global, isShaped: { $0.hasSuffix("Interpolator") })

  /// The meaning of a call such as `LinearInterpolator()`; nil for a call of another kind.
  private static func interpolator(_ path: String, _ arguments: [Expression.Argument]) -> Expression? {
    let name = NamePath.last(path)
    // A resource: `AnimationUtils.loadInterpolator(context, android.R.interpolator.fast_out_slow_in)`.
    if name == "loadInterpolator" { return arguments.last?.value }
    let isPath = name == "PathInterpolator" || path.hasSuffix("PathInterpolatorCompat.create")
    if isPath, arguments.count == 4 { return .list(arguments.map(\.value)) }
    guard name.hasSuffix("Interpolator") else { return nil }
    // A factor or a tension makes another curve; a path is none that is written here.
    if arguments.count == 1, case .number(let number, _) = arguments[0].value {
      return .text("\(name)(\(Site.figure(number)))")
    }
    return arguments.isEmpty ? .text(name) : nil
  }
}

extension Expression {
  fileprivate var isFlag: Bool { self == .name("true") || self == .name("false") }
}
