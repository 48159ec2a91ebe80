extension Dialect {
  /// `UIView.animate(springDuration:bounce:)` and `UISpringTimingParameters(duration:bounce:)` from iOS 17,
  /// the same spring as SwiftUI's; `UISpringTimingParameters(mass:stiffness:damping:)` from iOS 10; and the
  /// older `animate(withDuration:…usingSpringWithDamping:…)`.
  static let uiKit = Dialect(
    "uiKit", "UIKit from iOS 17: perceptual duration and bounce",
    forms: [
      .perceptual("UISpringTimingParameters(duration:bounce:)", standards: (0.5, 0)),
      .physics("UISpringTimingParameters(mass:stiffness:damping:)", standards: (3, 1000, 500)), .uiKitDamping,
    ],
    easing: { (curve, duration) throws(UnsupportedMotion) in
      let points = try curve.controlPoints(for: "UIKit")
      return [
        .init("controlPoint1", .numbers([points.x1, points.y1])),
        .init("controlPoint2", .numbers([points.x2, points.y2])),
      ] + .seconds(duration)
    })
}

extension DialectForm {
  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`: the duration is the
  /// whole time, to which UIKit fits a stiffness by a rule that Apple has never published.
  ///
  /// Read and written by `EnvelopeEquation`, with which projects that compared the two by eye replace it.
  /// Damping more than 0 and at most 1; neither has a default.
  static let uiKitDamping = settling(
    "UIView.animate(withDuration:usingSpringWithDamping:)", Parameter("withDuration", Ranges.duration),
    Parameter("usingSpringWithDamping", Ranges.ratioToCritical),
    approximation: "approximate: Apple does not publish how UIKit fits a spring to the whole duration",
    number: { (spring) throws(UnsupportedMotion) in spring.dampingRatio })
}
