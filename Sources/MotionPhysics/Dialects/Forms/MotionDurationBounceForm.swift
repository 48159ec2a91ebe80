extension SpringForm {
  /// Motion's `duration` and `bounce`: the duration is a settling duration, not SwiftUI's.
  static let motionDurationBounce = SpringForm(
    id: "motionDurationBounce", dialect: "motion", keys: [(.duration, true), (.bounce, true)],
    example: "motion:duration=0.5,bounce=0.3",
    make: { (numbers) throws(MotionError) in
      try Bounds.motionDuration.check(numbers.first, "duration")
      try Bounds.unit.check(numbers.second, "bounce")
      let ratio = MotionDev.dampingRatio(bounce: numbers.second)
      let frequency = EnvelopeEquation.frequency(duration: numbers.first, dampingRatio: ratio)
      return try Spring(response: 2 * Double.pi / frequency, dampingRatio: ratio)
    },
    express: { spring in
      guard MotionDev.bounces.contains(spring.bounce), let duration = EnvelopeEquation.duration(of: spring)
      else { return nil }
      return SpringNumbers(duration, spring.bounce)
    })
}
