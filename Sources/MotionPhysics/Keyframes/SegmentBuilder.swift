/// Works out times, values and velocities of a track's keyframes by SwiftUI's rules.
struct SegmentBuilder<Vector: MotionVector> {
  let keyframes: [Keyframe<Vector>]
  /// Seconds that a spring is given to settle.
  let longest: Double
  /// SwiftUI lets a spring keyframe without a duration settle to this, not to its usual 0.001 (measured).
  static var settlingEpsilon: Double { 0.0001 }

  private var time = 0.0
  private var value: Vector
  private var velocity: Vector
  private var segments: [Segment<Vector>] = []

  init(keyframes: [Keyframe<Vector>], longest: Double, initial: Vector, initialVelocity: Vector?) {
    self.keyframes = keyframes
    self.longest = longest
    self.value = initial
    self.velocity = initialVelocity ?? .zero(like: initial)
  }

  mutating func build() -> [Segment<Vector>] {
    for index in keyframes.indices {
      let segment = segment(at: index)
      segments.append(segment)
      time = segment.endTime
      value = segment.endValue
      velocity = segment.endVelocity
    }
    return segments
  }

  private func segment(at index: Int) -> Segment<Vector> {
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
      let length = length(duration, of: spring, to: target, velocity: start)
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

  /// The velocity with which a cubic keyframe hands over when it gives none of its own: where the next one gives one,
  /// that one, as otherwise the value would have a corner.
  ///
  /// Measured on SwiftUI, but for a next keyframe that is a spring or gives a velocity: those rest on one decompiled
  /// port.
  private func jointVelocity(after index: Int, target: Vector, duration: Double) -> Vector {
    guard index + 1 < keyframes.count else { return zero }
    let next = keyframes[index + 1]
    switch next {
    case .move:
      return zero
    case .linear(let end, let length, let curve):
      return Self.lineVelocity(from: target, to: end, duration: length, slope: curve.velocity(at: 0))
    case .spring(let end, _, _, let startVelocity):
      if let startVelocity { return startVelocity }
      return duration > 0 ? (end - value).scaled(by: 0.5 / duration) : zero
    case .cubic(let end, let length, let startVelocity, _):
      if let startVelocity { return startVelocity }
      // Catmull-Rom over unequal times.
      let span = duration + length
      return span > 0 ? (end - value).scaled(by: 1 / span) : zero
    }
  }

  /// `longest` for a spring that never settles.
  private func length(
    _ given: Double?, of spring: Spring, to target: Vector, velocity: Vector
  ) -> Double {
    if let given { return given }
    if (target - value).magnitudeSquared == 0 && velocity.magnitudeSquared == 0 { return 0 }
    let duration = spring.swiftUISettlingDuration(
      target: target - value, initialVelocity: velocity, epsilon: Self.settlingEpsilon)
    return min(duration, longest)
  }

  /// The slope of a line at one of its ends. A curve that is vertical there has none to hand over: 0.
  private static func lineVelocity(
    from start: Vector, to end: Vector, duration: Double, slope: Double
  ) -> Vector {
    guard duration > 0, slope.isFinite else { return .zero(like: start) }
    return (end - start).scaled(by: slope / duration)
  }

  private var zero: Vector { .zero(like: value) }

  private func make(
    _ motion: Segment<Vector>.Motion, duration: Double, end: Vector, velocities: (Vector, Vector)
  ) -> Segment<Vector> {
    Segment(
      motion: motion, startTime: time, endTime: decimalSum(time, duration), duration: duration,
      startValue: value,
      endValue: end, startVelocity: velocities.0, endVelocity: velocities.1)
  }
}
