/// What a stretch of time does to a `MotionState`: a matrix of two by two, the same for every component and
/// every property, because springs are linear.
struct StateFlow: Hashable, Sendable {
  let positionFromPosition: Double
  let positionFromVelocity: Double
  let velocityFromPosition: Double
  let velocityFromVelocity: Double

  /// Nothing happens.
  static let identity = StateFlow(1, 0, 0, 1)
  /// All motion is lost.
  static let zero = StateFlow(0, 0, 0, 0)

  private init(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    positionFromPosition = first
    positionFromVelocity = second
    velocityFromPosition = third
    velocityFromVelocity = fourth
  }

  /// A spring running toward its target for a time; without a spring nothing moves.
  init(_ spring: Spring?, time: Double) {
    guard let spring, time > 0 else {
      self = .identity
      return
    }
    let (e, f) = spring.fundamentals(time)
    let square = spring.angularFrequency * spring.angularFrequency
    self.init(e + spring.decay * f, f, -square * f, e - spring.decay * f)
  }

  /// The state after it.
  @inline(__always)
  func applied(to state: MotionState) -> MotionState {
    MotionState(
      position: state.position * positionFromPosition + state.velocity * positionFromVelocity,
      velocity: state.position * velocityFromPosition + state.velocity * velocityFromVelocity)
  }

  /// The right one first, then the left one.
  static func * (left: StateFlow, right: StateFlow) -> StateFlow {
    StateFlow(
      left.positionFromPosition * right.positionFromPosition
        + left.positionFromVelocity * right.velocityFromPosition,
      left.positionFromPosition * right.positionFromVelocity
        + left.positionFromVelocity * right.velocityFromVelocity,
      left.velocityFromPosition * right.positionFromPosition
        + left.velocityFromVelocity * right.velocityFromPosition,
      left.velocityFromPosition * right.positionFromVelocity
        + left.velocityFromVelocity * right.velocityFromVelocity)
  }

  static func + (left: StateFlow, right: StateFlow) -> StateFlow {
    StateFlow(
      left.positionFromPosition + right.positionFromPosition,
      left.positionFromVelocity + right.positionFromVelocity,
      left.velocityFromPosition + right.velocityFromPosition,
      left.velocityFromVelocity + right.velocityFromVelocity)
  }

  /// The sum of the eigenvalues: beyond all bounds when motion grows without end, whatever the units.
  var trace: Double { positionFromPosition + velocityFromVelocity }

  /// Whether all four numbers are finite.
  var isFinite: Bool {
    positionFromPosition.isFinite && positionFromVelocity.isFinite && velocityFromPosition.isFinite
      && velocityFromVelocity.isFinite
  }
}
