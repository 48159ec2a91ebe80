extension Spring {
  /// The two fundamental solutions at a time: E = e^(-at) C and F = e^(-at) S, where (C, S) is (cos, sin/q),
  /// (1, t) or (cosh, sinh/q). Every motion of the spring is a linear combination of them, whatever its
  /// damping: the textbook's solution of m x'' + c x' + k x = 0.
  ///
  /// The overdamped branch goes through expm1 and the slow root as w²/(a+q): nothing cancels near critical,
  /// nothing overflows far from it.
  @usableFromInline @inline(__always)
  func fundamentals(_ time: Double) -> (e: Double, f: Double) {
    switch kind {
    case .underdamped:
      let envelope = exponential(-decay * time)
      if envelope == 0 || time == .infinity { return (0, 0) }
      let (sine, cosine) = sineAndCosine(dampedFrequency * time)
      // Beyond 1e12 radians the phase is lost whatever one does.
      let lost = dampedFrequencyRest * time
      let rest = abs(lost) < 1e-4 ? lost : 0
      return (envelope * (cosine - rest * sine), envelope * (sine + rest * cosine) / dampedFrequency)
    case .critical:
      let envelope = exponential(-angularFrequency * time)
      if envelope == 0 { return (0, 0) }
      return (envelope, envelope * time)
    case .overdamped:
      let slow = exponential(-angularFrequency * (angularFrequency / (decay + dampedFrequency)) * time)
      let gap = exponentialMinusOne(-2 * dampedFrequency * time)
      return (slow * (1 + 0.5 * gap), slow * gap / (-2 * dampedFrequency))
    }
  }

  /// The position at a time, on the way from 0 to `target`; before the start, 0. Closed form, never snapped.
  ///
  /// Exact to 2e-15 of the largest of 1, |target|, |initialVelocity| and |initialVelocity|/angularFrequency; the
  /// velocity to twice that, of the largest of angularFrequency |target| and |initialVelocity|.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second, positive away from 0 in the value's own direction.
  ///   - time: seconds since the start.
  public func value(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    if time <= 0 { return 0 }
    let (e, f) = fundamentals(time)
    return target - (target * (e + decay * f) - initialVelocity * f)
  }

  /// The velocity at a time, units per second; before the start, the initial velocity.
  ///
  /// SwiftUI's is too high by the target for overdamped springs: 1.0156 at 1 s for duration 0.5, bounce -0.2 and
  /// target 1, where the spring creeps at 0.0156 (measured). So its `update` drifts; this one does not.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second.
  ///   - time: seconds since the start.
  public func velocity(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    if time <= 0 { return initialVelocity }
    let (e, f) = fundamentals(time)
    return target * (angularFrequency * angularFrequency * f) + initialVelocity * (e - decay * f)
  }

  /// The force on the mass: stiffness times the way to go, less damping times velocity. Not divided by the
  /// mass. SwiftUI's multiplies by its wrong stiffness for overdamped springs.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }

  /// Advances a value and its velocity by a time step, exactly.
  /// - Parameter deltaTime: seconds; a step of 0 or less changes nothing.
  public func update(value: inout Double, velocity: inout Double, target: Double, deltaTime: Double) {
    let distance = target - value
    let position = self.value(target: distance, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: velocity, time: deltaTime)
    value += position
  }
}
