extension Library {
  /// What the names of Compose's animation library and of Android's mean.
  static let compose = Library(
    name: { path in
      // An app's own `Tokens.StiffnessLow` is not the library's.
      guard let (before, last) = ConstantTable.split(path) else { return nil }
      let owner = ConstantTable.lastPart(before)
      if let number = composeNumbers[last], owners.contains(owner) { return .number(number) }
      return owner == "core" && ComposeEasing.has(last) ? .text(last) : nil
    },
    call: { path, arguments in
      switch ConstantTable.lastPart(path) {
      case "CubicBezierEasing", "PathInterpolator":
        return arguments.count == 4 ? .list(arguments.map(\.value)) : nil
      case "toMillis": return arguments.first.flatMap { milliseconds($0.value, timeUnits[path] ?? "") }
      case let last where conversions.contains(last):
        guard arguments.allSatisfy({ $0.value == .name("DurationUnit.MILLISECONDS") }) else { return nil }
        return ConstantTable.split(path).map { .name($0.owner) }
      default: return nil
      }
    },
    member: { value, member in milliseconds(value, member) ?? (conversions.contains(member) ? value : nil) },
    global: { path in
      if let number = composeNumbers[path] { return .number(number) }
      if ComposeEasing.has(path) { return .text(path) }
      // `FADE.milliseconds`, `fade.inWholeMilliseconds`: a member of a constant.
      return ConstantTable.split(path).flatMap { milliseconds(.name($0.owner), $0.member) }
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

  /// What changes a number's type, and its value by less than a unit.
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
