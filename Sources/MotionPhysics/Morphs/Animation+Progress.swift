extension Animation {
  /// The way from one progress to another, `elapsed` seconds (0 or more) after the delay.
  func progress(
    from start: Double, to end: Double, initialVelocity: Double, elapsed: Double
  ) -> MorphProgress {
    let travel = end - start
    switch self {
    case .spring(let spring, _):
      return MorphProgress(
        value: start + spring.value(target: travel, initialVelocity: initialVelocity, time: elapsed),
        velocity: spring.velocity(target: travel, initialVelocity: initialVelocity, time: elapsed))
    case .tween(let curve, let duration, _):
      guard elapsed <= duration, duration > 0 else {
        return MorphProgress(value: start + travel * curve.value(at: 1), velocity: 0)
      }
      let share = elapsed / duration
      return MorphProgress(
        value: start + travel * curve.value(at: share),
        velocity: travel * curve.slope(at: share, of: duration))
    }
  }
}
