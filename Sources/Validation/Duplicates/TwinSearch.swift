import MotionPhysics
import Presets

/// Finds presets that are the same motion, each preset looked at once.
struct TwinSearch {
  private let presets: [ResolvedPreset]
  /// The last leader of each motion, by its place, and for one that is not the first the leader before it.
  private var leaders: [ExactMotion: Int] = [:]
  private var previous: [Int: Int] = [:]

  /// For each preset the one that it is equal to, if any.
  static func twins(among presets: [ResolvedPreset]) -> [ResolvedPreset?] {
    var search = TwinSearch(presets: presets)
    search.leaders.reserveCapacity(presets.count)
    var twins = [ResolvedPreset?](repeating: nil, count: presets.count)
    // Packs first, so that a finding stands at the preset that a person can change.
    for isFromPack in [true, false] {
      for preset in presets where (preset.typed.origin != nil) == isFromPack && preset.isComparable {
        guard let motion = preset.motion.map(ExactMotion.init) else { continue }
        twins[preset.place] = search.leader(of: preset, with: motion)
      }
    }
    return twins
  }

  /// The first preset of the motion that may stand for this one; nil when it becomes such a leader itself.
  private mutating func leader(of preset: ResolvedPreset, with motion: ExactMotion) -> ResolvedPreset? {
    var first: ResolvedPreset?
    var next = leaders[motion]
    while let place = next {
      let other = presets[place]
      // There are only so many durations and curves: a team's own is not another's because a pack has it too.
      let isAnothers = motion.isBare && other.typed.origin != nil && preset.typed.origin == nil
      if other.mayEqual(preset), !isAnothers, place < first?.place ?? .max { first = other }
      next = previous[place]
    }
    if first == nil { previous[preset.place] = leaders.updateValue(preset.place, forKey: motion) }
    return first
  }
}

extension ResolvedPreset {
  /// Whether the two are for the same things: one without a role is equal to one of any role.
  func mayEqual(_ other: ResolvedPreset) -> Bool {
    role == nil || other.role == nil || role == other.role
  }

  /// Whether a preset is compared with others: not when it stands for another on purpose, nor when it is
  /// going away.
  var isComparable: Bool {
    motion != nil && !isAlias && typed.deprecated == nil && !equalsBase
  }

  /// Whether a derived spring is its base.
  var equalsBase: Bool {
    guard isDerived, let motion, let base = parent?.motion else { return false }
    return ExactMotion(motion) == ExactMotion(base)
  }
}

/// A motion by its numbers, rounded to a billionth, so that the same motion in another system's parameters is
/// equal in spite of rounding errors. A spring's mass is no part of it: it does not change how things move.
private struct ExactMotion: Hashable {
  private let kind: Kind
  private var numbers: [Int64] = []
  private var curve: UnitCurve?
  /// One that has properties, with all of them.
  private var whole: Motion?

  /// Whether it is a single value, which many libraries share.
  var isBare: Bool { kind == .duration || kind == .curve }

  init(_ motion: Motion) {
    kind = motion.kind
    switch motion {
    case .spring(let spring, let delay): numbers = Self.rounded(spring.duration, spring.bounce, delay)
    case .tween(let shape, let duration, let delay):
      (curve, numbers) = (shape.canonical, Self.rounded(duration, delay))
    case .curve(let shape): curve = shape.canonical
    case .duration(let seconds): numbers = Self.rounded(seconds)
    case .clip, .sequence, .morph: whole = motion
    }
  }

  private static func rounded(_ values: Double...) -> [Int64] {
    values.map { Int64(exactly: ($0 * 1e9).rounded()) ?? Int64(truncatingIfNeeded: $0.bitPattern) }
  }
}

extension UnitCurve {
  /// The curve by its control points where it has some, so that `easeInOut` and its numbers are one.
  fileprivate var canonical: UnitCurve { bezier.map { .bezier($0) } ?? self }
}
