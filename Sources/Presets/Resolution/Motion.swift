import MotionPhysics

/// The motion of a preset, with every name followed and every adjustment made.
public enum Motion: Hashable, Sendable {
  /// A spring that starts after a delay in seconds.
  case spring(Spring, delay: Double)
  /// A unit curve.
  case curve(UnitCurve)
  /// Seconds.
  case duration(Double)
  /// A curve over a duration after a delay, both in seconds.
  case tween(UnitCurve, duration: Double, delay: Double)
  /// Keyframes.
  case clip(TrackTimeline, driver: ClipDriver, loops: Bool)
  /// Phases.
  indirect case sequence(PhaseSequence)
  /// Elements between two screens.
  indirect case morph(Morph)

  /// The kind of preset that moves like this.
  public var kind: Kind {
    switch self {
    case .spring: .spring
    case .curve: .curve
    case .duration: .duration
    case .tween: .tween
    case .clip: .clip
    case .sequence: .sequence
    case .morph: .morph
    }
  }

  /// The motion as an animation from 0 to 1, where it is a spring or a tween.
  public var animation: Animation? {
    switch self {
    case .spring(let spring, let delay): .spring(spring, delay: delay)
    case .tween(let curve, let duration, let delay): .tween(curve, duration: duration, delay: delay)
    case .curve, .duration, .clip, .sequence, .morph: nil
    }
  }

  /// The motion as the animation that it is compared by: a curve takes a second, and a duration passes evenly; nil
  /// where no single value goes from 0 to 1.
  package var comparable: Animation? {
    animation ?? curve.map { .tween($0, duration: 1, delay: 0) }
      ?? duration.map { .tween(.linear, duration: $0, delay: 0) }
  }

  /// Whether its axis is a progress of 0...1 rather than seconds.
  package var runsOverProgress: Bool {
    switch self {
    case .curve: true
    case .clip(_, let driver, _): driver == .progress
    case .spring, .duration, .tween, .sequence, .morph: false
    }
  }

  /// Whether it starts again when it is over.
  package var loops: Bool {
    switch self {
    case .clip(_, _, let loops): loops
    case .sequence(let sequence): sequence.mode == .loop
    case .spring, .curve, .duration, .tween, .morph: false
    }
  }

  /// The spring and its delay, of one.
  var spring: (spring: Spring, delay: Double)? {
    if case .spring(let spring, let delay) = self { (spring, delay) } else { nil }
  }

  /// The curve, of one.
  package var curve: UnitCurve? {
    if case .curve(let curve) = self { curve } else { nil }
  }

  /// The seconds of a duration.
  package var duration: Double? {
    if case .duration(let seconds) = self { seconds } else { nil }
  }
}

extension Motion {
  /// Every animation that it runs; those between a clip's keyframes are its own.
  package var animations: [Animation] {
    switch self {
    case .sequence(let sequence): sequence.phases.compactMap(\.animation)
    case .morph(let morph):
      [morph.present.animation, morph.transition(.dismiss).animation] + morph.elements.compactMap(\.animation)
        + (morph.interaction.map { [$0.finish, $0.cancel] } ?? [])
    case .spring, .tween, .curve, .duration, .clip: animation.map { [$0] } ?? []
    }
  }

  /// How many numbers each value has that it moves; none where a single number goes from 0 to 1.
  package var valueCounts: [Int] {
    switch self {
    case .clip(let timeline, _, _): timeline.tracks.map(\.track.initial.count)
    case .sequence(let sequence): sequence.phases.flatMap(\.values).map(\.count)
    case .morph(let morph): morph.elements.flatMap(\.properties).map(\.from.count)
    case .spring, .curve, .duration, .tween: []
    }
  }

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
