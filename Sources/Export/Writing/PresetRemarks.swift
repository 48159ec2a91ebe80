import MotionPhysics
import Presets

/// What people want to read beside a preset, a sentence a line, not yet made safe for a comment.
enum PresetRemarks {
  /// What it is for, where its numbers come from, what it resolves to, what replaces it, and that it should not be
  /// used any more.
  static func lines(of exported: ExportedPreset) -> [String] {
    var lines: [String] = []
    if let summary = exported.preset.summary { lines.append(summary) }
    lines.append(source(of: exported))
    if let reduced = exported.reduced { lines.append("With less motion: \(text(of: reduced)).") }
    switch exported.preset.deprecated {
    case .plain: lines.append("Deprecated.")
    case .instead(let text): lines.append("Deprecated: \(text)")
    case nil: break
    }
    return lines
  }

  /// What was typed; of a spring in other words than duration and bounce also what that makes.
  private static func source(of exported: ExportedPreset) -> String {
    let typed = exported.preset.content.words
    let motion = MotionDescription(exported.motion)
    let resolved = [motion.springNumbers(beside: typed), motion.settling()].compactMap(\.self)
    return resolved.isEmpty ? typed : "\(typed); \(resolved.joined(separator: ", "))"
  }

  /// What could not be carried, as a sentence; without its end and its beginning it is a note on stderr.
  static func notes(_ remarks: [String]) -> [String] { remarks.map { "Note: \($0)." } }

  private static func text(of reduced: ReducedPartner) -> String {
    switch reduced {
    case .cut: "none"
    case .preset(let name, _): name.text
    case .elsewhere(let name): "\(name), which is not part of this export"
    }
  }
}
