/// How far a property is from where it is heading, and how fast it moves.
struct MotionState: Hashable, Sendable {
  /// The value less its target.
  var position: Components
  /// Units per second.
  var velocity: Components

  static func rest(like value: Components) -> MotionState {
    MotionState(position: .zero(like: value), velocity: .zero(like: value))
  }

  static func + (left: MotionState, right: MotionState) -> MotionState {
    MotionState(position: left.position + right.position, velocity: left.velocity + right.velocity)
  }

  /// Whether all numbers are finite: sums of allowed numbers may be too large for a double.
  var isFinite: Bool { position.isFinite && velocity.isFinite }
}
