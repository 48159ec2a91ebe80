/// A text with everything in it that JSON has.
enum Sample {
  static let text = #"""
    {"format": "motionbook/1", "settings": {}, "empty": [], "presets": [
      {"name": "heart.reaction", "kind": "clip", "loops": false, "initial": {"scale": 1, "offset": [0, -0.5e+3]},
       "summary": "é \u00e9 \uD83D\uDE00 😀 \n\t\"\\\/", "tracks": [{"property": "scale", "keyframes": [
         {"type": "linear", "to": 1.25E-2, "duration": 0.36, "curve": null}, {"type": "move", "to": -1}]}]},
      {"name": "b", "deprecated": true}], "numbers": [0, -0, 10, 1e2, 1.5]}
    """#
}
