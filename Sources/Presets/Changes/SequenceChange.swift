import MotionPhysics

/// What is to change of a sequence.
public struct SequenceChange: Sendable {
  /// Another mode.
  public var mode: PhaseSequence.Mode?
  /// A factor of every duration and delay.
  public var timeScale: Double?
  /// The name of the phase that changes.
  public var phase: String?
  /// The property whose value in that phase changes.
  public var property: String?
  /// That value.
  public var to: Components?
  /// What leads to that phase.
  public var animation: AnimationChange?

  /// Makes a change that changes nothing.
  public init() {}

  var isEmpty: Bool { mode == nil && timeScale == nil && !touchesPhase }

  var touchesPhase: Bool { phase != nil || property != nil || to != nil || animation != nil }
}

/// What becomes of an animation that may be left out.
public enum AnimationChange: Hashable, Sendable {
  /// It is this one.
  case set(AnimationReference)
  /// There is none: a phase jumps, an element follows its transition.
  case remove

  /// The animation after the change.
  var animation: AnimationReference? {
    switch self {
    case .set(let animation): animation
    case .remove: nil
    }
  }
}
