// Every motion is one evaluation of the propagator. A vector moves as each of its components would.
extension Spring {
  /// Position and velocity at a time, on the way from one value to another; before the start, those of the start.
  ///
  /// The position is counted from the target: late in the motion nothing is lost to a sum that cancels, and at rest it
  /// is exactly where it should be.
  /// - Parameters:
  ///   - fromValue: where the motion starts.
  ///   - toValue: where it comes to rest.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - time: seconds since the start.
  @inlinable @inline(__always)
  public func state<Vector: MotionVector>(
    fromValue: Vector, toValue: Vector, initialVelocity: Vector? = nil, time: Double
  ) -> MotionState<Vector> {
    let velocity = initialVelocity ?? .zero(like: toValue)
    if time <= 0 { return MotionState(position: fromValue, velocity: velocity) }
    var state = propagator(time).applied(to: MotionState(position: fromValue - toValue, velocity: velocity))
    state.position = toValue + state.position
    return state
  }

  /// The position at a time, on the way from 0 to `target`; before the start, 0. Closed form, never snapped.
  ///
  /// Exact to 3e-16 of |target| + |initialVelocity|/angularFrequency; the velocity to 3e-16 of angularFrequency |target|
  /// + |initialVelocity|.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second, positive away from 0 in the value's own direction.
  ///   - time: seconds since the start.
  public func value(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    state(fromValue: 0, toValue: target, initialVelocity: initialVelocity, time: time).position
  }

  /// The velocity at a time, units per second; before the start, the initial velocity.
  ///
  /// SwiftUI's is too high by the target for overdamped springs: 1.0156 at 1 s for duration 0.5, bounce -0.2 and
  /// target 1, where the spring moves at 0.0156 (measured). So its `update` drifts; this one does not.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second.
  ///   - time: seconds since the start.
  public func velocity(target: Double = 1, initialVelocity: Double = 0, time: Double) -> Double {
    state(fromValue: 0, toValue: target, initialVelocity: initialVelocity, time: time).velocity
  }

  /// The position of a vector at a time, on the way from zero to `target`; before the start, zero.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - time: seconds since the start.
  @inlinable
  public func value<Vector: MotionVector>(
    target: Vector, initialVelocity: Vector? = nil, time: Double
  ) -> Vector {
    state(fromValue: .zero(like: target), toValue: target, initialVelocity: initialVelocity, time: time)
      .position
  }

  /// The velocity of a vector at a time, units per second; before the start, the initial velocity.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - time: seconds since the start.
  @inlinable
  public func velocity<Vector: MotionVector>(
    target: Vector, initialVelocity: Vector? = nil, time: Double
  ) -> Vector {
    state(fromValue: .zero(like: target), toValue: target, initialVelocity: initialVelocity, time: time)
      .velocity
  }

  /// The position on the way from one value to another: SwiftUI's `value(fromValue:toValue:initialVelocity:time:)`.
  /// At the start exactly `fromValue`.
  @inlinable
  public func value<Vector: MotionVector>(
    fromValue: Vector, toValue: Vector, initialVelocity: Vector? = nil, time: Double
  ) -> Vector {
    state(fromValue: fromValue, toValue: toValue, initialVelocity: initialVelocity, time: time).position
  }

  /// The velocity on the way from one value to another, units per second: SwiftUI's
  /// `velocity(fromValue:toValue:initialVelocity:time:)`.
  @inlinable
  public func velocity<Vector: MotionVector>(
    fromValue: Vector, toValue: Vector, initialVelocity: Vector? = nil, time: Double
  ) -> Vector {
    state(fromValue: fromValue, toValue: toValue, initialVelocity: initialVelocity, time: time).velocity
  }

  /// Advances a value and its velocity by a time step, exactly.
  /// - Parameters:
  ///   - value: where it is; after the step, where it has come to.
  ///   - velocity: units per second, the same way.
  ///   - target: where it comes to rest.
  ///   - deltaTime: seconds; a step of 0 or less changes nothing.
  @inlinable
  public func update<Vector: MotionVector>(
    value: inout Vector, velocity: inout Vector, target: Vector, deltaTime: Double
  ) {
    let state = state(fromValue: value, toValue: target, initialVelocity: velocity, time: deltaTime)
    (value, velocity) = (state.position, state.velocity)
  }

  /// The force on the mass: stiffness times the displacement from the target, less damping times velocity. Not
  /// divided by the mass. SwiftUI's multiplies by its wrong stiffness for overdamped springs.
  public func force(target: Double, position: Double, velocity: Double) -> Double {
    stiffness * (target - position) - damping * velocity
  }

  /// The force on the mass of a vector's motion. Not divided by the mass.
  @inlinable
  public func force<Vector: MotionVector>(target: Vector, position: Vector, velocity: Vector) -> Vector {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// The force on a mass that is on its way from one value to another: SwiftUI's
  /// `force(fromValue:toValue:position:velocity:)`, with `position` measured from `fromValue`.
  @inlinable
  public func force<Vector: MotionVector>(
    fromValue: Vector, toValue: Vector, position: Vector, velocity: Vector
  ) -> Vector {
    force(target: toValue - fromValue, position: position, velocity: velocity)
  }
}
