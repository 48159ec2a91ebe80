import MotionPhysics
import Presets

/// What each preset stands for once every name is followed, in flat arrays; and what prevents it.
///
/// A class of constants, so that a rule that asks for one number of each preset holds no arrays each time.
final class Resolution {
  /// What a preset stands for; `none` when something is wrong with it or with what it is made from.
  enum Kind: UInt8 {
    case none, spring, curve, duration, tween, clip, sequence, morph
  }

  /// What each preset stands for.
  let kinds: [Kind]
  /// Each preset's base or the target of an alias; -1 without one.
  let parents: [Int32]
  /// Each preset's reduced partner; -1 without one.
  let reduced: [Int32]
  /// How many bases and aliases lie between each preset and one that is made from nothing.
  let depths: [Int32]
  /// The springs' numbers, and the duration of durations and tweens.
  let springs: [SpringShape]
  /// Each preset's role, or that of what it is made from.
  let roles: [Role?]
  /// Whether each preset, or what it is made from, says what replaces it when a person asks for less motion.
  let hasReduced: [Bool]
  /// The curves of curves and tweens, by the preset's place.
  let curves: [Int: UnitCurve]
  /// The timelines of clips, by the preset's place.
  let clips: [Int: KeyframeTimeline]
  /// The sequences, by the preset's place.
  let sequences: [Int: PhaseSequence]
  /// The morphs, by the preset's place.
  let morphs: [Int: Morph]
  /// What is wrong, in no order.
  let faults: [ResolutionFault]

  init(_ draft: ResolutionDraft) {
    kinds = draft.kinds
    parents = draft.parents
    reduced = draft.reduced
    depths = draft.depths
    springs = draft.springs
    roles = draft.roles
    hasReduced = draft.hasReduced
    curves = draft.curves
    clips = draft.clips
    sequences = draft.sequences
    morphs = draft.morphs
    faults = draft.faults
  }
}

/// A resolution in the making; see ``Resolution`` for its members.
struct ResolutionDraft {
  var kinds: [Resolution.Kind]
  var parents: [Int32]
  var reduced: [Int32]
  var depths: [Int32]
  var springs: [SpringShape]
  var roles: [Role?]
  var hasReduced: [Bool]
  var curves: [Int: UnitCurve] = [:]
  var clips: [Int: KeyframeTimeline] = [:]
  var sequences: [Int: PhaseSequence] = [:]
  var morphs: [Int: Morph] = [:]
  var faults: [ResolutionFault] = []

  init(count: Int) {
    kinds = Array(repeating: .none, count: count)
    parents = Array(repeating: -1, count: count)
    reduced = Array(repeating: -1, count: count)
    depths = Array(repeating: 0, count: count)
    roles = Array(repeating: nil, count: count)
    hasReduced = Array(repeating: false, count: count)
    springs = Array(repeating: SpringShape(duration: .nan, bounce: 0), count: count)
  }
}

extension Resolution.Kind {
  /// The kind of preset that stands for this.
  var motionKind: MotionKind? {
    switch self {
    case .none: nil
    case .spring: .spring
    case .curve: .curve
    case .duration: .duration
    case .tween: .tween
    case .clip: .clip
    case .sequence: .sequence
    case .morph: .morph
    }
  }
}

typealias MotionKind = Presets.Kind
