import MotionPhysics

extension Motion {
  /// About how many straight lines stand for it where it is baked, at the usual tolerance.
  package var stops: Double {
    switch self {
    case .spring, .tween: animation?.stops() ?? 0
    case .curve(let curve): curve.stops
    case .duration: 0
    case .clip(let timeline, _, _): timeline.tracks.reduce(0) { $0 + $1.track.stops }
    case .sequence(let sequence):
      sequence.phases.reduce(0) { sum, phase in
        sum + (phase.animation?.stops() ?? 2) * Double(phase.values.reduce(0) { $0 + $1.count })
      }
    case .morph(let morph):
      // All properties of an element share its animation.
      Morph.Direction.allCases.reduce(0) { sum, direction in
        let transition = morph.transition(direction)
        let own = transition.animation.stops(velocity: transition.initialVelocity)
        return sum + morph.elements.reduce(0) { $0 + ($1.animation.map { $0.stops() } ?? own) }
      }
    }
  }

  /// The motion itself, unless baking it would take too much work to wait for.
  func checked(_ parameter: String) throws(MotionError) -> Motion {
    try Ranges.check(stops: stops, parameter)
    return self
  }
}
