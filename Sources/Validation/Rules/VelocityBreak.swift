import MotionPhysics
import Presets

extension Rule {
  static let velocityBreak = Rule(
    id: "velocity-break",
    summary: "Where two keyframes meet, the value does not change its speed at once.",
    explanation: """
      A thing that is suddenly faster, slower or turned round looks as if it had hit something. Cubic and \
      spring keyframes take over the speed of the one before unless they are given another; linear ones do \
      not, unless their curves begin and end at rest. Colour and opacity, and clips of role effects, are \
      spared.
      """,
    severity: .warning,
    threshold: RuleThreshold(
      meaning: "the largest change of speed, in average speeds of the faster keyframe", value: 0.5),
    good: [
      #"""
      {"name": "nudge", "kind": "clip", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": [
        {"type": "cubic", "to": 20, "duration": 0.2}, {"type": "cubic", "to": 0, "duration": 0.3}]}]}
      """#
    ],
    bad: [
      #"""
      {"name": "nudge", "kind": "clip", "role": "ambient", "initial": {"x": 0}, "tracks": [{"property": "x", "keyframes": [
        {"type": "linear", "to": 20, "duration": 0.2}, {"type": "linear", "to": 0, "duration": 0.2}]}]}
      """#
    ],
    check: .preset { preset, report in
      if preset.role == .effects { return }
      for view in preset.clipTracks where !view.isStill { checkTrack(view, preset, &report) }
    })

  private static func checkTrack(_ view: ClipTrackView, _ preset: ResolvedPreset, _ report: inout RuleReport)
  {
    let segments = view.track.segments
    for position in segments.indices.dropFirst() {
      let (before, after) = (segments[position - 1], segments[position])
      // A move is a break on purpose, and keyframes without length have a rule of their own.
      guard before.motion != .move, after.motion != .move, before.duration > 0, after.duration > 0 else {
        continue
      }
      let change = (after.startVelocity - before.endVelocity).norm
      let average = max(
        (before.endValue - before.startValue).norm / before.duration,
        (after.endValue - after.startValue).norm / after.duration)
      guard average > 0, change > report.threshold * average else { continue }
      report.add(
        preset, at: view.path(ofKeyframe: position),
        "the speed of \(view.property) breaks where keyframe \(position + 1) begins: it changes at once by "
          + "\(ReadableNumber.text(change)) a second",
        hint: "make it a cubic or spring keyframe, or give the linear ones a curve that rests at its ends")
    }
  }
}
