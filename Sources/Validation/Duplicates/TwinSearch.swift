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
private enum ExactMotion: Hashable {
  case spring(duration: Int64, bounce: Int64, delay: Int64)
  case duration(Int64)
  indirect case curve(UnitCurve)
  indirect case tween(UnitCurve, duration: Int64, delay: Int64)
  /// One that has properties, with all of them.
  indirect case whole(Motion)

  /// Whether it is a single value, which many libraries share.
  var isBare: Bool {
    switch self {
    case .duration, .curve: true
    case .spring, .tween, .whole: false
    }
  }

  init(_ motion: Motion) {
    switch motion.animation {
    case .spring(let spring, let delay):
      self = .spring(
        duration: Self.rounded(spring.duration), bounce: Self.rounded(spring.bounce),
        delay: Self.rounded(delay))
    case .tween(let curve, let duration, let delay):
      self = .tween(curve.canonical, duration: Self.rounded(duration), delay: Self.rounded(delay))
    case nil:
      self =
        motion.duration.map { .duration(Self.rounded($0)) } ?? motion.curve.map { .curve($0.canonical) }
        ?? .whole(motion)
    }
  }

  private static func rounded(_ value: Double) -> Int64 {
    Int64(exactly: (value * 1e9).rounded()) ?? Int64(truncatingIfNeeded: value.bitPattern)
  }
}

extension UnitCurve {
  /// The curve by its control points where it has some, so that `easeInOut` and its numbers are one.
  fileprivate var canonical: UnitCurve { bezier.map { .bezier($0) } ?? self }
}
