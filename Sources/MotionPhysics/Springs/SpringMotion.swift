/// A value on its way by a spring: where from, where to, how fast and since when. A new target, at any time,
/// takes over position and velocity.
///
/// The value is a number, or any vector; a vector's components all follow the same spring, each from its own
/// velocity. Axes with springs of their own are motions of their own, one `SpringMotion<Double>` each.
public struct SpringMotion<Vector: MotionVector> {
  /// The spring that moves it.
  public let spring: Spring
  /// Where it is at the start.
  public let from: Vector
  /// Where it comes to rest.
  public let target: Vector
  /// How fast it is at the start, units per second.
  public let initialVelocity: Vector
  /// When it starts, seconds on the clock that `value(at:)` and the like are asked by.
  public let startTime: Double

  /// A motion with a velocity in units per second, as gesture recognisers report it.
  /// - Parameters:
  ///   - spring: the spring that moves it.
  ///   - from: where it is at the start.
  ///   - target: where it comes to rest.
  ///   - initialVelocity: units per second; nil is rest.
  ///   - startTime: seconds.
  @inlinable
  public init(
    _ spring: Spring, from: Vector, to target: Vector, initialVelocity: Vector? = nil, startTime: Double = 0
  ) {
    self.spring = spring
    self.from = from
    self.target = target
    self.initialVelocity = initialVelocity ?? .zero(like: target)
    self.startTime = startTime
  }

  /// Where it is at a time and how fast it moves there; before the start, as it starts.
  ///
  /// At the start exactly `from`; once the spring is at rest exactly `target`.
  @inlinable
  public func state(at time: Double) -> MotionState<Vector> {
    spring.state(
      fromValue: from, toValue: target, initialVelocity: initialVelocity, time: time - startTime)
  }

  /// Where it is at a time; before the start, where it starts from.
  ///
  /// At the start exactly `from`; once the spring is at rest exactly `target`.
  @inlinable
  public func value(at time: Double) -> Vector {
    state(at: time).position
  }

  /// How fast it is at a time, units per second; before the start, the initial velocity.
  @inlinable
  public func velocity(at time: Double) -> Vector {
    state(at: time).velocity
  }

  /// The motion that goes on to a new target from where this one is at a time, with its velocity: neither
  /// jumps.
  ///
  /// Before the start of this one only the target changes.
  /// - Parameters:
  ///   - target: where it comes to rest instead.
  ///   - time: seconds, on this motion's clock.
  ///   - spring: the spring from then on; nil is the same one.
  @inlinable
  public func retargeted(to target: Vector, at time: Double, spring: Spring? = nil) -> SpringMotion {
    let start = max(time, startTime)
    let state = state(at: start)
    return SpringMotion(
      spring ?? self.spring, from: state.position, to: target, initialVelocity: state.velocity,
      startTime: start)
  }

  /// The time on this motion's clock from which on it stays within a distance of its target; infinite if it
  /// never does. Exact: see `Spring.settlingTime(target:initialVelocity:tolerance:)`.
  /// - Parameter tolerance: units of the value; more than 0.
  public func settlingTime(tolerance: Double) -> Double {
    startTime
      + spring.settlingTime(target: target - from, initialVelocity: initialVelocity, tolerance: tolerance)
  }
}

extension SpringMotion: Equatable where Vector: Equatable {}
extension SpringMotion: Hashable where Vector: Hashable {}
extension SpringMotion: Sendable where Vector: Sendable {}

// UIKit and Core Animation say a velocity in displacements per second, positive toward the target.
extension SpringMotion {
  /// A motion with a velocity relative to the displacement: Core Animation's `initialVelocity`, and UIKit's
  /// `initialSpringVelocity`.
  ///
  /// Of a vector this is the velocity along the displacement; nothing moves across it.
  /// - Parameters:
  ///   - spring: the spring that moves it.
  ///   - from: where it is at the start.
  ///   - target: where it comes to rest.
  ///   - relativeVelocity: ways from `from` to `target` per second, positive toward the target.
  ///   - startTime: seconds.
  @inlinable
  public init(
    _ spring: Spring, from: Vector, to target: Vector, relativeVelocity: Double, startTime: Double = 0
  ) {
    self.init(
      spring, from: from, to: target, initialVelocity: (target - from).scaled(by: relativeVelocity),
      startTime: startTime)
  }
}

extension SpringMotion where Vector == Double {
  /// The initial velocity relative to the displacement, per second, for Core Animation and UIKit; 0 at rest, nil
  /// without a displacement, which no relative velocity can express.
  @inlinable public var relativeVelocity: Double? {
    if initialVelocity == 0 { return 0 }
    return target == from ? nil : initialVelocity / (target - from)
  }
}

extension SpringMotion where Vector: SIMD, Vector.Scalar: FloatingPoint {
  /// A motion with a velocity relative to the displacement on each axis: the vector that
  /// `UISpringTimingParameters` takes.
  /// - Parameters:
  ///   - spring: the spring that moves it.
  ///   - from: where it is at the start.
  ///   - target: where it comes to rest.
  ///   - relativeVelocities: on each axis, displacements per second, positive toward the target.
  ///   - startTime: seconds.
  @inlinable
  public init(
    _ spring: Spring, from: Vector, to target: Vector, relativeVelocities: Vector, startTime: Double = 0
  ) {
    self.init(
      spring, from: from, to: target, initialVelocity: (target - from) * relativeVelocities,
      startTime: startTime)
  }

  /// The initial velocity relative to the displacement on each axis, per second: 0 on an axis at rest; nil when an
  /// axis moves that has no displacement.
  @inlinable public var relativeVelocities: Vector? {
    let way = target - from
    var velocities = Vector.zero
    for axis in velocities.indices where initialVelocity[axis] != 0 {
      if way[axis] == 0 { return nil }
      velocities[axis] = initialVelocity[axis] / way[axis]
    }
    return velocities
  }
}
