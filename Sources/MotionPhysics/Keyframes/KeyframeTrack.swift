import PlainText

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
    for index in 0..<initial.count { try Ranges.value.check(initial[index], "initial") }
    try Ranges.keyframes.check(count: keyframes.count, of: "keyframes", "keyframes")
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
    segments[min(segments.partitioningIndex { $0.endTime >= time }, segments.count - 1)]
  }
}

extension KeyframeTrack {
  /// Fills a buffer with the values at 0, step, 2 step …: those of `value(time:)`, several times as fast, and
  /// without allocating.
  /// - Parameters:
  ///   - step: seconds between samples, 0 or more.
  ///   - values: the buffer; its count is the number of samples.
  public func sample(step: Double, into values: UnsafeMutableBufferPointer<Components>) {
    let end = segments.withUnsafeBufferPointer { segments in
      var index = 0
      // As time only goes on, so do the segments: no sample is searched for.
      for segment in segments.indices {
        index = segments[segment].sample(step: step, from: index, into: values)
      }
      return index
    }
    let rest = segments.last?.endValue ?? initial
    for index in end..<values.count { values[index] = rest }
  }
}
