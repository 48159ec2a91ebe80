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
      self.driver = driver
      duration = timeline.duration
      corners = timeline.tracks.flatMap { $0.track.segments.map(\.endTime) }
      valuesAt = { timeline.values(time: $0) }
    case .sequence(let sequence):
      driver = .time
      duration = sequence.duration
      corners = sequence.phaseTimes.map(\.end)
      valuesAt = { sequence.values(time: $0) }
    case .morph(let morph):
      driver = .time
      duration = morph.duration(.present)
      corners = morph.elements.compactMap { $0.delay ?? ($0.animation ?? morph.present.animation).delay }
      valuesAt = { morph.values(.present, time: $0) }
    case .spring, .curve, .duration, .tween: return nil
    }
  }

  /// Every property's value and velocity at a time.
  func values(time: Double) -> [PropertyValue] { valuesAt(time) }

  /// The properties as they start.
  var properties: [PropertyValue] { valuesAt(0) }
}
