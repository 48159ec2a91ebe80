import MotionPhysics
import Presets

/// A preset's row in a table, not yet escaped for any kind of table.
struct PresetRow {
  let exported: ExportedPreset

  var name: String { exported.name.text }
  var kind: String { exported.preset.kind.rawValue }
  /// `none`, the name of the reduced partner, or empty.
  var reduced: String { exported.reduced?.text ?? "" }
  /// Its role, or empty.
  var role: String { exported.preset.role?.rawValue ?? "" }
  /// When to use it, or empty.
  var summary: String { exported.preset.summary ?? "" }

  /// The motion in words: the parameters as typed, and for a spring in other parameters its duration and bounce.
  var motion: String {
    if case .alias(let target) = exported.preset.content { return "as \(target)" }
    let typed = exported.preset.content.words
    return [typed, MotionDescription(exported.motion).springNumbers(beside: typed)].compactMap(\.self)
      .joined(separator: "; ")
  }

  /// Seconds until it is settled or over, delay included, of what loops one cycle; infinite for what never settles, nil
  /// for what has no length of its own.
  var seconds: Double? {
    switch exported.motion {
    case .spring, .tween, .curve, .duration, .clip: MotionDescription(exported.motion).seconds
    case .sequence(let sequence): sequence.settledDuration
    case .morph(let morph): max(morph.duration(.present), morph.duration(.dismiss))
    }
  }

  /// The replacement of a deprecated preset, `yes` without one; empty if it is not deprecated.
  var deprecated: String { exported.preset.deprecated.map { $0.text ?? "yes" } ?? "" }

  /// The course of the value from 0 to 1 in eighths of a line's height, from the start to the end; empty for what has
  /// none.
  var picture: String { CurvePicture(exported.motion)?.text ?? "" }

  /// The names of ``numbers``.
  static let numberNames = [
    "duration", "bounce", "mass", "stiffness", "damping", "x1", "y1", "x2", "y2", "delay",
  ]

  /// Its numbers, by ``numberNames``; only those that it has.
  var numbers: [String: Double] {
    switch exported.motion.animation {
    case .spring(let spring, let delay):
      [
        "duration": spring.duration, "bounce": spring.bounce, "mass": spring.mass,
        "stiffness": spring.stiffness, "damping": spring.damping, "delay": delay,
      ]
    case .tween(let curve, let duration, let delay):
      Self.points(of: curve).merging(["duration": duration, "delay": delay]) { $1 }
    case nil:
      exported.motion.curve.map(Self.points) ?? exported.motion.duration.map { ["duration": $0] } ?? [:]
    }
  }

  private static func points(of curve: UnitCurve) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: zip(["x1", "y1", "x2", "y2"], curve.bezier?.numbers ?? []))
  }
}

/// The course of a motion from 0 to 1 as a few signs of text, each an eighth of the line high: what a table can show
/// wherever it is read.
struct CurvePicture {
  /// `▁▂▅▇█▇▇▇`
  let text: String

  private static let blocks = Array("▁▂▃▄▅▆▇█")
  private static let width = 12

  /// - Returns: Nil for what is no single way from 0 to 1, or never settles.
  init?(_ motion: Motion) {
    guard motion.duration == nil, let animation = motion.comparable else { return nil }
    let value: (Double) -> Double
    switch animation {
    case .spring(let spring, _):
      let end = spring.settlingTime()
      guard end.isFinite else { return nil }
      value = { spring.value(time: $0 * end) }
    case .tween(let curve, let duration, _):
      guard duration > 0 else { return nil }
      value = { curve.value(at: $0) }
    }
    let heights = (0..<Self.width).map { value(Double($0) / Double(Self.width - 1)) }
    let (low, high) = (min(heights.min() ?? 0, 0), max(heights.max() ?? 1, 1))
    let last = Self.blocks.count - 1
    text = String(
      heights.map {
        Self.blocks[min(max(Int((($0 - low) / (high - low) * Double(last)).rounded()), 0), last)]
      })
  }
}
