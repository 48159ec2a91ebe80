/// One property of one element, under its full name.
struct MorphChannel: Hashable, Sendable {
  /// `element.property`.
  let name: String
  private let from: Components
  private let to: Components
  /// From `from` to `to`.
  private let travel: Components

  init(name: String, from: Components, to: Components) {
    self.name = name
    self.from = from
    self.to = to
    travel = to - from
  }

  /// Whether the way from one end to the other can be written as a double.
  var isFinite: Bool { travel.norm.isFinite }

  /// The value and velocity at a progress in a direction; exact at both ends.
  @inline(__always)
  func state(_ direction: Morph.Direction, at progress: MorphProgress) -> MotionState {
    let isForward = direction == .present
    let start = isForward ? from : to
    let end = isForward ? to : from
    let way = isForward ? travel : travel * -1
    let value = progress.value < 0.5 ? start + way * progress.value : end - way * (1 - progress.value)
    return MotionState(position: value, velocity: way * progress.velocity)
  }
}
