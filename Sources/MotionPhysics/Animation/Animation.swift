/// The motion of a value to its target: a spring or a tween, either after a delay.
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
      return time < delay ? 0 : curve.value(at: Self.share(of: duration, elapsed: time - delay) ?? 1)
    }
  }

  /// The velocity of the unit step response, per second; 0 before and after the motion.
  public func velocity(at time: Double) -> Double {
    switch self {
    case .spring(let spring, let delay):
      return spring.velocity(time: time - delay)
    case .tween(let curve, let duration, let delay):
      guard time >= delay, let share = Self.share(of: duration, elapsed: time - delay) else { return 0 }
      return curve.slope(at: share) / duration
    }
  }

  /// Seconds from the start, delay included, to the settling of a spring or the end of a tween.
  /// - Parameter share: the share of the travel that counts as settled.
  public func duration(share: Double = 0.001) -> Double {
    switch self {
    case .spring(let spring, let delay): delay + spring.settlingTime(share: share)
    case .tween(_, let duration, let delay): delay + duration
    }
  }

  /// Seconds before the motion starts.
  public var delay: Double {
    switch self {
    case .spring(_, let delay), .tween(_, _, let delay): delay
    }
  }

  /// The same animation after another delay, seconds.
  package func delayed(by delay: Double) -> Animation {
    switch self {
    case .spring(let spring, _): .spring(spring, delay: delay)
    case .tween(let curve, let duration, _): .tween(curve, duration: duration, delay: delay)
    }
  }

  /// The share of a tween's duration that has elapsed, 0 or more seconds after its delay; nil when it is over, or
  /// takes no time.
  static func share(of duration: Double, elapsed: Double) -> Double? {
    elapsed <= duration && duration > 0 ? elapsed / duration : nil
  }

  /// Throws unless delay and duration are allowed; a spring has been checked when it was made.
  func check(_ place: String) throws(MotionError) {
    try Ranges.delay.check(delay, "\(place).delay")
    if case .tween(_, let duration, _) = self { try Ranges.delay.check(duration, "\(place).duration") }
  }

  /// Seconds from the start, delay included, until the next phase may begin: SwiftUI's logical completion,
  /// for a spring its perceptual duration.
  package var perceptualEnd: Double {
    switch self {
    case .spring(let spring, let delay): delay + spring.duration
    case .tween(_, let duration, let delay): delay + duration
    }
  }
}
