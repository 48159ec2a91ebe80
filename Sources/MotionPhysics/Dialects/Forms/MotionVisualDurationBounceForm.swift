extension SpringForm {
  /// Motion's `visualDuration` and `bounce`.
  static let motionVisualDurationBounce = SpringForm(
    id: "motionVisualDurationBounce", dialect: "motion", keys: [(.visualDuration, true), (.bounce, true)],
    example: "motion:visualDuration=0.4,bounce=0.3",
    make: { (numbers) throws(MotionError) in
      try Bounds.greaterThanZero.check(numbers.first, "visualDuration")
      try Bounds.unit.check(numbers.second, "bounce")
      return try Spring(
        duration: MotionDev.duration(visualDuration: numbers.first),
        bounce: min(numbers.second, MotionDev.bounces.upperBound))
    },
    express: { spring in
      guard MotionDev.bounces.contains(spring.bounce) else { return nil }
      return SpringNumbers(MotionDev.visualDuration(duration: spring.duration), spring.bounce)
    })
}
