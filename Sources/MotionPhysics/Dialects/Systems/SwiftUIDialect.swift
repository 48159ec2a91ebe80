extension Dialect {
  /// SwiftUI's `Spring` and `Animation.spring`, iOS 17 and its peers.
  ///
  /// Every spring can be said by its duration and bounce, in which both APIs agree.
  static let swiftUI = Dialect(
    "swiftUI", "SwiftUI: perceptual duration and bounce",
    forms: [.swiftUIDurationBounce, .swiftUIResponse, .swiftUIPhysics, .swiftUISettling],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      if let points = curve.bezier {
        return [.init("timingCurve", .numbers(points.numbers))] + .seconds(duration)
      }
      guard let name = curve.name else { throw curve.unknown(to: "SwiftUI") }
      return [.init("timingCurve", .text(name))] + .seconds(duration)
    })
}

extension DialectForm {
  /// `Spring(duration: 0.5, bounce: 0)`; duration in seconds, greater than 0, bounce above -1 up to 1.
  static let swiftUIDurationBounce = perceptual("Spring(duration:bounce:)", standards: (0.5, 0))

  /// `Spring(response:dampingRatio:)`, seconds and a ratio of 0 or more. `Animation.spring` calls the latter
  /// `dampingFraction` and has 0.5 and 0.825 as its defaults, `Spring` none.
  static let swiftUIResponse = DialectForm(
    "Spring(response:dampingRatio:)",
    [Parameter("response", Ranges.duration), Parameter("dampingRatio", Ranges.dampingRatio)],
    read: { (numbers, _) throws(MotionError) in
      try Spring(validatingResponse: numbers.first, dampingRatio: numbers.second)
    },
    write: { (spring, _) throws(UnsupportedMotion) in SpringNumbers(spring.response, spring.dampingRatio) })

  /// `Spring(mass: 1, stiffness:damping:allowOverDamping:)`, with `allowOverDamping: true` for a damping above
  /// critical: it is false by default, and SwiftUI then runs a critical spring.
  static let swiftUIPhysics = physics(
    "Spring(mass:stiffness:damping:allowOverDamping:)", standards: (1, nil, nil))

  /// `Spring(settlingDuration:dampingRatio:epsilon: 0.001)`. SwiftUI clamps the duration to 0.01...10 s and
  /// the ratio to at most 1.
  static let swiftUISettling = settling(
    "Spring(settlingDuration:dampingRatio:)", Parameter("settlingDuration", Ranges.settlingDuration),
    Parameter("dampingRatio", Ranges.ratioToCritical),
    number: { (spring) throws(UnsupportedMotion) in spring.dampingRatio })
}
