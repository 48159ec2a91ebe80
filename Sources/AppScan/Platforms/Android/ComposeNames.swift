import MotionPhysics

extension CurveNames {
  /// The easings of androidx.compose.animation.core 1.7, as its sources publish them.
  static let compose = CurveNames(
    [
      "FastOutSlowInEasing": [0.4, 0, 0.2, 1], "LinearOutSlowInEasing": [0, 0, 0.2, 1],
      "FastOutLinearInEasing": [0.4, 0, 1, 1], "LinearEasing": [0, 0, 1, 1],
      "Ease": [0.25, 0.1, 0.25, 1], "EaseIn": [0.42, 0, 1, 1], "EaseOut": [0, 0, 0.58, 1],
      "EaseInOut": [0.42, 0, 0.58, 1],
    ], .always(.range)
  ) { name in
    guard name.hasPrefix("E") else { return nil }
    let other = "e" + name.dropFirst()
    // Its bounces and elastic easings are those of Chart.js.
    return PennerEasing.beziers[other].flatMap { SiteCurve(bezier: $0, name: name) }
      ?? PennerEasing.chart(other, as: name)
  }
}

extension Library {
  /// The names of Compose's animation library and of Android's.
  static let compose = Library(
    name: { path in
      // An app's own `Tokens.StiffnessLow` is not the library's.
      guard let (before, last) = NamePath.split(path) else { return nil }
      let owner = NamePath.last(before)
      if let number = composeNumbers[last], owners.contains(owner) { return .number(number) }
      if path.hasPrefix("android.R.") { return androidResources.name(path) }
      return owner == "core" && CurveNames.compose(last) != nil ? .text(last) : nil
    },
    call: { path, arguments in
      switch NamePath.last(path) {
      case "CubicBezierEasing", "PathInterpolator":
        return arguments.count == 4 ? .list(arguments.map(\.value)) : nil
      // `resources.getInteger(R.integer.fade)`, `integerResource(R.integer.fade)`.
      case "getInteger", "integerResource": return arguments.first?.value
      // `Settings.Global.getFloat(resolver, Settings.Global.ANIMATOR_DURATION_SCALE, 1f)`: what it is unless it is set.
      case "getFloat", "getInt", "getLong":
        return path.hasPrefix("Settings.") && arguments.count == 3 ? arguments[2].value : nil
      case "toMillis": return arguments.first.flatMap { milliseconds($0.value, timeUnits[path] ?? "") }
      case let last where conversions.contains(last):
        guard arguments.allSatisfy({ $0.value == .name("DurationUnit.MILLISECONDS") }) else { return nil }
        return NamePath.split(path).map { Expression.name($0.owner).converted(last) }
      default: return nil
      }
    },
    member: { value, member in
      milliseconds(value, member) ?? (conversions.contains(member) ? value.converted(member) : nil)
    },
    global: { path in
      if let number = composeNumbers[path] { return .number(number) }
      if CurveNames.compose(path) != nil { return .text(path) }
      // `FADE.milliseconds`, `fade.inWholeMilliseconds`: a member of a constant.
      return NamePath.split(path).flatMap { milliseconds(.name($0.owner), $0.member) }
    })

  /// A number with one of kotlin.time's units, and a duration in one: both are milliseconds here.
  private static func milliseconds(_ value: Expression, _ unit: String) -> Expression? {
    switch unit {
    case "minutes": .binary(.times, value, .number(60_000))
    case "seconds": .binary(.times, value, .number(1000))
    case "milliseconds", "inWholeMilliseconds": value
    case "inWholeSeconds": .binary(.over, value, .number(1000))
    default: nil
    }
  }

  /// The units of `java.util.concurrent.TimeUnit.SECONDS.toMillis(1)`.
  private static let timeUnits = [
    "TimeUnit.SECONDS.toMillis": "seconds", "TimeUnit.MINUTES.toMillis": "minutes",
    "TimeUnit.MILLISECONDS.toMillis": "milliseconds",
  ]

  private static let owners: Set<String> = ["Spring", "SpringForce", "AnimationConstants"]

  /// Functions that change a number's type.
  private static let conversions: Set<String> = [
    "toInt", "toLong", "toFloat", "toDouble", "roundToInt", "roundToLong",
  ]

  /// androidx.compose.animation.core.Spring, AnimationConstants and androidx.dynamicanimation's SpringForce.
  private static let composeNumbers: [String: Double] = [
    "StiffnessHigh": 10_000, "StiffnessMedium": 1500, "StiffnessMediumLow": 400, "StiffnessLow": 200,
    "StiffnessVeryLow": 50,
    "DampingRatioHighBouncy": 0.2, "DampingRatioMediumBouncy": 0.5, "DampingRatioLowBouncy": 0.75,
    "DampingRatioNoBouncy": 1, "DefaultDurationMillis": 300,
    "STIFFNESS_HIGH": 10_000, "STIFFNESS_MEDIUM": 1500, "STIFFNESS_LOW": 200, "STIFFNESS_VERY_LOW": 50,
    "DAMPING_RATIO_HIGH_BOUNCY": 0.2, "DAMPING_RATIO_MEDIUM_BOUNCY": 0.5, "DAMPING_RATIO_LOW_BOUNCY": 0.75,
    "DAMPING_RATIO_NO_BOUNCY": 1,
  ]
}
