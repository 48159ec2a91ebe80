/// One step of a track, as SwiftUI's keyframes. Durations are seconds and belong to the step, velocities are
/// units of the value per second; nil velocities are computed from the neighbours.
public enum Keyframe<Vector: MotionVector> {
  /// Straight to a value, eased by a curve.
  case linear(to: Vector, duration: Double, curve: UnitCurve)
  /// By a spring, cut off at the duration; a nil duration lets it settle (SwiftUI's number for that, epsilon
  /// 0.0001).
  case spring(to: Vector, duration: Double?, spring: Spring, startVelocity: Vector?)
  /// Along a cubic Hermite curve.
  case cubic(to: Vector, duration: Double, startVelocity: Vector?, endVelocity: Vector?)
  /// At once.
  case move(to: Vector)

  /// The value it leads to.
  public var target: Vector {
    switch self {
    case .linear(let to, _, _), .spring(let to, _, _, _), .cubic(let to, _, _, _), .move(let to): to
    }
  }

  /// The duration that is given; nil for a move and for a spring that settles.
  public var givenDuration: Double? {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _): duration
    case .spring(_, let duration, _, _): duration
    case .move: nil
    }
  }

  /// Whether its length is said: a spring's may be left to settle.
  var hasDuration: Bool {
    if case .spring(_, nil, _, _) = self { false } else { true }
  }

  /// The start velocity that is given.
  var givenStartVelocity: Vector? {
    switch self {
    case .spring(_, _, _, let velocity), .cubic(_, _, let velocity, _): velocity
    case .linear, .move: nil
    }
  }

  /// Throws unless the duration is allowed, and each value and velocity by the given check.
  func check(
    _ place: String, _ check: (Vector, _ range: Bounds, _ parameter: String) throws(MotionError) -> Void
  ) throws(MotionError) {
    try check(target, Ranges.value, "\(place).to")
    if let givenDuration { try Ranges.delay.check(givenDuration, "\(place).duration") }
    if let givenStartVelocity {
      try check(givenStartVelocity, Ranges.valueVelocity, "\(place).startVelocity")
    }
    if case .cubic(_, _, _, .some(let velocity)) = self {
      try check(velocity, Ranges.valueVelocity, "\(place).endVelocity")
    }
  }
}

extension Keyframe: Equatable where Vector: Equatable {}
extension Keyframe: Hashable where Vector: Hashable {}
extension Keyframe: Sendable where Vector: Sendable {}

/// A keyframe of a property with one to four numbers.
public typealias ValueKeyframe = Keyframe<Components>
