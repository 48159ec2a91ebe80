import MotionPhysics
import Presets

/// Properties that move over one time: a clip's tracks, a sequence's phases, the elements of a morph.
struct PropertyMotion {
  /// Seconds, or 1 for a progress. Of a loop, one time round; infinite for a spring that never settles.
  let duration: Double
  /// What the values run over.
  let driver: ClipDriver
  /// When something may bend or jump.
  let corners: [Double]
  private let valuesAt: (_ time: Double) -> [PropertyValue]

  /// The motion of a clip, sequence or morph; nil for what moves one number from 0 to 1, or nothing.
  init?(_ motion: Motion) {
    switch motion {
    case .clip(let timeline, let driver, _):
      self.init(
        driver, timeline.duration, corners: timeline.tracks.flatMap { $0.track.segments.map(\.endTime) }
      ) { timeline.values(time: $0) }
    case .sequence(let sequence):
      self.init(.time, sequence.duration, corners: sequence.phaseTimes.map(\.end)) {
        sequence.values(time: $0)
      }
    case .morph(let morph): self.init(morph, .present)
    case .spring, .curve, .duration, .tween: return nil
    }
  }

  private init(
    _ driver: ClipDriver, _ duration: Double, corners: [Double] = [],
    valuesAt: @escaping (_ time: Double) -> [PropertyValue]
  ) {
    self.driver = driver
    self.duration = duration
    self.corners = corners
    self.valuesAt = valuesAt
  }

  /// A morph from one screen to the other, all by itself.
  init(_ morph: Morph, _ direction: Morph.Direction) {
    let animation = morph.transition(direction).animation
    let delays = morph.elements.map { $0.delay ?? ($0.animation ?? animation).delay }
    self.init(.time, morph.duration(direction), corners: delays) { morph.values(direction, time: $0) }
  }

  /// A morph under a finger that rests at a progress: it stays there.
  init(_ morph: Morph, _ direction: Morph.Direction, progress: Double) {
    self.init(.time, 0) { _ in morph.values(direction, progress: progress) }
  }

  /// A morph that was let go.
  init(_ release: MorphRelease) {
    self.init(.time, release.duration) { release.values(time: $0) }
  }

  /// Every property's value and velocity at a time.
  func values(time: Double) -> [PropertyValue] { valuesAt(time) }

  /// The properties as they start.
  var properties: [PropertyValue] { valuesAt(0) }
}
