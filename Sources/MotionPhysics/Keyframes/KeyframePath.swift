import PlainText

/// The path of one value through keyframes, one after the other: what SwiftUI's `KeyframeTrack` makes of them.
public struct KeyframePath<Vector: MotionVector> {
  /// The value before the first keyframe.
  public let initial: Vector
  /// The keyframes as given.
  public let keyframes: [Keyframe<Vector>]
  /// The keyframes with their times, values and velocities worked out.
  public let segments: [Segment<Vector>]

  /// A path through keyframes whose numbers are known to be allowed.
  /// - Parameters:
  ///   - initial: the value before the first keyframe.
  ///   - keyframes: in order, with durations of 0 or more.
  ///   - initialVelocity: of the value as it starts, units per second; nil is 0.
  ///   - longest: seconds that a spring is given to settle.
  init(
    uncheckedInitial initial: Vector, keyframes: [Keyframe<Vector>], initialVelocity: Vector? = nil,
    longest: Double = .infinity
  ) {
    self.initial = initial
    self.keyframes = keyframes
    var builder = SegmentBuilder(
      keyframes: keyframes, longest: longest, initial: initial, initialVelocity: initialVelocity)
    self.segments = builder.build()
  }

  /// The sum of the keyframes' durations, seconds.
  public var duration: Double { segments.last?.endTime ?? 0 }

  // What other modules call is a copy for the vector that all of them use: the generic code would allocate. Most
  // ask for the value alone, which is found without the velocity.

  /// The value at a time: before the start the initial value, after the end the last value reached.
  ///
  /// A time at which one keyframe ends belongs to that keyframe, not to the next (measured on SwiftUI): at
  /// its own time a move still shows the old value.
  @_specialize(where Vector == Components)
  public func value(time: Double) -> Vector {
    guard time >= 0, let last = segments.last else { return initial }
    guard time <= last.endTime else { return last.endValue }
    let segment = segment(at: time)
    return time == segment.endTime ? segment.endValue : segment.value(at: time - segment.startTime)
  }

  /// The velocity at a time, units per second; 0 before the start and after the end.
  public func velocity(time: Double) -> Vector { state(time: time).velocity }

  /// The value and the velocity at a time.
  @_specialize(where Vector == Components)
  public func state(time: Double) -> MotionState<Vector> {
    let still = Vector.zero(like: initial)
    guard time >= 0, let last = segments.last else { return MotionState(position: initial, velocity: still) }
    guard time <= last.endTime else { return MotionState(position: last.endValue, velocity: still) }
    let segment = segment(at: time)
    guard time < segment.endTime else {
      return MotionState(position: segment.endValue, velocity: segment.endVelocity)
    }
    return segment.state(at: time - segment.startTime)
  }

  /// The first segment that has not ended before a time within the track.
  private func segment(at time: Double) -> Segment<Vector> {
    segments[min(segments.partitioningIndex { $0.endTime >= time }, segments.count - 1)]
  }
}

extension KeyframePath: Equatable where Vector: Equatable {}
extension KeyframePath: Hashable where Vector: Hashable {}
extension KeyframePath: Sendable where Vector: Sendable {}

/// The path of a property with one to four numbers.
public typealias ValueTrack = KeyframePath<Components>

extension KeyframePath {
  /// A path through keyframes of any vector.
  /// - Parameters:
  ///   - initial: the value before the first keyframe.
  ///   - keyframes: in order; none makes a path that holds its initial value. Durations are `Ranges.delay`, lengths of
  ///     values at most `Ranges.value.highest`, of velocities `Ranges.valueVelocity.highest`.
  ///   - initialVelocity: of the value as it starts, units per second; nil is 0.
  /// - Throws: `MotionError` naming the keyframe (`keyframes[2].duration`).
  public init(
    initial: Vector, keyframes: [Keyframe<Vector>], initialVelocity: Vector? = nil
  ) throws(MotionError) {
    try Ranges.value.check(initial.magnitude, "initial")
    if let initialVelocity { try Ranges.valueVelocity.check(initialVelocity.magnitude, "initialVelocity") }
    for (index, keyframe) in keyframes.enumerated() {
      try keyframe.check("keyframes[\(index)]") { (value, range, parameter) throws(MotionError) in
        try range.check(value.magnitude, parameter)
      }
    }
    self.init(uncheckedInitial: initial, keyframes: keyframes, initialVelocity: initialVelocity)
    try checkSettling()
  }

  /// Throws where a spring that is left to settle never does.
  private func checkSettling() throws(MotionError) {
    for (index, segment) in segments.enumerated() {
      let isStill =
        (keyframes[index].target - segment.startValue).magnitudeSquared == 0
        && segment.startVelocity.magnitudeSquared == 0
      // SwiftUI's estimate is infinite without damping, and 0 where it gives up.
      guard segment.duration.isFinite, segment.duration > 0 || isStill || keyframes[index].hasDuration else {
        throw .invalid(
          parameter: "keyframes[\(index)].duration",
          reason: "SwiftUI finds no settling time for the spring, so it needs a duration")
      }
    }
  }
}

extension KeyframePath where Vector == Components {
  /// A path through keyframes.
  /// - Parameters:
  ///   - initial: the value before the first keyframe; every keyframe has as many components.
  ///   - keyframes: in order; none makes a path that holds its initial value.
  ///   - initialVelocity: of the value as it starts, units per second; nil is 0.
  /// - Throws: `MotionError` naming the keyframe (`keyframes[2].duration`).
  public init(
    initial: Components, keyframes: [ValueKeyframe], initialVelocity: Components? = nil
  ) throws(MotionError) {
    for index in 0..<initial.count { try Bounds.finite.check(initial[index], "initial") }
    for (index, keyframe) in keyframes.enumerated() {
      try keyframe.check("keyframes[\(index)]") { (value, range, parameter) throws(MotionError) in
        try value.check(count: initial.count, of: "the track", in: range, parameter)
      }
    }
    self.init(uncheckedInitial: initial, keyframes: keyframes, initialVelocity: initialVelocity)
    try checkSettling()
  }
}
