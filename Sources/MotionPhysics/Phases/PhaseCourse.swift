/// One property on one leg.
struct PhaseCourse: Hashable, Sendable {
  /// The value that the leg before led to.
  let start: Components
  /// The value that this leg leads to.
  let end: Components
  /// From the start to the end.
  let travel: Components
  /// The motion that is left from the leg before, about the start; of the first cycle.
  let entry: MotionState

  init(start: Components, end: Components, entry: MotionState) {
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
