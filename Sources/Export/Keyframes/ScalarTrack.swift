import MotionPhysics

/// One number of a clip's property over time.
struct ScalarTrack {
  /// The value before anything moves.
  let initial: Double
  /// What it does, without gaps.
  let pieces: [ScalarPiece]

  /// A number of a track.
  init(_ track: KeyframeTrack, component: Int) {
    initial = track.initial[component]
    pieces = track.segments.flatMap { ScalarTrack.piece($0, component).eased() }
  }

  private static func piece(_ segment: Segment, _ component: Int) -> ScalarPiece {
    let motion: ScalarPiece.Motion =
      switch segment.motion {
      case _ where segment.duration <= 0: .jump
      case .move: .jump
      case .linear(let curve): .curve(curve)
      case .cubic:
        .cubic(
          startVelocity: segment.startVelocity[component], endVelocity: segment.endVelocity[component])
      case .spring(let spring, let target):
        .spring(spring, target: target[component], velocity: segment.startVelocity[component])
      }
    return ScalarPiece(
      start: segment.startTime, end: segment.endTime, from: segment.startValue[component],
      to: segment.endValue[component], motion: motion)
  }
}
