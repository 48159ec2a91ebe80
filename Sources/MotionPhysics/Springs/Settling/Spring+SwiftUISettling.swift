extension Spring {
  /// The number that SwiftUI prints as `settlingDuration(target:initialVelocity:epsilon:)`, seconds.
  ///
  /// Not a settling time: below critical an envelope in which the initial velocity is not divided by the
  /// damped frequency, else a walk in steps of 0.1 s, whose answers are multiples of 0.1 and 0 beyond 102.4
  /// s. Of a vector it takes Euclidean lengths. Measured on SwiftUI; undamped it is infinite. `settlingTime` is the exact
  /// one.
  /// - Parameters:
  ///   - target: the travel.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - epsilon: an absolute distance, not a share.
  public func swiftUISettlingDuration<Vector: MotionVector>(
    target: Vector, initialVelocity: Vector? = nil, epsilon: Double = 0.001
  ) -> Double {
    if decay == 0 { return .infinity }
    let initialVelocity = initialVelocity ?? .zero(like: target)
    if kind == .underdamped {
      let reach = target.magnitude + (target.scaled(by: decay) - initialVelocity).magnitude
      return max(0, -naturalLogarithm(epsilon / reach) / decay)
    }
    return walkedSettlingDuration(
      of: MotionState(position: target.scaled(by: -1), velocity: initialVelocity), epsilon: epsilon)
  }

  /// Core Animation's `CASpringAnimation.settlingDuration`, seconds: the envelope at 0.001, or the walk in
  /// steps of 0.1 s from critical on. Measured on Core Animation; undamped it is the greatest 32-bit float.
  /// - Parameter initialVelocity: travels per second, positive toward the target.
  public func coreAnimationSettlingDuration(initialVelocity: Double = 0) -> Double {
    if decay == 0 { return Double(Float.greatestFiniteMagnitude) }
    if kind == .underdamped {
      let reach = 1 + abs((decay - initialVelocity) / dampedFrequency)
      return naturalLogarithm(reach / 0.001) / decay
    }
    return walkedSettlingDuration(
      of: MotionState(position: -1, velocity: initialVelocity), epsilon: 0.001)
  }

  /// Apple's walk: of the samples 0.1 s apart the nearest to the target so far; once within epsilon it
  /// stands, unless a later sample leaves again within a second.
  private func walkedSettlingDuration<Vector>(of start: MotionState<Vector>, epsilon: Double) -> Double {
    var time = 0.0
    var nearest = Double.infinity
    var nearestTime = 0.0
    for _ in 0..<1024 {
      let gap = propagator(time).applied(to: start).position.magnitude
      guard gap.isFinite else { return 0 }
      if gap >= epsilon { nearest = .infinity }
      if nearest == .infinity || (gap < nearest && nearest >= epsilon) {
        nearest = gap
        nearestTime = time
      }
      if nearest < epsilon && time - nearestTime > 1 { return nearestTime }
      time += 0.1
    }
    return 0
  }
}
