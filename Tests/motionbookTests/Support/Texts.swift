/// Registries as JSON that several suites use.
enum Texts {
  /// One of each kind with references, and settings, in canonical form.
  static let settled = """
    {
      "format": "motionbook/1",
      "settings": {
        "rules": {
          "near-duplicate": {
            "severity": "note",
            "threshold": 0.03
          }
        }
      },
      "presets": [
        {
          "name": "button.press",
          "kind": "alias",
          "of": "spring.snappy"
        },
        {
          "name": "curve.standard",
          "kind": "curve",
          "bezier": [0.2, 0, 0, 1]
        },
        {
          "name": "duration.fast",
          "kind": "duration",
          "duration": 0.15
        },
        {
          "name": "fade",
          "kind": "tween",
          "curve": "curve.standard",
          "duration": "duration.fast"
        },
        {
          "name": "sheet.present",
          "kind": "spring",
          "base": "spring.snappy",
          "duration": 0.4,
          "reduced": "fade"
        },
        {
          "name": "spring.snappy",
          "kind": "spring",
          "tension": 170,
          "friction": 26.1,
          "delay": 0.05
        }
      ]
    }

    """

  /// Two mistakes, on lines 2 and 3.
  static let broken = """
    {"format": "motionbook/1", "presets": [
      {"name": "a", "kind": "spring", "duration": -1, "bounce": 0},
      {"name": "b", "kind": "alias", "of": "nothing"}
    ]}

    """

  /// A registry of these presets.
  static func registry(_ presets: String...) -> String {
    "{\"format\": \"motionbook/1\", \"presets\": [\n" + presets.joined(separator: ",\n") + "\n]}\n"
  }

  /// A spring.
  static func spring(_ name: String, _ more: String = "\"duration\": 0.5, \"bounce\": 0.2") -> String {
    "{\"name\": \"\(name)\", \"kind\": \"spring\", \(more)}"
  }
}
