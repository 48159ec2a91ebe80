extension SpringForm {
  /// SwiftUI's `Spring(settlingDuration:dampingRatio:)`.
  static let settlingDurationDampingRatio = SpringForm(
    id: "settlingDurationDampingRatio", keys: [(.settlingDuration, true), (.dampingRatio, true)],
    example: "settlingDuration=0.8,dampingRatio=0.7",
    make: { (numbers) throws(MotionError) in
      try Spring(settlingDuration: numbers.first, dampingRatio: numbers.second)
    },
    express: { spring in
      guard let duration = EnvelopeEquation.duration(of: spring) else { return nil }
      return SpringNumbers(duration, spring.dampingRatio)
    })
}
