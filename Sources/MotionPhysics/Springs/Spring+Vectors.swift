// A vector moves as each of its components would: both fundamental solutions are found once for all of them.
extension Spring {
  /// The position of a vector at a time, on the way from zero to `target`; before the start, zero.
  /// - Parameters:
  ///   - target: where the spring comes to rest.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - time: seconds since the start.
  @inlinable
  public func value<Vector: MotionVector>(
    target: Vector, initialVelocity: Vector? = nil, time: Double
  ) -> Vector {
    if time <= 0 { return target.zero }
    let (e, f) = fundamentals(time)
    let rest = target.scaled(by: e + decay * f)
    guard let initialVelocity else { return target - rest }
    return target - (rest - initialVelocity.scaled(by: f))
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
    if time <= 0 { return initialVelocity ?? target.zero }
    let (e, f) = fundamentals(time)
    let gained = target.scaled(by: angularFrequency * angularFrequency * f)
    guard let initialVelocity else { return gained }
    return gained + initialVelocity.scaled(by: e - decay * f)
  }

  /// The force on the mass: stiffness times the way to go, less damping times velocity. Not divided by the
  /// mass.
  @inlinable
  public func force<Vector: MotionVector>(target: Vector, position: Vector, velocity: Vector) -> Vector {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Advances a vector and its velocity by a time step, exactly.
  /// - Parameter deltaTime: seconds; a step of 0 or less changes nothing.
  @inlinable
  public func update<Vector: MotionVector>(
    value: inout Vector, velocity: inout Vector, target: Vector, deltaTime: Double
  ) {
    let way = target - value
    let position = self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    value = value + position
  }

  /// The position on the way from one value to another.
  ///
  /// SwiftUI's `value(fromValue:toValue:initialVelocity:time:)`; at the start exactly `fromValue`.
  /// - Parameters:
  ///   - fromValue: where the motion starts.
  ///   - toValue: where it comes to rest.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - time: seconds since the start.
  @inlinable
  public func value<Vector: MotionVector>(
    fromValue: Vector, toValue: Vector, initialVelocity: Vector? = nil, time: Double
  ) -> Vector {
    if time <= 0 { return fromValue }
    let (e, f) = fundamentals(time)
    // From the end of the way: late in the motion nothing is lost to a sum that cancels, and at rest it is
    // exactly where it should be.
    let rest = (toValue - fromValue).scaled(by: e + decay * f)
    guard let initialVelocity else { return toValue - rest }
    return toValue - (rest - initialVelocity.scaled(by: f))
  }

  /// The force on a mass that is on its way from one value to another: SwiftUI's
  /// `force(fromValue:toValue:position:velocity:)`, with `position` measured from `fromValue`.
  @inlinable
  public func force<Vector: MotionVector>(
    fromValue: Vector, toValue: Vector, position: Vector, velocity: Vector
  ) -> Vector {
    force(target: toValue - fromValue, position: position, velocity: velocity)
  }

  /// The velocity on the way from one value to another, units per second: SwiftUI's
  /// `velocity(fromValue:toValue:initialVelocity:time:)`.
  @inlinable
  public func velocity<Vector: MotionVector>(
    fromValue: Vector, toValue: Vector, initialVelocity: Vector? = nil, time: Double
  ) -> Vector {
    velocity(target: toValue - fromValue, initialVelocity: initialVelocity, time: time)
  }
}
