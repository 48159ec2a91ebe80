/// What leads a value from where it is to where it shall be: a spring or a tween, either after a delay.
public enum Animation: Hashable, Sendable {
  /// A spring, `delay` seconds late.
  case spring(Spring, delay: Double)
  /// A curve over `duration` seconds, `delay` seconds late.
  case tween(UnitCurve, duration: Double, delay: Double)

  /// The unit step response: 0 before the delay is over, on its way to 1 at `time` seconds.
  public func value(at time: Double) -> Double {
    switch self {
    case .spring(let spring, let delay):
      return spring.value(time: time - delay)
    case .tween(let curve, let duration, let delay):
      if time < delay { return 0 }
      if time - delay >= duration { return curve.value(at: 1) }
      return curve.value(at: (time - delay) / duration)
    }
  }

  /// The velocity of the unit step response, per second; 0 before and after the motion.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .spring(let spring, let delay):
      return spring.velocity(time: time - delay)
    case .tween(let curve, let duration, let delay):
      guard time >= delay, time - delay <= duration, duration > 0 else { return 0 }
      return curve.slope(at: (time - delay) / duration) / duration
    }
  }

  /// Seconds from the start, delay included, to the settling of a spring or the end of a tween.
  /// - Parameter epsilon: the share of the travel that counts as settled.
  public func duration(epsilon: Double = 0.001) -> Double {
    switch self {
    case .spring(let spring, let delay): delay + spring.settlingTime(epsilon: epsilon)
    case .tween(_, let duration, let delay): delay + duration
    }
  }

  /// Seconds before the motion starts.
  public var delay: Double {
    switch self {
    case .spring(_, let delay), .tween(_, _, let delay): delay
    }
  }
}
