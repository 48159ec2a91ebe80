import Foundation
import Presets
import Testing

/// The books that every compiler is given: what one preset brings along alone, and what all of them do to one another.
enum MatrixBooks {
  /// Each kind in a book of its own, by its name.
  static func single() throws -> [(name: String, book: RegistrySnapshot)] {
    try singles.map { name, kind, rest in
      (name, try book("{\"name\": \"\(name).one\", \"kind\": \"\(kind)\", \(rest)}"))
    }
  }

  /// Every kind and edge, and for each preset another name, one that should not be used any more, and one that
  /// names what to use instead.
  static func everything() throws -> RegistrySnapshot {
    let everything = try ExportGolden.everything()
    var presets = everything.presets
    for preset in everything.presets where preset.name.segments.first != "outside" {
      for (group, deprecated) in [
        ("other", nil), ("old", .plain), ("older", .instead(preset.name.text)),
        ("oldest", .instead("Say it with \"quotes\" and ${signs}.")),
      ] as [(String, Deprecation?)] {
        var alias = Preset(
          name: try PresetName("\(group).\(preset.name)"), content: .alias(of: preset.name))
        alias.deprecated = deprecated
        presets.append(alias)
      }
    }
    return RegistrySnapshot(presets, settings: everything.settings)
  }

  /// A group of the name that formats give to what is around everything.
  static func motionGroup() throws -> RegistrySnapshot {
    try book(
      #"{"name": "motion.quick", "kind": "spring", "duration": 0.2, "reduced": "none"}"#,
      #"{"name": "motion.duration.short", "kind": "duration", "duration": 0.1}"#,
      #"{"name": "motion.again", "kind": "alias", "of": "motion.quick"}"#)
  }

  private static let singles = [
    ("spring", "spring", #""duration": 0.4, "bounce": 0.2"#),
    ("cut", "spring", #""duration": 0.4, "delay": 0.1, "reduced": "none""#),
    ("bezier", "curve", #""bezier": [0.2, 0, 0, 1]"#),
    ("steps", "curve", #""steps": 3, "jump": "both""#),
    ("points", "curve", #""points": [[0, 0.1], [0.5, 0.4], [1, 0.9]]"#),
    ("duration", "duration", #""duration": 0.2"#),
    ("tween", "tween", #""curve": "easeOut", "duration": 0.2"#),
    ("circular", "tween", #""curve": "circularEaseIn", "duration": 0.2"#),
    ("stepped", "tween", #""curve": {"steps": 3}, "duration": 0.2, "reduced": "none""#),
    (
      "clip", "clip",
      #"""
      "initial": {"offset": [0, 40], "color": [1, 0, 0, 1], "scale": 1}, "tracks": [
      {"property": "offset", "keyframes": [{"type": "spring", "to": [0, 0], "duration": 0.6, "spring": {"duration": 0.3, "bounce": 0.2}}]},
      {"property": "color", "keyframes": [{"type": "linear", "to": [0, 0, 1, 1], "duration": 0.2}]},
      {"property": "scale", "keyframes": [{"type": "move", "to": 2}, {"type": "cubic", "to": 1, "duration": 0.2}]}]
      """#
    ),
    (
      "sequence", "sequence",
      #"""
      "mode": "loop", "phases": [{"name": "in", "values": {"scale": 1}, "animation": {"duration": 0.2}},
      {"name": "out", "values": {"scale": 2}, "animation": null}]
      """#
    ),
    (
      "morph", "morph",
      #"""
      "present": {"animation": {"duration": 0.4, "bounce": 0.1}, "initialVelocity": 1},
      "elements": [{"name": "card", "properties": {"opacity": {"from": 0, "to": 0}, "frame": {"from": [0, 0, 1, 1], "to": [0, 0, 2, 2]}}}]
      """#
    ),
  ]

  static func book(_ presets: String...) throws -> RegistrySnapshot {
    try ExportGolden.book(presets: presets.joined(separator: ", "))
  }
}
