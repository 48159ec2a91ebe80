/// Works out times, values and velocities of a track's keyframes by SwiftUI's rules.
struct SegmentBuilder {
  let keyframes: [Keyframe]
  /// SwiftUI lets a spring keyframe without a duration settle to this, not to its usual 0.001 (measured).
  static let settlingEpsilon = 0.0001

  private var time = 0.0
  private var value: Components
  private var velocity: Components
  private var segments: [Segment] = []

  init(keyframes: [Keyframe], initial: Components, initialVelocity: Components?) {
    self.keyframes = keyframes
    self.value = initial
    self.velocity = initialVelocity ?? .zero(like: initial)
  }

  mutating func build() throws(MotionError) -> [Segment] {
    for index in keyframes.indices {
      let segment = try segment(at: index)
      segments.append(segment)
      time = segment.endTime
      value = segment.endValue
      velocity = segment.endVelocity
    }
    return segments
  }

  private func segment(at index: Int) throws(MotionError) -> Segment {
    switch keyframes[index] {
    case .move(let target):
      return make(.move, duration: 0, end: target, velocities: (zero, zero))
    case .linear(let target, let duration, let curve):
      let velocities = (
        Self.lineVelocity(from: value, to: target, duration: duration, slope: curve.velocity(at: 0)),
        Self.lineVelocity(from: value, to: target, duration: duration, slope: curve.velocity(at: 1))
      )
      return make(.linear(curve), duration: duration, end: target, velocities: velocities)
    case .spring(let target, let duration, let spring, let startVelocity):
      let start = startVelocity ?? velocity
      let length = try length(duration, of: spring, to: target, velocity: start, index: index)
      let way = target - value
      let end = spring.state(fromValue: zero, toValue: way, initialVelocity: start, time: length)
      return make(
        .spring(spring, target: target), duration: length, end: value + end.position,
        velocities: (start, end.velocity))
    case .cubic(let target, let duration, let startVelocity, let endVelocity):
      let end = endVelocity ?? jointVelocity(after: index, target: target, duration: duration)
      return make(.cubic, duration: duration, end: target, velocities: (startVelocity ?? velocity, end))
    }
  }

  /// The velocity with which a cubic keyframe hands over when it gives none of its own.
  ///
  /// Measured on SwiftUI, but for the joint with a spring, which rests on one decompiled port.
  private func jointVelocity(after index: Int, target: Components, duration: Double) -> Components {
    guard index + 1 < keyframes.count else { return zero }
    let next = keyframes[index + 1]
    switch next {
    case .move:
      return zero
    case .linear(let end, let length, let curve):
      return Self.lineVelocity(from: target, to: end, duration: length, slope: curve.velocity(at: 0))
    case .spring(let end, _, _, let startVelocity):
      if let startVelocity { return startVelocity }
      return duration > 0 ? (end - value) * (0.5 / duration) : zero
    case .cubic(let end, let length, _, _):
      // Catmull-Rom over unequal times.
      let span = duration + length
      return span > 0 ? (end - value) * (1 / span) : zero
    }
  }

  private func length(
    _ given: Double?, of spring: Spring, to target: Components, velocity: Components, index: Int
  ) throws(MotionError) -> Double {
    if let given { return given }
    let duration = spring.swiftUISettlingDuration(
      target: target - value, initialVelocity: velocity, epsilon: Self.settlingEpsilon)
    let isStill = target == value && velocity == zero
    guard duration.isFinite, duration > 0 || isStill else {
      throw .invalid(
        parameter: "keyframes[\(index)].duration",
        reason: "the spring does not settle, so it needs a duration")
    }
    return isStill ? 0 : duration
  }

  /// The slope of a line at one of its ends. A curve that is vertical there has none to hand over: 0.
  private static func lineVelocity(
    from start: Components, to end: Components, duration: Double, slope: Double
  ) -> Components {
    guard duration > 0, slope.isFinite else { return .zero(like: start) }
    return (end - start) * (slope / duration)
  }

  private var zero: Components { .zero(like: value) }

  private func make(
    _ motion: Segment.Motion, duration: Double, end: Components, velocities: (Components, Components)
  ) -> Segment {
    Segment(
      motion: motion, startTime: time, endTime: time + duration, duration: duration, startValue: value,
      endValue: end, startVelocity: velocities.0, endVelocity: velocities.1)
  }
}
