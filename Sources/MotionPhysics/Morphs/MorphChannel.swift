/// One property of one element, under its full name.
struct MorphChannel: Hashable, Sendable {
  /// `element.property`.
  let name: String
  let from: Components
  let to: Components

  /// Whether the way from one end to the other can be written as doubles.
  var isFinite: Bool { (to - from).isFinite }

  /// The value and velocity at a progress in a direction; exact at both ends.
  @inline(__always)
  func state(_ direction: Morph.Direction, at progress: MorphProgress) -> MotionState {
    let isForward = direction == .present
    let start = isForward ? from : to
    let end = isForward ? to : from
    let way = end - start
    let value = progress.value < 0.5 ? start + way * progress.value : end - way * (1 - progress.value)
    return MotionState(position: value, velocity: (way * progress.velocity).withoutNegativeZero)
  }
}
