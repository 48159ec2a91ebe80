/// Where something is and how fast it moves.
public struct MotionState<Vector: MotionVector> {
  /// The position, or the displacement from a target.
  public var position: Vector
  /// Units per second.
  public var velocity: Vector

  /// A position and a velocity.
  @inlinable
  public init(position: Vector, velocity: Vector) {
    self.position = position
    self.velocity = velocity
  }
}

extension MotionState: Equatable where Vector: Equatable {}
extension MotionState: Hashable where Vector: Hashable {}
extension MotionState: Sendable where Vector: Sendable {}

/// The state-transition matrix of a spring over a time: it turns a displacement and its velocity into those after it,
/// the same for every component and every property, because springs are linear.
@usableFromInline
struct Propagator: Hashable, Sendable {
  @usableFromInline let positionFromPosition: Double
  @usableFromInline let positionFromVelocity: Double
  @usableFromInline let velocityFromPosition: Double
  @usableFromInline let velocityFromVelocity: Double

  /// Nothing changes.
  static let identity = Propagator(1, 0, 0, 1)
  /// All motion is lost.
  static let zero = Propagator(0, 0, 0, 0)

  @inline(__always)
  fileprivate init(_ first: Double, _ second: Double, _ third: Double, _ fourth: Double) {
    positionFromPosition = first
    positionFromVelocity = second
    velocityFromPosition = third
    velocityFromVelocity = fourth
  }

  /// A spring running toward its target for a time; without a spring nothing moves.
  init(_ spring: Spring?, time: Double) {
    self = if let spring, time > 0 { spring.propagator(time) } else { .identity }
  }

  /// The state after it.
  @inlinable @inline(__always)
  func applied<Vector>(to state: MotionState<Vector>) -> MotionState<Vector> {
    MotionState(
      position: state.position.scaled(by: positionFromPosition)
        + state.velocity.scaled(by: positionFromVelocity),
      velocity: state.position.scaled(by: velocityFromPosition)
        + state.velocity.scaled(by: velocityFromVelocity))
  }

  /// The right one first, then the left one.
  static func * (left: Propagator, right: Propagator) -> Propagator {
    Propagator(
      left.positionFromPosition * right.positionFromPosition
        + left.positionFromVelocity * right.velocityFromPosition,
      left.positionFromPosition * right.positionFromVelocity
        + left.positionFromVelocity * right.velocityFromVelocity,
      left.velocityFromPosition * right.positionFromPosition
        + left.velocityFromVelocity * right.velocityFromPosition,
      left.velocityFromPosition * right.positionFromVelocity
        + left.velocityFromVelocity * right.velocityFromVelocity)
  }

  static func + (left: Propagator, right: Propagator) -> Propagator {
    Propagator(
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

/// A linear combination of a spring's two fundamental solutions E and F: a position or a velocity.
struct Combination {
  let e: Double
  let f: Double

  /// The same motion with its clock set forward.
  /// - Parameter square: decay² - angularFrequency².
  @inline(__always)
  func after(_ start: (e: Double, f: Double), _ square: Double) -> Combination {
    Combination(e: e * start.e + f * start.f, f: e * square * start.f + f * start.e)
  }
}

extension Spring {
  /// The two fundamental solutions at a time: E = e^(-at) C and F = e^(-at) S, where (C, S) is (cos, sin/q),
  /// (1, t) or (cosh, sinh/q). Every motion of the spring is a linear combination of them, whatever its
  /// damping: the textbook's solution of m x'' + c x' + k x = 0.
  ///
  /// The overdamped branch goes through expm1 and the slow root as w²/(a+q): nothing cancels near critical,
  /// nothing overflows far from it.
  ///
  /// The angle of an oscillation is a product with its rounding error, which the derivatives of sine and cosine add
  /// back: after ten thousand periods a rounded angle would be 4e-12 off. Below half a radian, where frames are, that error
  /// is under a quarter of the last digit of 1.
  /// - Parameters:
  ///   - time: seconds, 0 or more.
  ///   - timeError: seconds that were lost when the time was rounded.
  @inline(__always)
  func fundamentals(_ time: Double, timeError: Double = 0) -> (e: Double, f: Double) {
    switch kind {
    case .underdamped:
      let envelope = exponential(-decay * time)
      if envelope == 0 || time == .infinity { return (0, 0) }
      let angle = dampedFrequency * time
      let (sine, cosine) = sineAndCosine(angle)
      if angle < 0.5 { return (envelope * cosine, envelope * sine / dampedFrequency) }
      let lost =
        DoubleDouble.rest(of: angle, dampedFrequency, time)
        + (dampedFrequencyRest * time + dampedFrequency * timeError)
      // Beyond 1e12 radians the phase is lost whatever one does.
      let rest = abs(lost) < 1e-4 ? lost : 0
      return (envelope * (cosine - rest * sine), envelope * (sine + rest * cosine) / dampedFrequency)
    case .critical:
      let envelope = exponential(-angularFrequency * time)
      if envelope == 0 { return (0, 0) }
      return (envelope, envelope * time)
    case .overdamped:
      let (slow, fast, lead) = exponentials(time)
      return (0.5 * (slow + fast), lead / (2 * dampedFrequency))
    }
  }

  /// Both exponentials of an overdamped spring, and by how much the slow one is ahead.
  ///
  /// Where the rates are far apart, the rounding of both is under two units in the last place of the motion's scale, and
  /// two of `exp` take less time than one with `expm1`.
  @inline(__always)
  private func exponentials(_ time: Double) -> (slow: Double, fast: Double, lead: Double) {
    if hasDistantRates {
      let (slow, fast) = (exponential(-slowRate * time), exponential(-fastRate * time))
      return (slow, fast, slow - fast)
    }
    let slow = exponential(-slowRate * time)
    let gap = exponentialMinusOne(-2 * dampedFrequency * time)
    return (slow, slow * (1 + gap), -slow * gap)
  }

  /// Whether the fast rate of an overdamped spring is more than five times the slow one: a damping ratio of √2.
  @inline(__always)
  private var hasDistantRates: Bool { dampedFrequency >= angularFrequency }

  /// The slow rate of an overdamped spring, per second: w²/(a + q), as a - q would cancel.
  @inline(__always)
  var slowRate: Double { angularFrequency * (angularFrequency / fastRate) }

  /// The fast rate of an overdamped spring, per second.
  @inline(__always)
  var fastRate: Double { decay + dampedFrequency }

  /// The state-transition matrix over a time, for the displacement from the target and the velocity.
  @usableFromInline @inline(__always)
  func propagator(_ time: Double) -> Propagator {
    if kind == .overdamped { return overdampedPropagator(time) }
    let (e, f) = fundamentals(time)
    return Propagator(e + decay * f, f, -(angularFrequency * angularFrequency * f), e - decay * f)
  }

  /// That matrix from both exponentials: where only the slow one is left, E - aF would cancel, and where both are still
  /// alike, so would the sum of their slopes, unless the rates are far apart.
  @inline(__always)
  private func overdampedPropagator(_ time: Double) -> Propagator {
    // Before the exponentials, whose time hides that of the division.
    let perGap = 0.5 / dampedFrequency
    let (slow, fast, lead) = exponentials(time)
    let f = lead * perGap
    let velocity =
      hasDistantRates || 2 * lead >= slow
      ? (fastRate * fast - slowRate * slow) * perGap : slow - fastRate * f
    return Propagator(slow + slowRate * f, f, -(angularFrequency * angularFrequency * f), velocity)
  }
}
