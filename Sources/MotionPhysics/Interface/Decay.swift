/// Motion that only slows down, as of a scroll view after a fling: x'' = -r x', whose velocity falls by the same share
/// in equal times.
///
/// v(t) = v e^(-rt) and x(t) = x + v (1 - e^(-rt))/r. Positions are exact to 4e-16 of |x| + |v|/r.
public struct Decay: Hashable, Sendable {
  /// The share of the velocity that is lost, per second.
  public let rate: Double

  /// A decay by its rate.
  /// - Parameter rate: per second, from 0.001 to 100,000: from minutes of gliding to none.
  /// - Throws: `MotionError` naming the parameter.
  public init(rate: Double) throws(MotionError) {
    try Bounds.range(0.001, 100_000).check(rate, "rate")
    self.rate = rate
  }

  private init(uncheckedRate rate: Double) { self.rate = rate }

  /// UIKit's deceleration rate: the share of the velocity that is left after a millisecond.
  /// - Parameter decelerationRate: more than 0 and less than 1.
  /// - Throws: `MotionError` naming the parameter.
  public init(decelerationRate: Double) throws(MotionError) {
    try Bounds.epsilon.check(decelerationRate, "decelerationRate")
    self.init(uncheckedRate: -1000 * naturalLogarithm(decelerationRate))
  }

  /// Compose's `exponentialDecay(frictionMultiplier)`: a rate of 4.2 times the multiplier (FloatDecayAnimationSpec.kt).
  /// - Parameter frictionMultiplier: from 0.001 to 1000.
  /// - Throws: `MotionError` naming the parameter.
  public init(frictionMultiplier: Double) throws(MotionError) {
    try Bounds.range(0.001, 1000).check(frictionMultiplier, "frictionMultiplier")
    self.init(uncheckedRate: 4.2 * frictionMultiplier)
  }

  /// `UIScrollView.DecelerationRate.normal`: 0.998.
  public static let normal = Decay(uncheckedRate: -1000 * naturalLogarithm(0.998))
  /// `UIScrollView.DecelerationRate.fast`: 0.99.
  public static let fast = Decay(uncheckedRate: -1000 * naturalLogarithm(0.99))

  /// Where it is at a time, and how fast.
  /// - Parameters:
  ///   - start: where it is let go, and with which velocity in units per second.
  ///   - time: seconds since then; before, it is where it is let go.
  public func state<Vector: MotionVector>(
    after time: Double, from start: MotionState<Vector>
  ) -> MotionState<Vector> {
    guard time > 0 else { return start }
    let lost = -exponentialMinusOne(-rate * time)
    return MotionState(
      position: start.position + start.velocity.scaled(by: lost / rate),
      velocity: start.velocity.scaled(by: exponential(-rate * time)))
  }

  /// Where it comes to rest.
  /// - Parameter start: where it is let go, and with which velocity in units per second.
  public func projection<Vector: MotionVector>(from start: MotionState<Vector>) -> Vector {
    start.position + start.velocity.scaled(by: 1 / rate)
  }

  /// How far Apple's sample code of "Designing Fluid Interfaces" (WWDC18, session 803) says that it gets:
  /// (v/1000) d/(1 - d), the sum of what is left after each millisecond. With 0.998 that is 0.1 % short of
  /// `projection(from:)`.
  /// - Parameter velocity: units per second.
  public func projectionByMilliseconds(velocity: Double) -> Double {
    let left = exponential(-0.001 * rate)
    return velocity / 1000 * left / -exponentialMinusOne(-0.001 * rate)
  }

  /// The velocity to let go with so that it comes to rest so far away.
  /// - Parameter distance: units, in the direction of the velocity.
  public func velocity<Vector: MotionVector>(toTravel distance: Vector) -> Vector {
    distance.scaled(by: rate)
  }

  /// The time from which on it is nearer to where it comes to rest than a distance. Seconds; 0 when it always is.
  /// - Parameters:
  ///   - velocity: units per second.
  ///   - tolerance: units; with 0 or less it never settles.
  public func settlingTime(velocity: Double, tolerance: Double) -> Double {
    guard tolerance > 0 else { return velocity == 0 ? 0 : .infinity }
    let reach = abs(velocity) / rate
    return reach > tolerance ? naturalLogarithm(reach / tolerance) / rate : 0
  }
}
