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

extension Morph.Transition {
  /// Seconds until it has settled or ended.
  var duration: Double {
    switch animation {
    case .spring(let spring, let delay): delay + spring.settlingTime(initialVelocity: initialVelocity)
    case .tween(_, let duration, let delay): delay + duration
    }
  }

  /// The progress at a time, at rest until the delay is over.
  func progress(at time: Double) -> MorphProgress {
    let elapsed = time - animation.delay
    guard time >= 0, elapsed >= 0 else { return MorphProgress(value: 0, velocity: 0) }
    return animation.progress(from: 0, to: 1, initialVelocity: initialVelocity, elapsed: elapsed)
  }
}

extension Morph {
  /// The motion of an element: its own animation, which starts at rest, or the transition's, after its own delay where it
  /// has one.
  package func motion(of element: Element, _ direction: Direction) -> Transition {
    let transition = element.animation.map { Transition(animation: $0) } ?? transition(direction)
    guard let delay = element.delay else { return transition }
    return Transition(
      animation: transition.animation.delayed(by: delay), initialVelocity: transition.initialVelocity)
  }
}
