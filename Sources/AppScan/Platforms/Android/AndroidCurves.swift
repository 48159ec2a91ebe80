import CLibrary
import MotionPhysics

extension CallShape.Parameter {
  /// The curve of a view's or a resource's motion, which only the motion shows.
  static let interpolator = CallShape.Parameter("interpolator", isReported: false)
  /// Said where something has a curve of its own, so that nothing is known but how long it takes.
  static let ownCurve = CallShape.Parameter("ownCurve", isEssential: false, isReported: false)
}

extension SiteMotion {
  /// A tween of Android's views and resources in milliseconds. Animators accelerate and decelerate along a cosine, which
  /// is no Bezier, unless they say otherwise.
  static func androidView(
    _ values: Parameters, _ duration: String = "duration",
    default standard: String = "AccelerateDecelerateInterpolator"
  ) throws(UnreadableReason) -> SiteMotion {
    if values.has(CallShape.Parameter.ownCurve.name) {
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
  static let androidView = Library(
    name: { compose.name($0) ?? androidResources.name($0) },
    call: { interpolator($0, $1) ?? compose.call($0, $1) },
    member: compose.member, global: compose.global, isShaped: { $0.hasSuffix("Interpolator") })

  /// The meaning of a call such as `LinearInterpolator()`; nil for a call of another kind.
  private static func interpolator(_ path: String, _ arguments: [Expression.Argument]) -> Expression? {
    let name = NamePath.last(path)
    // A resource: `AnimationUtils.loadInterpolator(context, android.R.interpolator.fast_out_slow_in)`.
    if name == "loadInterpolator" { return arguments.last?.value }
    // An attribute of the theme, with what stands for it elsewhere: `(context, R.attr.motionDurationMedium2, 300)`.
    if name == "resolveThemeDuration" || name == "resolveThemeInterpolator" {
      return arguments.count == 3 ? arguments[1].value : nil
    }
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
