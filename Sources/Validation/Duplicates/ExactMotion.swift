import MotionPhysics
import Presets

/// A motion by its numbers, rounded to a billionth, so that the same motion in another system's parameters is
/// equal in spite of rounding errors. A spring's mass is no part of it: it does not change how things move.
struct ExactMotion: Hashable {
  private let kind: Resolution.Kind
  private let duration: Int64
  private let bounce: Int64
  private let delay: Int64

  init(_ shape: SpringShape, kind: Resolution.Kind = .spring) {
    self.kind = kind
    duration = Self.rounded(shape.duration)
    bounce = Self.rounded(shape.bounce)
    delay = Self.rounded(shape.delay)
  }

  private static func rounded(_ value: Double) -> Int64 {
    Int64(exactly: (value * 1e9).rounded()) ?? Int64(truncatingIfNeeded: value.bitPattern)
  }

  static func == (left: ExactMotion, right: ExactMotion) -> Bool {
    left.duration == right.duration && left.bounce == right.bounce && left.delay == right.delay
      && left.kind == right.kind
  }
}

/// What is compared of a preset that is no spring and no duration: a curve's shape, or all of what has properties.
enum ExactShape: Hashable {
  case curve(UnitCurve)
  case tween(UnitCurve, ExactMotion)
  case clip(KeyframeTimeline, ClipDriver, loops: Bool)
  case sequence(PhaseSequence)
  case morph(Morph)

  init?(_ index: Int, _ subject: ValidationSubject) {
    let resolution = subject.resolution
    switch resolution.kinds[index] {
    case .curve:
      guard let curve = resolution.curves[index] else { return nil }
      self = .curve(curve.canonical)
    case .tween:
      guard let curve = resolution.curves[index] else { return nil }
      self = .tween(curve.canonical, ExactMotion(resolution.springs[index], kind: .tween))
    case .clip:
      guard case .clip(let clip) = subject.presets[index].content, let timeline = resolution.clips[index]
      else {
        return nil
      }
      self = .clip(timeline, clip.driver ?? .time, loops: clip.loops ?? false)
    case .sequence:
      guard let sequence = resolution.sequences[index] else { return nil }
      self = .sequence(sequence)
    case .morph:
      guard let morph = resolution.morphs[index] else { return nil }
      self = .morph(morph)
    default:
      return nil
    }
  }
}

extension UnitCurve {
  /// The curve by its control points where it has some, so that `easeInOut` and its numbers are one.
  fileprivate var canonical: UnitCurve { bezier.map { .bezier($0) } ?? self }
}
