/// A keyframe in its place: when it runs, from what to what, and how fast at both ends.
public struct Segment<Vector: MotionVector> {
  /// How the value goes from the start to the end.
  public enum Motion {
    /// Straight, eased.
    case linear(UnitCurve)
    /// By a spring toward a target that it need not have reached when it is cut off.
    case spring(Spring, target: Vector)
    /// A cubic Hermite curve through the values and velocities of the ends.
    case cubic
    /// At once.
    case move
  }

  /// How it moves.
  public let motion: Motion
  /// Seconds since the start of the track.
  public let startTime: Double
  /// Seconds since the start of the track; the start of the next segment.
  public let endTime: Double
  /// How long it lasts, seconds.
  public let duration: Double
  /// The value where it starts.
  public let startValue: Vector
  /// The value where it ends.
  public let endValue: Vector
  /// The velocity just after the start, units per second.
  public let startVelocity: Vector
  /// The velocity just before the end, units per second.
  public let endVelocity: Vector

  /// The value at a time since the start of the segment.
  func value(at time: Double) -> Vector {
    switch motion {
    case .spring(let spring, let target):
      startValue + spring.value(target: target - startValue, initialVelocity: startVelocity, time: time)
    case .linear(let curve) where duration > 0:
      startValue + (endValue - startValue).scaled(by: curve.value(at: time / duration))
    case .cubic where duration > 0: hermite(time / duration)
    case .move, .linear, .cubic: endValue
    }
  }

  /// The value and the velocity, units per second, at a time since the start of the segment; a spring is evaluated once
  /// for both.
  func state(at time: Double) -> MotionState<Vector> {
    switch motion {
    case .spring(let spring, let target):
      var state = spring.state(
        fromValue: .zero(like: startValue), toValue: target - startValue, initialVelocity: startVelocity,
        time: time)
      state.position = startValue + state.position
      return state
    case .linear(let curve) where duration > 0:
      let slope = curve.slope(at: time / duration) / duration
      return MotionState(position: value(at: time), velocity: (endValue - startValue).scaled(by: slope))
    case .cubic where duration > 0:
      return MotionState(position: value(at: time), velocity: hermiteVelocity(time / duration))
    case .move, .linear, .cubic:
      return MotionState(position: endValue, velocity: endVelocity)
    }
  }

  /// The cubic curve through the values and velocities of the ends, at a share of the duration.
  ///
  /// Hermite's basis in the two shares: nothing cancels at either end.
  @inline(__always)
  private func hermite(_ share: Double) -> Vector {
    let rest = 1 - share
    let values =
      startValue.scaled(by: rest * rest * (1 + 2 * share))
      + endValue.scaled(by: share * share * (1 + 2 * rest))
    return values + startVelocity.scaled(by: duration * share * rest * rest)
      - endVelocity.scaled(by: duration * share * share * rest)
  }

  private func hermiteVelocity(_ share: Double) -> Vector {
    let rest = 1 - share
    return (endValue - startValue).scaled(by: 6 * share * rest / duration)
      + startVelocity.scaled(by: rest * (rest - 2 * share))
      + endVelocity.scaled(by: share * (share - 2 * rest))
  }
}

extension Segment.Motion: Equatable where Vector: Equatable {}
extension Segment.Motion: Hashable where Vector: Hashable {}
extension Segment.Motion: Sendable where Vector: Sendable {}
extension Segment: Equatable where Vector: Equatable {}
extension Segment: Hashable where Vector: Hashable {}
extension Segment: Sendable where Vector: Sendable {}

/// A keyframe of a property with one to four numbers, in its place.
public typealias ValueSegment = Segment<Components>
