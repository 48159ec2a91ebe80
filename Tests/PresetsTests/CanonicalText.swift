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
          "name": "morph.dive",
          "kind": "morph",
          "present": {
            "animation": {
              "duration": 0.5,
              "bounce": 0
            },
            "initialVelocity": 0.5
          },
          "dismiss": {
            "animation": "apple.bouncy"
          },
          "elements": [
            {
              "name": "cell",
              "delay": 0,
              "animation": "apple.snappy",
              "properties": {
                "frame": {
                  "from": [16, 200, 80, 80],
                  "to": [0, 0, 390, 844]
                },
                "opacity": {
                  "from": 1,
                  "to": 1
                }
              }
            }
          ],
          "interactive": {
            "axis": "up",
            "distance": 320,
            "cap": 0.9,
            "threshold": 0.1,
            "finish": "fade",
            "cancel": {
              "curve": "easeOut",
              "duration": "duration.fast"
            }
          },
          "reduced": "fade"
        },
        {
          "name": "motion.soft",
          "kind": "spring",
          "dialect": "motion",
          "visualDuration": 0.4,
          "bounce": 0.3
        },
        {
          "name": "phases.reaction",
          "kind": "sequence",
          "mode": "trigger",
          "phases": [
            {
              "name": "initial",
              "values": {
                "scale": 1,
                "offset": [0, 0]
              },
              "animation": "apple.snappy"
            },
            {
              "name": "move",
              "values": {
                "offset": [0, -64]
              },
              "animation": {
                "base": "apple.bouncy",
                "durationScale": 0.5,
                "delay": 0.1
              }
            },
            {
              "name": "rest",
              "values": {},
              "animation": null
            }
          ]
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
