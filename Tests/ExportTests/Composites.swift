import Presets
import Testing

/// Sequences and morphs with everything that they may have.
enum Composites {
  static func book() throws -> RegistrySnapshot {
    try ExportGolden.book(Array(json.utf8))
  }

  private static let json = """
    {
      "format": "motionbook/1",
      "presets": [
        {
          "name": "morph.card", "kind": "morph", "summary": "A card grows.",
          "present": {"animation": {"duration": 0.5, "bounce": 0.2}, "initialVelocity": 2},
          "dismiss": {"animation": {"curve": "easeIn", "duration": 0.2}},
          "elements": [
            {
              "name": "hero image",
              "properties": {
                "frame": {"from": [0, 0, 10, 10], "to": [0, 0, 100, 200]}, "corner radius": {"from": 8, "to": 0}
              }
            },
            {
              "name": "*/ ${backdrop} \\\\(x)", "delay": 0.1,
              "animation": {"curve": {"steps": 3}, "duration": 0.3}, "properties": {"opacity": {"from": 0, "to": 1}}
            }
          ],
          "interactive": {
            "axis": "down", "distance": 300, "cap": 0.9, "threshold": 0.4,
            "finish": {"duration": 0.3, "bounce": 0}, "cancel": {"duration": 0.3, "bounce": 0.1, "delay": 1}
          },
          "reduced": "none"
        },
        {
          "name": "sequence.hop", "kind": "sequence", "mode": "trigger",
          "phases": [
            {
              "name": "rest", "values": {"y": 0, "offset": [0, 1]},
              "animation": {"duration": 0.3, "bounce": 0.2, "delay": 0.05}
            },
            {
              "name": "default", "values": {"y": -40}, "animation": {"curve": "circularEaseIn", "duration": 0.2}
            },
            {"name": "*/ values ${x}", "values": {"y": 3}}
          ]
        },
        {"name": "fade.old", "kind": "tween", "curve": "easeOut", "duration": 0.2, "deprecated": true},
        {"name": "fade.older", "kind": "alias", "of": "fade.old"},
        {"name": "fade.user", "kind": "spring", "duration": 0.3, "bounce": 0, "reduced": "fade.old"},
        {"name": "sequence.other", "kind": "alias", "of": "sequence.hop"},
        {
          "name": "sequence.spin", "kind": "sequence", "mode": "loop", "deprecated": "sequence.hop",
          "phases": [{"name": "only", "values": {"self": 0, "let": 1, "init": 2, "in": 3}}]
        }
      ]
    }
    """
}
