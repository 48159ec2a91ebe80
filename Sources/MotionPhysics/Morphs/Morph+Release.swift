extension Morph {
  /// What happens when the finger lets go: above the threshold the morph finishes, else it cancels. The
  /// progress goes on from where it is held; a spring takes the velocity over, a tween cannot. Beyond the cap,
  /// or before the start, the picture stood still, so there is no velocity to take over.
  /// - Parameters:
  ///   - direction: the one that was being driven.
  ///   - progress: the gesture's, before clamping.
  ///   - velocity: progress per second, positive toward the end.
  /// - Throws: `MotionError` when no gesture drives the morph or a number is not finite.
  public func release(
    _ direction: Direction, progress: Double, velocity: Double
  ) throws(MotionError) -> MorphRelease {
    guard let interaction else {
      throw .invalid(parameter: "interactive", reason: "no gesture drives the morph, so none can release it")
    }
    try Bounds.finite.check(progress, "progress")
    try Bounds.finite.check(velocity, "velocity")
    let held = clamped(progress)
    return MorphRelease(
      morph: self, direction: direction, outcome: held > interaction.threshold ? .finish : .cancel,
      animation: held > interaction.threshold ? interaction.finish : interaction.cancel, start: held,
      velocity: held == progress ? velocity : 0)
  }
}
