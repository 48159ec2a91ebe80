/// The kinds of the documentation as they are written.
enum CanonicalText {
  static let everyKind = """
    {
      "format": "motionbook/1",
      "settings": {
        "rules": {
          "near-duplicate": {
            "severity": "note",
            "threshold": 0.02
          }
        }
      },
      "presets": [
        {
          "name": "apple.bouncy",
          "kind": "spring",
          "duration": 0.5,
          "bounce": 0.3
        },
        {
          "name": "apple.snappy",
          "kind": "spring",
          "duration": 0.5,
          "bounce": 0.15,
          "origin": "apple"
        },
        {
          "name": "button.press",
          "kind": "alias",
          "of": "apple.snappy"
        },
        {
          "name": "card.flip",
          "kind": "spring",
          "stiffness": 170,
          "damping": 26,
          "delay": 0.05
        },
        {
          "name": "curve.emphasized",
          "kind": "curve",
          "path": "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1"
        },
        {
          "name": "curve.frames",
          "kind": "curve",
          "steps": 4,
          "jump": "end"
        },
        {
          "name": "curve.spring-ish",
          "kind": "curve",
          "points": [
            [0, 0],
            [0.3, 1.05],
            [1, 1]
          ]
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
          "duration": "duration.fast",
          "delay": 0
        },
        {
          "name": "heart.reaction",
          "kind": "clip",
          "driver": "time",
          "loops": false,
          "initial": {
            "scale": 1,
            "offset": [0, 0]
          },
          "tracks": [
            {
              "property": "scale",
              "keyframes": [
                {
                  "type": "linear",
                  "to": 1,
                  "duration": 0.36,
                  "curve": "easeInOut"
                },
                {
                  "type": "spring",
                  "to": 1.5,
                  "duration": 0.8,
                  "spring": "apple.bouncy"
                },
                {
                  "type": "cubic",
                  "to": 1.1,
                  "duration": 0.2,
                  "startVelocity": 0,
                  "endVelocity": 0
                },
                {
                  "type": "move",
                  "to": 1
                }
              ]
            }
          ]
        },
        {
          "name": "motion.soft",
          "kind": "spring",
          "dialect": "motion",
          "visualDuration": 0.4,
          "bounce": 0.3
        },
        {
          "name": "sheet.present",
          "kind": "spring",
          "summary": "A sheet that comes up.",
          "base": "apple.snappy",
          "duration": 0.4,
          "extraBounce": 0.05,
          "reduced": "fade",
          "role": "spatial",
          "deprecated": "use another",
          "allow": {
            "near-duplicate": "on purpose"
          },
          "origin": "acme",
          "extensions": {
            "com.acme": {
              "id": 12345678901234567890
            }
          }
        }
      ]
    }

    """
}
