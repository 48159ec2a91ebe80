/// A leg at one time, as far as all properties share it.
struct LegMoment {
  /// What became of the motion that was there when the leg began.
  let before: StateFlow
  /// What a spring made of it since it took over, toward the leg's target; nil when none has.
  let takeover: StateFlow?
  /// How much of the way a tween has gone; 0 before, 1 after and with a spring.
  let progress: Double
  /// Of the progress, per second.
  let slope: Double

  /// How far a property is from the leg's target or a tween's place on the way, and how fast it moves there.
  @inline(__always)
  func state(of course: PhaseCourse, entry: MotionState) -> MotionState {
    var state = before.applied(to: entry)
    guard let takeover else { return state }
    state.position = state.position - course.travel
    return takeover.applied(to: state)
  }

  /// A property's value and velocity.
  @inline(__always)
  func value(of course: PhaseCourse, entry: MotionState) -> MotionState {
    let state = state(of: course, entry: entry)
    return MotionState(
      position: course.place(at: progress) + state.position,
      velocity: (course.travel * slope + state.velocity).withoutNegativeZero)
  }
}
