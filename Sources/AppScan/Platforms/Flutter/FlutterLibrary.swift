extension Library {
  /// What the names of Flutter, of Dart's `Duration` and of the durations on numbers that packages add mean.
  /// Durations become seconds.
  static let flutter = Library(
    name: { path in
      if path == "Duration.zero" { return .number(0) }
      if let name = FlutterCurve.name(path) { return .text(name) }
      guard path.hasPrefix("Durations.") else { return nil }
      return materialDurations[String(path.dropFirst(10))].map { .number($0) }
    },
    call: { path, arguments in
      switch path {
      case "Duration": return duration(arguments)
      case "Cubic": return arguments.count == 4 ? .list(arguments.map(\.value)) : nil
      case "FlippedCurve": return arguments.first.flatMap { flipped($0.value) }
      case "Interval": return interval(arguments)
      // `(0.3 * 1000).toInt()` and the like change a number's type.
      default: return arguments.isEmpty ? converted(path) : nil
      }
    },
    member: { value, member in
      if member == "flipped" { return flipped(value) }
      return conversions.contains(member) ? value : units[member].map { inSeconds(value, $0) }
    },
    global: { path in
      // `fadeMilliseconds.ms`: a member of a constant.
      globals[path]
        ?? ConstantTable.split(path).flatMap { owner, member in
          units[member].map { inSeconds(.name(owner), $0) }
        }
    })

  /// The curve in a part of the time; linear where none is named.
  private static func interval(_ arguments: [Expression.Argument]) -> Expression {
    arguments.first { $0.label == "curve" }?.value ?? .text("linear")
  }

  private static func converted(_ path: String) -> Expression? {
    ConstantTable.split(path).flatMap { conversions.contains($0.member) ? .name($0.owner) : nil }
  }

  private static let conversions: Set<String> = ["toInt", "toDouble", "round"]

  /// The constants of Flutter's material library (3.32: theme.dart, tabs.dart, constants.dart, curves.dart).
  private static let globals: [String: Expression] = [
    "kThemeAnimationDuration": .number(0.2), "kThemeChangeDuration": .number(0.2),
    "kRadialReactionDuration": .number(0.1), "kTabScrollDuration": .number(0.3),
    "standardEasing": .text("fastOutSlowIn"), "standardEasing.flipped": .text("fastOutSlowIn.flipped"),
    "accelerateEasing": .list([0.4, 0, 1, 1].map { .number($0) }),
    "decelerateEasing": .list([0, 0, 0.2, 1].map { .number($0) }),
  ]

  private static func flipped(_ value: Expression) -> Expression? {
    guard case .name(let path) = value else { return nil }
    return FlutterCurve.name(path).map { .text($0 + ".flipped") }
  }

  /// `Duration(seconds: 1, milliseconds: 500)`: the sum of its parts.
  private static func duration(_ arguments: [Expression.Argument]) -> Expression? {
    var sum = Expression.number(0)
    for argument in arguments {
      guard let label = argument.label, let unit = units[label] else { return nil }
      let part = inSeconds(argument.value, unit)
      sum = sum == .number(0) ? part : .binary(.plus, sum, part)
    }
    return sum
  }

  /// Divides by 1000 where times 0.001 would round.
  private static func inSeconds(_ value: Expression, _ unit: Double) -> Expression {
    unit < 1 ? .binary(.over, value, .number((1 / unit).rounded())) : .binary(.times, value, .number(unit))
  }

  /// Seconds, by the labels of `Duration` and by the members that flutter_animate and others give numbers.
  private static let units: [String: Double] = [
    "days": 86_400, "hours": 3600, "minutes": 60, "seconds": 1, "second": 1, "milliseconds": 0.001,
    "millisecond": 0.001, "ms": 0.001, "microseconds": 0.000_001,
  ]

  /// Material 3's `Durations`.
  private static let materialDurations: [String: Double] = [
    "short1": 0.05, "short2": 0.1, "short3": 0.15, "short4": 0.2, "medium1": 0.25, "medium2": 0.3,
    "medium3": 0.35,
    "medium4": 0.4, "long1": 0.45, "long2": 0.5, "long3": 0.55, "long4": 0.6, "extralong1": 0.7,
    "extralong2": 0.8,
    "extralong3": 0.9, "extralong4": 1,
  ]
}
