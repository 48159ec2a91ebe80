import Testing

@testable import motionbook

/// A registry with a preset of each kind, for what is sampled.
enum SampledPresets {
  static func makeRunner() throws -> CommandRunner {
    let runner = try CommandRunner()
    try runner.add(
      """
      {"name": "late", "kind": "spring", "duration": 0.5, "bounce": 0.3, "delay": 0.2},
      {"name": "later", "kind": "alias", "of": "late"},
      {"name": "endless", "kind": "spring", "mass": 1, "stiffness": 170, "damping": 0},
      {"name": "stairs", "kind": "curve", "steps": 4, "jump": "end"},
      {"name": "climb", "kind": "tween", "duration": 0.4, "curve": "stairs", "delay": 0.1},
      {"name": "round", "kind": "curve", "path": "M 0,0 C 0,0.3 0.2,0.6 0.5,0.7 S 0.8,1 1,1"},
      {"name": "card", "kind": "clip", "initial": {"scale": 1, "offset": [0, 0]}, "tracks": [
        {"property": "scale", "keyframes": [
          {"type": "linear", "to": 2, "duration": 0.5}, {"type": "move", "to": 3}]},
        {"property": "offset", "keyframes": [{"type": "linear", "to": [0, 90], "duration": 1}]}]}
      """)
    return runner
  }

  static func samples(_ object: JSONObject) throws -> [(time: Double, value: Double, velocity: Double)] {
    try object.objects("samples").map {
      (try $0.number("time"), try $0.number("value"), try $0.number("velocity"))
    }
  }
}
