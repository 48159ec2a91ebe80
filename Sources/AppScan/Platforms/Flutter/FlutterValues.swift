import MotionPhysics

extension CurveNames {
  /// The curves of Flutter 3: `Curves` and Material's `Easing`, as its sources publish them.
  static let flutter: CurveNames = CurveNames(flutterBeziers, .always(.range)) { name in
    if name.hasSuffix(".flipped") {
      return flutter.flipped(String(name.dropLast(8)), as: name) ?? SiteCurve(nil, name: name)
    }
    if let path = threePointCubics[name] ?? threePointCubic(name) {
      return SiteCurve((try? PathCurve(svg: path)).map(UnitCurve.path), name: name)
    }
    return swinging(name)
  }

  /// `bounceIn`, and `elasticOut` of Flutter's own period or `elasticOut(0.6)`.
  private static func swinging(_ text: String) -> SiteCurve? {
    guard let (name, numbers) = parts(text), let (base, side) = PennerEasing.parts(name) else { return nil }
    let period = numbers.first ?? 0.4
    switch base {
    case "bounce" where numbers.isEmpty: return BounceCurve.curve(side, name: text)
    case "elastic" where period > 0: return EasingFunction.elastic(period: period).turned(side)?.site(text)
    default: return nil
    }
  }

  /// The path of `ThreePointCubic(…)` by its five points; nil for another text.
  private static func threePointCubic(_ text: String) -> String? {
    guard let (name, numbers) = parts(text), name == "ThreePointCubic", numbers.count == 10 else {
      return nil
    }
    let points = numbers.map(Site.figure)
    return "M 0,0 C " + points[..<6].joined(separator: " ") + " C " + points[6...].joined(separator: " ")
      + " 1,1"
  }

  /// `ThreePointCubic`: two Beziers that meet in a point.
  private static let threePointCubics = [
    "fastEaseInToSlowEaseOut": "M 0,0 C 0.056,0.024 0.108,0.3085 0.198,0.541 C 0.3655,1 0.5465,0.989 1,1",
    "easeInOutCubicEmphasized": "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1",
  ]

  private static let flutterBeziers: [String: [Double]] = [
    // 1 - (1 - t)² is exactly this Bezier.
    "linear": [0, 0, 1, 1], "decelerate": [1.0 / 3, 2.0 / 3, 2.0 / 3, 1],
    "ease": [0.25, 0.1, 0.25, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
    "easeInOut": [0.42, 0, 0.58, 1],
    "fastLinearToSlowEaseIn": [0.18, 1, 0.04, 1], "easeInToLinear": [0.67, 0.03, 0.65, 0.09],
    "linearToEaseOut": [0.35, 0.91, 0.33, 0.97], "fastOutSlowIn": [0.4, 0, 0.2, 1],
    "slowMiddle": [0.15, 0.85, 0.85, 0.15],
    "easeInSine": [0.47, 0, 0.745, 0.715], "easeOutSine": [0.39, 0.575, 0.565, 1],
    "easeInOutSine": [0.445, 0.05, 0.55, 0.95],
    "easeInQuad": [0.55, 0.085, 0.68, 0.53], "easeOutQuad": [0.25, 0.46, 0.45, 0.94],
    "easeInOutQuad": [0.455, 0.03, 0.515, 0.955],
    "easeInCubic": [0.55, 0.055, 0.675, 0.19], "easeOutCubic": [0.215, 0.61, 0.355, 1],
    "easeInOutCubic": [0.645, 0.045, 0.355, 1],
    "easeInQuart": [0.895, 0.03, 0.685, 0.22], "easeOutQuart": [0.165, 0.84, 0.44, 1],
    "easeInOutQuart": [0.77, 0, 0.175, 1],
    "easeInQuint": [0.755, 0.05, 0.855, 0.06], "easeOutQuint": [0.23, 1, 0.32, 1],
    "easeInOutQuint": [0.86, 0, 0.07, 1],
    "easeInExpo": [0.95, 0.05, 0.795, 0.035], "easeOutExpo": [0.19, 1, 0.22, 1],
    "easeInOutExpo": [1, 0, 0, 1],
    "easeInCirc": [0.6, 0.04, 0.98, 0.335], "easeOutCirc": [0.075, 0.82, 0.165, 1],
    "easeInOutCirc": [0.785, 0.135, 0.15, 0.86],
    "easeInBack": [0.6, -0.28, 0.735, 0.045], "easeOutBack": [0.175, 0.885, 0.32, 1.275],
    "easeInOutBack": [0.68, -0.55, 0.265, 1.55],
    "Easing.linear": [0, 0, 1, 1], "Easing.standard": [0.2, 0, 0, 1],
    "Easing.standardAccelerate": [0.3, 0, 1, 1],
    "Easing.standardDecelerate": [0, 0, 0, 1], "Easing.emphasizedAccelerate": [0.3, 0, 0.8, 0.15],
    "Easing.emphasizedDecelerate": [0.05, 0.7, 0.1, 1], "Easing.legacy": [0.4, 0, 0.2, 1],
    "Easing.legacyAccelerate": [0.4, 0, 1, 1], "Easing.legacyDecelerate": [0, 0, 0.2, 1],
  ]
}

extension Library {
  /// The names of Flutter, of Dart's `Duration` and of packages' durations on numbers. Durations become seconds.
  static let flutter = Library(
    name: { path in
      if path == "Duration.zero" { return .number(0) }
      if let name = curveName(path) { return .text(name) }
      guard path.hasPrefix("Durations.") else { return nil }
      return materialDurations[String(path.dropFirst(10))].map { .number($0) }
    },
    call: { path, arguments in
      switch path {
      case "Duration": return duration(arguments)
      case "Cubic": return arguments.count == 4 ? .list(arguments.map(\.value)) : nil
      case "FlippedCurve": return arguments.first.flatMap { flipped($0.value) }
      case "ElasticInCurve", "ElasticOutCurve", "ElasticInOutCurve": return elastic(path, arguments)
      case "ThreePointCubic": return threePointCubic(arguments)
      // It rests, and goes by its curve in a part of the time alone: no curve says that.
      case "Interval": return .unread(.curve)
      // `(0.3 * 1000).toInt()` and the like change a number's type.
      default: return arguments.isEmpty ? converted(path) : nil
      }
    },
    member: { value, member in
      if member == "flipped" { return flipped(value) }
      if conversions.contains(member) { return value.converted(member) }
      return time(value, member)
    },
    // `fadeMilliseconds.ms`: a member of a constant.
    global: { path in globals[path] ?? NamePath.split(path).flatMap { time(.name($0.owner), $0.member) } })

  /// A number in a unit, `300.ms`, or a `Duration` as whole parts of a second, `fade.inMilliseconds`.
  private static func time(_ value: Expression, _ member: String) -> Expression? {
    switch member {
    case "inSeconds": .whole(value)
    case "inMilliseconds": .whole(.binary(.times, value, .number(1000)))
    case "inMicroseconds": .whole(.binary(.times, value, .number(1_000_000)))
    default: units[member].map { inSeconds(value, $0) }
    }
  }

  /// The name that a path means, such as `easeIn` for `Curves.easeIn`; nil for a path that is no curve.
  private static func curveName(_ path: String) -> String? {
    let isMaterial = path.hasPrefix("Easing.")
    guard isMaterial || path.hasPrefix("Curves.") else { return nil }
    let name = isMaterial ? path : String(path.dropFirst("Curves.".count))
    return CurveNames.flutter(name) == nil ? nil : name
  }

  private static func converted(_ path: String) -> Expression? {
    NamePath.split(path).flatMap {
      conversions.contains($0.member) ? Expression.name($0.owner).converted($0.member) : nil
    }
  }

  private static let conversions: Set<String> = ["toInt", "toDouble", "round"]

  /// The constants of Flutter's material library (3.32: theme.dart, tabs.dart, constants.dart, curves.dart, text_selection.dart).
  private static let globals: [String: Expression] = [
    "kThemeAnimationDuration": .number(0.2), "kThemeChangeDuration": .number(0.2),
    "kRadialReactionDuration": .number(0.1), "kTabScrollDuration": .number(0.3),
    "SelectionOverlay.fadeDuration": .number(0.15),
    "standardEasing": .text("fastOutSlowIn"), "standardEasing.flipped": .text("fastOutSlowIn.flipped"),
    "accelerateEasing": .list([0.4, 0, 1, 1].map { .number($0) }),
    "decelerateEasing": .list([0, 0, 0.2, 1].map { .number($0) }),
  ]

  private static func flipped(_ value: Expression) -> Expression? {
    guard case .name(let path) = value else { return nil }
    return curveName(path).map { .text($0 + ".flipped") }
  }

  /// `ElasticOutCurve(0.6)` as the text `elasticOut(0.6)`: of no period it is the one that `Curves` has.
  private static func elastic(_ path: String, _ arguments: [Expression.Argument]) -> Expression? {
    let name = "e" + path.dropFirst().dropLast("Curve".count)
    guard let period = arguments.first else { return .text(name) }
    guard case .number(let number, _) = period.value else { return nil }
    return .text(number == 0.4 ? name : "\(name)(\(Site.figure(number)))")
  }

  /// `ThreePointCubic(Offset(…), …)` as a text with the numbers of its points.
  private static func threePointCubic(_ arguments: [Expression.Argument]) -> Expression? {
    let numbers = arguments.flatMap { argument -> [Double] in
      guard case .call("Offset", let point) = argument.value else { return [] }
      return point.compactMap { if case .number(let number, _) = $0.value { number } else { nil } }
    }
    guard arguments.count == 5, numbers.count == 10 else { return nil }
    return .text("ThreePointCubic(" + numbers.map(Site.figure).joined(separator: " ") + ")")
  }

  /// `Duration(seconds: 1, milliseconds: 500)`: the sum of its parts, which are whole numbers.
  private static func duration(_ arguments: [Expression.Argument]) -> Expression? {
    var sum = Expression.number(0)
    for argument in arguments {
      guard let label = argument.label, let unit = units[label] else { return nil }
      let part = inSeconds(.whole(argument.value), unit)
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
    "medium3": 0.35, "medium4": 0.4, "long1": 0.45, "long2": 0.5, "long3": 0.55, "long4": 0.6,
    "extralong1": 0.7, "extralong2": 0.8, "extralong3": 0.9, "extralong4": 1,
  ]
}
