extension TrackTimeline {
  /// The timeline as a progress of 0...1 runs through it: from its begin to its end, however long its keyframes say
  /// that it is, as SwiftUI's `KeyframeTimeline.value(progress:)` does. Its duration is 1, unless it is 0.
  public var inShares: TrackTimeline {
    let whole = duration
    // A sum of shares misses 1 by the last digits.
    guard whole > 0, abs(whole - 1) > 1e-9 else { return self }
    return TrackTimeline(
      tracks: tracks.map {
        PropertyTrack(property: $0.property, track: $0.track.scaled(inTime: 1 / whole))
      })
  }
}

extension KeyframePath {
  /// The same path from rest in another time.
  fileprivate func scaled(inTime factor: Double) -> Self {
    Self(
      uncheckedInitial: initial,
      keyframes: zip(keyframes, segments).map { $0.scaled(to: $1.duration * factor, by: factor) })
  }
}

extension Keyframe {
  /// The same step in another time, which is the factor's of its own.
  fileprivate func scaled(to duration: Double, by factor: Double) -> Self {
    switch self {
    case .linear(let to, _, let curve): return .linear(to: to, duration: duration, curve: curve)
    case .spring(let to, _, let spring, let startVelocity):
      let spring = Spring(
        uncheckedDuration: spring.duration * factor, bounce: spring.bounce, mass: spring.mass)
      return .spring(
        to: to, duration: duration, spring: spring, startVelocity: startVelocity?.scaled(by: 1 / factor))
    case .cubic(let to, _, let startVelocity, let endVelocity):
      return .cubic(
        to: to, duration: duration, startVelocity: startVelocity?.scaled(by: 1 / factor),
        endVelocity: endVelocity?.scaled(by: 1 / factor))
    case .move(let to): return .move(to: to)
    }
  }
}
