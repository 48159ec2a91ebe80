/// What moves one element: its own animation or the transition's.
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
    let transition = transition(direction)
    let animation = element.animation ?? transition.animation
    return MorphMotion(
      animation: animation, initialVelocity: element.animation == nil ? transition.initialVelocity : 0,
      delay: element.delay ?? animation.delay)
  }
}
