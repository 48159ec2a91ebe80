/// How far an element is on its way, 0 to 1 and beyond, and how fast, per second.
public struct MorphProgress: Hashable, Sendable {
  /// The share of the way.
  public let value: Double
  /// Per second.
  public let velocity: Double
}

extension Animation {
  /// The way from one progress to another, `elapsed` seconds (0 or more) after the delay.
  func progress(
    from start: Double, to end: Double, initialVelocity: Double, elapsed: Double
  ) -> MorphProgress {
    let travel = end - start
    switch self {
    case .spring(let spring, _):
      let state = spring.state(
        fromValue: 0, toValue: travel, initialVelocity: initialVelocity, time: elapsed)
      return MorphProgress(value: start + state.position, velocity: state.velocity)
    case .tween(let curve, let duration, _):
      guard let share = Self.share(of: duration, elapsed: elapsed) else {
        return MorphProgress(value: start + travel * curve.value(at: 1), velocity: 0)
      }
      return MorphProgress(
        value: start + travel * curve.value(at: share),
        velocity: travel * curve.slope(at: share, of: duration))
    }
  }
}

/// The motion of one element: its own animation or the transition's.
struct MorphMotion {
  let animation: Animation
  /// Travels per second; 0 for a tween.
  let initialVelocity: Double
  /// Seconds.
  let delay: Double

  /// Seconds until it has settled or ended.
  var duration: Double {
    switch animation {
    case .spring(let spring, _): delay + spring.settlingTime(initialVelocity: initialVelocity)
    case .tween(_, let duration, _): delay + duration
    }
  }

  /// The progress at a time, at rest until the delay is over.
  func progress(at time: Double) -> MorphProgress {
    let elapsed = time - delay
    guard time >= 0, elapsed >= 0 else { return MorphProgress(value: 0, velocity: 0) }
    return animation.progress(from: 0, to: 1, initialVelocity: initialVelocity, elapsed: elapsed)
  }
}

extension Morph {
  func motion(of element: Element, _ direction: Direction) -> MorphMotion {
    let transition = element.animation.map { Transition(animation: $0) } ?? transition(direction)
    return MorphMotion(
      animation: transition.animation, initialVelocity: transition.initialVelocity,
      delay: element.delay ?? transition.animation.delay)
  }
}
