/// The way from one phase to the next, as far as all properties share it.
struct PhaseLeg: Hashable, Sendable {
  /// Seconds since the start of the cycle.
  let start: Double
  /// Seconds since the start of the cycle; the start of the next leg.
  let end: Double
  /// What leads to the leg's target; nil jumps.
  let animation: Animation?
  /// The spring that was let go last and may still be fading out; nil when nothing can be.
  let fading: Spring?
  /// What the cycle up to this leg does to motion that came into the cycle.
  let entry: StateFlow

  /// The spring that may still be fading out when this leg is over.
  static func fading(after animation: Animation?, before: Spring?) -> Spring? {
    switch animation {
    case .spring(let spring, _): spring
    case .tween: before
    case nil: nil
    }
  }

  /// What this leg is at a time since its start, more than 0.
  func moment(at time: Double) -> LegMoment {
    switch animation {
    case nil:
      return LegMoment(before: .zero, takeover: nil, progress: 1, slope: 0)
    case .spring(let spring, let delay):
      guard time > delay else {
        return LegMoment(before: StateFlow(fading, time: time), takeover: nil, progress: 0, slope: 0)
      }
      return takenOver(by: spring, delay: delay, elapsed: time - delay)
    case .tween(let curve, let duration, let delay):
      let before = StateFlow(fading, time: time)
      let elapsed = time - delay
      guard elapsed > 0 else { return LegMoment(before: before, takeover: nil, progress: 0, slope: 0) }
      guard elapsed <= duration else {
        return LegMoment(before: before, takeover: nil, progress: 1, slope: 0)
      }
      let share = elapsed / duration
      return LegMoment(
        before: before, takeover: nil, progress: curve.value(at: share),
        slope: curve.slope(at: share, of: duration))
    }
  }

  /// What this leg is where the next takes over. Not `moment` of its length, which rounding might put before
  /// the end of a long delay.
  var lastMoment: LegMoment {
    switch animation {
    case .spring(let spring, let delay):
      takenOver(by: spring, delay: delay, elapsed: spring.duration)
    case .tween(_, let duration, let delay):
      LegMoment(before: StateFlow(fading, time: delay + duration), takeover: nil, progress: 1, slope: 0)
    case nil:
      LegMoment(before: .zero, takeover: nil, progress: 1, slope: 0)
    }
  }

  /// What a spring that follows without a delay finds beside the fading motion: where a tween's curve ends,
  /// if not at its target, and the slope with which it ends. Shares of the travel, per second.
  var handover: (position: Double, velocity: Double) {
    guard case .tween(let curve, let duration, _) = animation, duration > 0 else { return (0, 0) }
    return (curve.value(at: 1) - 1, curve.slope(at: 1, of: duration))
  }

  /// About how many travels a second it can make.
  var speed: Double {
    switch animation {
    case .spring(let spring, _): max(1, spring.angularFrequency)
    case .tween, nil: 1
    }
  }

  /// Whether a spring takes over at once, and so whatever velocity there is.
  var takesOverAtOnce: Bool {
    if case .spring(_, 0) = animation { true } else { false }
  }

  private func takenOver(by spring: Spring, delay: Double, elapsed: Double) -> LegMoment {
    LegMoment(
      before: StateFlow(fading, time: delay), takeover: StateFlow(spring, time: elapsed), progress: 1,
      slope: 0)
  }
}
