import MotionPhysics
import Presets

/// A preset's row in a table, not yet escaped for any kind of table.
struct PresetRow {
  /// Its name.
  let name: String
  /// What it is.
  let kind: String
  /// The motion in words.
  let motion: String
  /// How long it takes.
  let length: Length
  /// `none`, the name of the reduced partner, or empty.
  let reduced: String
  /// Its role, or empty.
  let role: String
  /// When to use it, or empty.
  let summary: String
  /// The replacement of a deprecated preset, `yes` without one; empty if it is not deprecated.
  let deprecated: String

  /// How long a motion takes.
  enum Length {
    /// Seconds until it is settled or over, delay included; of what loops one cycle.
    case seconds(Double)
    /// It has no length of its own.
    case none
    /// It never settles.
    case endless
  }

  init(_ exported: ExportedPreset) {
    let preset = exported.preset
    name = preset.name.text
    kind = preset.kind.rawValue
    motion = Self.motion(of: exported)
    length = Self.length(of: exported.motion)
    reduced = exported.reduced?.text ?? ""
    role = preset.role?.rawValue ?? ""
    summary = preset.summary ?? ""
    deprecated =
      switch preset.deprecated {
      case nil: ""
      case .plain: "yes"
      case .instead(let text): text
      }
  }

  /// The parameters as typed, and for a spring in other parameters its duration and bounce.
  private static func motion(of exported: ExportedPreset) -> String {
    if case .alias(let target) = exported.preset.content { return "as \(target)" }
    let typed = exported.preset.content.words
    return [typed, MotionDescription(exported.motion).springNumbers(beside: typed)].compactMap(\.self)
      .joined(separator: "; ")
  }

  private static func length(of motion: Motion) -> Length {
    let seconds: Double? =
      switch motion {
      case .spring, .tween: motion.animation?.duration()
      case .curve, .clip(_, driver: .progress, loops: _): nil
      case .duration(let seconds): seconds
      case .clip(let timeline, _, _): timeline.duration
      case .sequence(let sequence):
        sequence.mode == .loop
          ? sequence.duration : sequence.settles ? sequence.settled(tolerance: 0.001) : .infinity
      case .morph(let morph): max(morph.duration(.present), morph.duration(.dismiss))
      }
    guard let seconds else { return .none }
    return seconds.isFinite ? .seconds(seconds) : .endless
  }
}
