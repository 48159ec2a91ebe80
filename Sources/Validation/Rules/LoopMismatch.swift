import MotionPhysics
import PlainText
import Presets

extension Rule {
  static let loopMismatch = Rule(
    id: "loop-mismatch",
    summary: "In a looping clip every track ends where it starts.",
    explanation: """
      Where a loop begins again, each value goes back to its initial one at once. If it was elsewhere, that \
      is a jump at every turn. End the track at its initial value, or with a move keyframe to it. Whole \
      turns of an angle may stay: nobody sees them.
      """,
    severity: .warning,
    threshold: RuleThreshold(meaning: "the largest jump, as a share of the track's range", value: 0.01),
    good: [
      #"""
      {"name": "pulse", "kind": "clip", "loops": true, "initial": {"scale": 1}, "tracks": [{"property": "scale",
        "keyframes": [{"type": "cubic", "to": 1.1, "duration": 0.5}, {"type": "cubic", "to": 1, "duration": 0.5}]}]}
      """#
    ],
    bad: [
      #"""
      {"name": "pulse", "kind": "clip", "loops": true, "initial": {"scale": 1}, "tracks": [{"property": "scale",
        "keyframes": [{"type": "cubic", "to": 1.1, "duration": 0.5}]}]}
      """#
    ],
    check: .preset { preset, report in
      guard case .clip(_, _, loops: true) = preset.motion else { return }
      for view in preset.clipTracks {
        guard let last = view.track.segments.last, !isWholeTurns(view, last) else { continue }
        let jump = (last.endValue - view.track.initial).norm
        guard jump > report.threshold * view.range else { continue }
        report.add(
          preset, at: view.path,
          "it loops, and \(view.property) ends \(ReadableNumber.text(jump)) away from where it starts: it jumps at every turn",
          hint: "let the last keyframe lead back to the initial value, or end with a move")
      }
    })

  private static func isWholeTurns(_ view: ClipTrackView, _ last: ValueSegment) -> Bool {
    let name = view.property.lowercased()
    guard ["rotat", "angle", "heading", "hue", "turn"].contains(where: { name.holds($0) }) else {
      return false
    }
    let turns = (last.endValue[0] - view.track.initial[0]) / 360
    return view.track.initial.isScalar && abs(turns - turns.rounded()) < 1e-6
  }
}
