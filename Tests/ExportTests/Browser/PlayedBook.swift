import Presets
import Testing

/// What browsers are given to play: every kind of preset, and clips and sequences at the edges of what a style sheet can
/// say.
enum PlayedBook {
  static func everything() throws -> RegistrySnapshot {
    let everything = try ExportGolden.everything()
    let presets = everything.presets + (try edges().presets)
    return RegistrySnapshot(presets.sorted { $0.name.text < $1.name.text }, settings: everything.settings)
  }

  private static func edges() throws -> RegistrySnapshot {
    try ExportGolden.book(
      presets: #"""
        {"name": "edge.faint", "kind": "clip", "summary": "A colour comes out of nothing by a spring.",
        "initial": {"color": [1, 0, 0, 0]}, "tracks": [{"property": "color", "keyframes": [
        {"type": "spring", "to": [0.3, 0.2, 0.7, 0.6], "spring": {"duration": 0.5, "bounce": 0.7}}]}]},
        {"name": "edge.limits", "kind": "clip", "summary": "Springs and lines go beyond what a style sheet takes.",
        "initial": {"blur": 16, "cornerRadius": 24, "width": 20, "opacity": 1, "backgroundColor": [1, 1, 1]}, "tracks": [
        {"property": "blur", "keyframes": [{"type": "spring", "to": 4, "spring": {"duration": 0.4, "bounce": 0.8}}]},
        {"property": "cornerRadius", "keyframes": [
        {"type": "spring", "to": 0, "spring": {"duration": 0.5, "bounce": 0.3}}]},
        {"property": "width", "keyframes": [{"type": "linear", "to": -10, "duration": 0.3}, {"type": "move", "to": 20},
        {"type": "linear", "to": 0, "duration": 0.3, "curve": {"bezier": [0.3, 0, 0.5, 2]}}]},
        {"property": "opacity", "keyframes": [
        {"type": "spring", "to": 0, "spring": {"duration": 0.5, "bounce": 0.7}}]},
        {"property": "backgroundColor", "keyframes": [
        {"type": "spring", "to": [0.05, 0.05, 0.05], "spring": {"duration": 0.4, "bounce": 0.8}}]}]},
        {"name": "edge.shared", "kind": "clip", "summary": "Tracks of one property of CSS end by jumps, each at its time.",
        "initial": {"x": 0, "y": 0, "scaleX": 1, "scaleY": 1}, "tracks": [
        {"property": "x", "keyframes": [{"type": "linear", "to": 100, "duration": 1}]},
        {"property": "y", "keyframes": [{"type": "linear", "to": 10, "duration": 0.5}, {"type": "move", "to": 30}]},
        {"property": "scaleX", "keyframes": [
        {"type": "linear", "to": 2, "duration": 0.3, "curve": {"steps": 2, "jump": "end"}}]},
        {"property": "scaleY", "keyframes": [{"type": "move", "to": 3},
        {"type": "linear", "to": 2, "duration": 0.9, "curve": "easeOut"}]}]},
        {"name": "edge.snap", "kind": "sequence", "summary": "It jumps back to where it rests.", "mode": "trigger",
        "phases": [{"name": "rest", "values": {"scale": 1, "opacity": 1}, "animation": null},
        {"name": "up", "values": {"scale": 1.5, "opacity": 0.5}, "animation": {"curve": "easeOut", "duration": 0.2}}]}
        """#)
  }
}
