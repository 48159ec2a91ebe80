import MotionPhysics
import Presets

/// The remarks beside a preset, a sentence a line, not yet made safe for a comment.
enum PresetRemarks {
  /// Its summary, the source of its numbers, the numbers it resolves to, its reduced partner, and whether it should not be
  /// used any more.
  static func lines(of exported: ExportedPreset) -> [String] {
    var lines: [String] = []
    if let summary = exported.preset.summary { lines.append(summary) }
    lines.append(source(of: exported))
    if let reduced = exported.reduced {
      let place = if case .elsewhere = reduced { ", which is not part of this export" } else { "" }
      lines.append("With less motion: \(reduced.text)\(place).")
    }
    if let deprecated = exported.preset.deprecated {
      lines.append(deprecated.text.map { "Deprecated: \($0)" } ?? "Deprecated.")
    }
    return lines
  }

  /// The parameters as typed, and for a spring in other parameters its duration and bounce.
  private static func source(of exported: ExportedPreset) -> String {
    let typed = exported.preset.content.words
    let motion = MotionDescription(exported.motion)
    let resolved = [motion.springNumbers(beside: typed), motion.settling()].compactMap(\.self)
    return resolved.isEmpty ? typed : "\(typed); \(resolved.joined(separator: ", "))"
  }

  /// Losses as sentences for a comment; without the beginning and the end they are notes on stderr.
  static func notes(_ remarks: [String]) -> [String] { remarks.map { "Note: \($0)." } }
}

/// The header of every exported file.
enum GeneratedHeader {
  /// Sentences for comments, one a line: the same of every export, so that two branches that add a preset each do not
  /// conflict here. Whether a file is stale `export --check` tells, which compares its text.
  static let lines = [
    "\(TokenExtension.madeBy).", "Do not edit: change the registry and export it again.",
  ]

  /// All of them in one text.
  static let sentence = lines.joined(separator: " ")
}
