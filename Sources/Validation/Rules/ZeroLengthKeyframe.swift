import MotionPhysics
import Presets

extension Rule {
  static let zeroLengthKeyframe = Rule(
    id: "zero-length-keyframe",
    summary: "Every keyframe but a move takes time.",
    explanation: """
      A keyframe without length is a jump that does not say so, and platforms disagree on what it shows. If \
      the value shall jump, use a move. A spring keyframe without a duration that starts at rest where it \
      leads to takes no time either: leave it out.
      """,
    severity: .error, isStyle: false,
    good: [
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "cubic", "to": 1.2, "duration": 0.1}, {"type": "move", "to": 1}]}]}
      """#
    ],
    bad: [
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "cubic", "to": 1.2, "duration": 0.1}, {"type": "linear", "to": 1, "duration": 0}]}]}
      """#,
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "spring", "to": 1}, {"type": "cubic", "to": 1.2, "duration": 0.1}]}]}
      """#,
    ],
    check: .preset { preset, report in
      for (view, number, segment) in preset.clipSegments where segment.duration <= 0 {
        guard segment.motion != .move else { continue }
        report.add(
          preset, at: view.path(ofKeyframe: number),
          "keyframe \(number + 1) of \(view.property) takes no time",
          hint: "give it a duration, make it a move, or leave it out")
      }
    })
}
