/// Keyframes of one property, one after the other: SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack: Hashable, Sendable {
  /// The value before the first keyframe.
  public let initial: Components
  /// The keyframes as given.
  public let keyframes: [Keyframe]
  /// The keyframes with their times, values and velocities worked out.
  public let segments: [Segment]

  /// A track.
  /// - Parameters:
  ///   - initial: the value before the first keyframe; every keyframe has as many components.
  ///   - keyframes: in order; none makes a track that holds its initial value.
  ///   - initialVelocity: of the value as the track starts, units per second; nil is 0.
  /// - Throws: `MotionError` naming the keyframe (`keyframes[2].duration`).
  public init(
    initial: Components, keyframes: [Keyframe], initialVelocity: Components? = nil
  ) throws(MotionError) {
    for index in 0..<initial.count { try Bounds.finite.check(initial[index], "initial") }
    for (index, keyframe) in keyframes.enumerated() {
      try keyframe.check(count: initial.count, place: "keyframes[\(index)]")
    }
    self.initial = initial
    self.keyframes = keyframes
    var builder = SegmentBuilder(keyframes: keyframes, initial: initial, initialVelocity: initialVelocity)
    self.segments = try builder.build()
  }

  /// The sum of the keyframes' durations, seconds.
  public var duration: Double { segments.last?.endTime ?? 0 }

  /// The value at a time: before the start the initial value, after the end the last value reached.
  ///
  /// A time at which one keyframe ends belongs to that keyframe, not to the next (measured on SwiftUI): at
  /// its own time a move still shows the old value.
  public func value(time: Double) -> Components {
    guard time >= 0, let last = segments.last else { return initial }
    guard time <= last.endTime else { return last.endValue }
    let segment = segment(at: time)
    return time == segment.endTime ? segment.endValue : segment.value(at: time - segment.startTime)
  }

  /// The velocity at a time, units per second; 0 before the start and after the end.
  public func velocity(time: Double) -> Components {
    guard time >= 0, let last = segments.last, time <= last.endTime else { return .zero(like: initial) }
    let segment = segment(at: time)
    return time == segment.endTime ? segment.endVelocity : segment.velocity(at: time - segment.startTime)
  }

  /// The first segment that has not ended before a time within the track.
  private func segment(at time: Double) -> Segment {
    var low = 0
    var high = segments.count - 1
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].endTime < time { low = middle + 1 } else { high = middle }
    }
    return segments[low]
  }
}
