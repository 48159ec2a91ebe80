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
    case .move:
      return endValue
    case .linear(let curve):
      guard duration > 0 else { return endValue }
      return startValue + (endValue - startValue).scaled(by: curve.value(at: time / duration))
    case .spring(let spring, let target):
      return startValue
        + spring.value(target: target - startValue, initialVelocity: startVelocity, time: time)
    case .cubic:
      return duration > 0 ? hermite(time / duration) : endValue
    }
  }

  /// Both at a time since the start of the segment; a spring is evaluated once for them.
  func state(at time: Double) -> MotionState<Vector> {
    guard case .spring(let spring, let target) = motion else {
      return MotionState(position: value(at: time), velocity: velocity(at: time))
    }
    var state = spring.state(
      fromValue: .zero(like: startValue), toValue: target - startValue, initialVelocity: startVelocity,
      time: time)
    state.position = startValue + state.position
    return state
  }

  /// The cubic curve through the values and velocities of the ends, at a share of the duration.
  ///
  /// Hermite's basis in the two shares: nothing cancels at either end.
  @inline(__always)
  func hermite(_ share: Double) -> Vector {
    let rest = 1 - share
    let values =
      startValue.scaled(by: rest * rest * (1 + 2 * share))
      + endValue.scaled(by: share * share * (1 + 2 * rest))
    return values + startVelocity.scaled(by: duration * share * rest * rest)
      - endVelocity.scaled(by: duration * share * share * rest)
  }

  /// The velocity at a time since the start of the segment, units per second.
  func velocity(at time: Double) -> Vector {
    switch motion {
    case .move:
      return endVelocity
    case .linear(let curve):
      guard duration > 0 else { return endVelocity }
      return (endValue - startValue).scaled(by: curve.slope(at: time / duration) / duration)
    case .spring(let spring, let target):
      return spring.velocity(target: target - startValue, initialVelocity: startVelocity, time: time)
    case .cubic:
      guard duration > 0 else { return endVelocity }
      let share = time / duration
      let rest = 1 - share
      return (endValue - startValue).scaled(by: 6 * share * rest / duration)
        + startVelocity.scaled(by: rest * (rest - 2 * share))
        + endVelocity.scaled(by: share * (share - 2 * rest))
    }
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

extension Segment {
  /// Fills a buffer with the samples that belong to this segment, all up to its end.
  /// - Parameters:
  ///   - first: the number of the first sample that no segment before this one has.
  /// - Returns: the number of the first sample behind this segment.
  func sample(step: Double, from first: Int, into values: UnsafeMutableBufferPointer<Vector>) -> Int {
    switch motion {
    case .spring(let spring, let target):
      let way = target - startValue
      return fill(values, from: first, step: step) {
        startValue + spring.value(target: way, initialVelocity: startVelocity, time: $0)
      }
    case .linear(let curve):
      let way = endValue - startValue
      return fill(values, from: first, step: step) {
        startValue + way.scaled(by: curve.value(at: $0 / duration))
      }
    case .cubic:
      return fill(values, from: first, step: step) { hermite($0 / duration) }
    case .move:
      return fill(values, from: first, step: step) { _ in endValue }
    }
  }

  @inline(__always)
  private func fill(
    _ values: UnsafeMutableBufferPointer<Vector>, from first: Int, step: Double,
    value: (_ time: Double) -> Vector
  ) -> Int {
    var index = first
    while index < values.count {
      let time = Double(index) * step
      guard time < endTime else {
        if time > endTime { return index }
        values[index] = endValue
        index += 1
        continue
      }
      values[index] = value(time - startTime)
      index += 1
    }
    return index
  }
}
