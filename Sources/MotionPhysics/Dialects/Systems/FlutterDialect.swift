extension Dialect {
  /// Flutter's `SpringDescription` (3.32 and later for `withDurationAndBounce`).
  static let flutter = Dialect(
    "flutter", "Flutter: SpringDescription",
    forms: [
      .physics("SpringDescription", standards: (nil, nil, nil)), .flutterDurationBounce, .flutterDampingRatio,
    ],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "Flutter")
      return [.init("cubic", .numbers(points.numbers))] + (try .milliseconds(duration))
    })
}

extension DialectForm {
  /// `SpringDescription.withDurationAndBounce(duration: 500 ms, bounce: 0)`, SwiftUI's spring, but Flutter
  /// cuts the duration to whole milliseconds, and takes a bounce above 1 for negative damping.
  static let flutterDurationBounce = DialectForm(
    "SpringDescription.withDurationAndBounce",
    [
      Parameter("duration", .range(0.001, Ranges.duration.highest), standard: 0.5, isMilliseconds: true),
      Parameter("bounce", Ranges.bounce, standard: 0),
    ],
    read: { (numbers, _) throws(MotionError) in
      do throws(UnsupportedMotion) {
        _ = try Milliseconds.whole(numbers.first, "Flutter")
      } catch {
        throw .invalid(parameter: "duration", reason: error.reason)
      }
      return try Spring(validatingDuration: numbers.first, bounce: numbers.second)
    },
    write: { (spring, _) throws(UnsupportedMotion) in
      SpringNumbers(try Milliseconds.whole(spring.duration, "Flutter") / 1000, spring.bounce)
    })

  /// `SpringDescription.withDampingRatio(mass:stiffness:ratio: 1)`.
  static let flutterDampingRatio = DialectForm(
    "SpringDescription.withDampingRatio",
    [
      Parameter("mass", Ranges.mass), Parameter("stiffness", Ranges.stiffness),
      Parameter("ratio", Ranges.dampingRatio, standard: 1),
    ],
    read: { (numbers, _) throws(MotionError) in
      try Spring(stiffness: numbers.second, dampingRatio: numbers.third, mass: numbers.first)
    },
    write: { (spring, _) throws(UnsupportedMotion) in
      SpringNumbers(spring.mass, spring.stiffness, spring.dampingRatio)
    })
}
