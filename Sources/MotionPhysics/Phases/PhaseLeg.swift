/// The way from one phase to the next, as far as all properties share it.
struct PhaseLeg: Hashable, Sendable {
  /// Seconds since the start of the cycle.
  let start: Double
  /// Seconds since the start of the cycle; the start of the next leg.
  let end: Double
  /// The motion to the leg's target; nil jumps.
  let animation: Animation?
  /// The spring that was let go last and may still be fading out; nil when nothing can be.
  let fading: Spring?
  /// The propagator of the cycle up to this leg.
  let entry: Propagator

  /// The spring that may still be fading out when this leg is over.
  static func fading(after animation: Animation?, before: Spring?) -> Spring? {
    switch animation {
    case .spring(let spring, _): spring
    case .tween: before
    case nil: nil
    }
  }

  /// The leg at a time since its start, more than 0.
  func moment(at time: Double) -> LegMoment {
    switch animation {
    case nil:
      return LegMoment(before: .zero, progress: 1)
    case .spring(let spring, let delay):
      guard time > delay else { return LegMoment(before: Propagator(fading, time: time), progress: 0) }
      return takenOver(by: spring, delay: delay, elapsed: time - delay)
    case .tween(let curve, let duration, let delay):
      let before = Propagator(fading, time: time)
      let elapsed = time - delay
      guard elapsed > 0 else { return LegMoment(before: before, progress: 0) }
      guard let share = Animation.share(of: duration, elapsed: elapsed) else {
        return LegMoment(before: before, progress: 1)
      }
      return LegMoment(
        before: before, progress: curve.value(at: share), slope: curve.slope(at: share, of: duration))
    }
  }

  /// The leg where the next takes over. Not `moment` of its length, which rounding might put before
  /// the end of a long delay.
  var lastMoment: LegMoment {
    switch animation {
    case .spring(let spring, let delay):
      takenOver(by: spring, delay: delay, elapsed: spring.duration)
    case .tween(_, let duration, let delay):
      LegMoment(before: Propagator(fading, time: delay + duration), progress: 1)
    case nil: LegMoment(before: .zero, progress: 1)
    }
  }

  /// The state that a spring takes over beside the fading motion if it follows without a delay: the displacement
  /// where a tween's curve ends, and the slope with which it ends. Shares of the travel, per second.
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
      before: Propagator(fading, time: delay), takeover: Propagator(spring, time: elapsed), progress: 1)
  }
}

/// A leg at one time, as far as all properties share it.
struct LegMoment {
  /// The propagator of the motion that was there when the leg began.
  let before: Propagator
  /// The propagator of a spring toward the leg's target since it took over; nil when none has.
  var takeover: Propagator?
  /// How much of the way a tween has gone; 0 before, 1 after and with a spring.
  let progress: Double
  /// Of the progress, per second.
  var slope = 0.0

  /// How far a property is from the leg's target or a tween's place on the way, and how fast it moves there.
  @inline(__always)
  func state(of course: PhaseCourse, entry: MotionState<Components>) -> MotionState<Components> {
    var state = before.applied(to: entry)
    guard let takeover else { return state }
    state.position = state.position - course.travel
    return takeover.applied(to: state)
  }

  /// A property's value and velocity.
  @inline(__always)
  func value(of course: PhaseCourse, entry: MotionState<Components>) -> MotionState<Components> {
    let state = state(of: course, entry: entry)
    return MotionState(
      position: course.place(at: progress) + state.position,
      velocity: (course.travel * slope + state.velocity).withoutNegativeZero)
  }
}

/// One property on one leg.
struct PhaseCourse: Hashable, Sendable {
  /// The value that the leg before led to.
  let start: Components
  /// The value that this leg leads to.
  let end: Components
  /// From the start to the end.
  let travel: Components
  /// The motion that is left from the leg before, about the start; of the first cycle.
  let entry: MotionState<Components>

  init(start: Components, end: Components, entry: MotionState<Components>) {
    self.start = start
    self.end = end
    self.travel = end - start
    self.entry = entry
  }

  /// The value at a share of the way, exact at both ends.
  @inline(__always)
  func place(at progress: Double) -> Components {
    progress < 0.5 ? start + travel * progress : end - travel * (1 - progress)
  }
}

extension MotionState<Components> {
  static func rest(like value: Components) -> MotionState {
    MotionState(position: .zero(like: value), velocity: .zero(like: value))
  }

  static func + (left: MotionState, right: MotionState) -> MotionState {
    MotionState(position: left.position + right.position, velocity: left.velocity + right.velocity)
  }

  /// Whether all numbers are finite: sums of allowed numbers may be too large for a double.
  var isFinite: Bool { position.isFinite && velocity.isFinite }
}
