// UIKit and Core Animation say a velocity in ways to go per second, positive toward the target.
extension SpringMotion {
  /// A motion with a velocity relative to the way to go: Core Animation's `initialVelocity`, and UIKit's
  /// `initialSpringVelocity`.
  ///
  /// Of a vector this is the velocity along the way; nothing moves across it.
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
  /// The initial velocity relative to the way to go, per second, for Core Animation and UIKit; 0 at rest, nil
  /// when there is no way to go, so that no relative velocity can say it.
  @inlinable public var relativeVelocity: Double? {
    if initialVelocity == 0 { return 0 }
    return target == from ? nil : initialVelocity / (target - from)
  }
}

extension SpringMotion where Vector: SIMD, Vector.Scalar: FloatingPoint {
  /// A motion with a velocity relative to the way to go on each axis: the vector that
  /// `UISpringTimingParameters` takes.
  /// - Parameters:
  ///   - spring: the spring that moves it.
  ///   - from: where it is at the start.
  ///   - target: where it comes to rest.
  ///   - relativeVelocities: on each axis, ways to go per second, positive toward the target.
  ///   - startTime: seconds.
  @inlinable
  public init(
    _ spring: Spring, from: Vector, to target: Vector, relativeVelocities: Vector, startTime: Double = 0
  ) {
    self.init(
      spring, from: from, to: target, initialVelocity: (target - from) * relativeVelocities,
      startTime: startTime)
  }

  /// The initial velocity relative to the way to go on each axis, per second: 0 on an axis at rest; nil when an
  /// axis moves that has no way to go.
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
