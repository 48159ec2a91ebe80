extension Library {
  /// What the names of Compose's animation library and of Android's mean.
  static let compose = Library(
    name: { path in
      // An app's own `Tokens.StiffnessLow` is not the library's.
      let last = ConstantTable.lastPart(path)
      let owner = ConstantTable.lastPart(String(path.dropLast(last.utf8.count + 1)))
      if let number = composeNumbers[last], owner.isEmpty || owners.contains(owner) { return .number(number) }
      return (owner.isEmpty || owner == "core") && ComposeEasing.has(last) ? .text(last) : nil
    },
    call: { path, arguments in
      switch ConstantTable.lastPart(path) {
      case "CubicBezierEasing", "PathInterpolator":
        return arguments.count == 4 ? .list(arguments.map(\.value)) : nil
      case let last where arguments.isEmpty && conversions.contains(last):
        return .name(String(path.dropLast(last.utf8.count + 1)))
      default: return nil
      }
    },
    member: { value, member in
      switch member {
      case "seconds": .binary(.times, value, .number(1000))
      case "milliseconds", "inWholeMilliseconds": value
      default: conversions.contains(member) ? value : nil
      }
    })

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
