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
      default: return nil
      }
    },
    member: { value, member in
      if member == "flipped" { return flipped(value) }
      return units[member].map { inSeconds(value, $0) }
    })

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
