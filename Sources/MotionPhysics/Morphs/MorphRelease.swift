extension Morph {
  /// The motion after the finger lets go: above the threshold the morph finishes, else it cancels. The
  /// progress goes on from where it is held; a spring takes the velocity over, a tween cannot. Beyond the cap,
  /// or before the start, the picture stood still, so there is no velocity to take over.
  ///
  /// Of an interaction with a projection it is the place where the finger's motion would come to rest that is above the
  /// threshold or not (Apple, "Designing Fluid Interfaces", WWDC18, session 803), so that a flick is enough. Beyond the
  /// cap the picture moved with the finger, as a rubber band lets it, and its velocity is taken over.
  /// - Parameters:
  ///   - direction: the one that was being driven.
  ///   - progress: the gesture's, before clamping.
  ///   - velocity: progress per second, positive toward the end.
  /// - Throws: `MotionError` when no gesture drives the morph or a number is not finite.
  public func release(
    _ direction: Direction, progress: Double, velocity: Double
  ) throws(MotionError) -> MorphRelease {
    guard let interaction else {
      throw .invalid(parameter: "interactive", reason: "no gesture drives the morph, so none can release it")
    }
    try Bounds.finite.check(progress, "progress")
    try Bounds.finite.check(velocity, "velocity")
    let held = clamped(progress)
    let rest = interaction.rest(held: held, progress: progress, velocity: velocity)
    let finishes = rest > interaction.threshold
    return MorphRelease(
      morph: self, direction: direction, outcome: finishes ? .finish : .cancel,
      animation: finishes ? interaction.finish : interaction.cancel, start: held,
      velocity: held == progress ? velocity : velocity * interaction.following(progress))
  }
}

extension Morph.Interaction {
  /// The resistance to the picture beyond the cap: a whole way is the size of its view. Nil where it stands still there.
  public var rubberBand: RubberBand? { projection > 0 ? try? RubberBand(dimension: 1) : nil }

  /// How far the finger's motion would go on, in seconds of its velocity: 0.4995 of UIKit's 0.998, and 0 without a
  /// projection.
  public var glide: Double { (try? Decay(decelerationRate: projection)).map { 1 / $0.rate } ?? 0 }

  /// Where the finger's motion would come to rest; without a projection, where the picture is held.
  fileprivate func rest(held: Double, progress: Double, velocity: Double) -> Double {
    projection > 0 ? progress + velocity * glide : held
  }

  /// How much of the finger's velocity the picture has where it does not follow it exactly.
  fileprivate func following(_ progress: Double) -> Double {
    progress > cap ? rubberBand?.following(drag: progress - cap) ?? 0 : 0
  }
}

/// How an interactive morph goes on after the finger has let go. All elements follow its progress linearly.
public struct MorphRelease: Hashable, Sendable {
  /// Where it goes.
  public enum Outcome: String, CaseIterable, Hashable, Sendable {
    /// On to the end.
    case finish
    /// Back to the start.
    case cancel
  }

  /// Where it goes.
  public let outcome: Outcome
  /// The motion there, without a delay.
  public let animation: Animation
  /// The progress at the release, from 0 to the cap; beyond it where a rubber band lets it.
  public let startProgress: Double
  /// The velocity that is taken over, progress per second; 0 for a tween.
  public let startVelocity: Double
  /// The direction that was being driven.
  public let direction: Morph.Direction
  private let morph: Morph

  init(
    morph: Morph, direction: Morph.Direction, outcome: Outcome, animation: Animation, start: Double,
    velocity: Double
  ) {
    self.morph = morph
    self.direction = direction
    self.outcome = outcome
    self.animation = animation.delayed(by: 0)
    startProgress = start
    startVelocity = if case .spring = animation { velocity } else { 0 }
  }

  /// The progress where it comes to rest: 1 or 0.
  public var endProgress: Double { outcome == .finish ? 1 : 0 }

  /// Seconds until a spring has settled, to 0.001 of the whole morph, or a tween has ended. Infinite with an
  /// undamped spring that still moves.
  public var duration: Double {
    switch animation {
    case .spring(let spring, _):
      spring.settlingTime(
        target: endProgress - startProgress, initialVelocity: startVelocity, tolerance: 0.001)
    case .tween(_, let duration, _): duration
    }
  }

  /// The progress at a time since the release; it is held before.
  /// - Parameter time: seconds.
  public func progress(time: Double) -> MorphProgress {
    guard time >= 0 else { return MorphProgress(value: startProgress, velocity: 0) }
    return animation.progress(
      from: startProgress, to: endProgress, initialVelocity: startVelocity, elapsed: time)
  }

  /// Every property's value and velocity (units per second) at a time since the release, named
  /// `element.property`.
  /// - Parameter time: seconds.
  public func values(time: Double) -> [PropertyValue] {
    let progress = progress(time: time)
    return morph.collected(direction) { _ in progress }
  }
}
