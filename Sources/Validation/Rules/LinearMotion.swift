import MotionPhysics
import Presets

extension Rule {
  /// Things that move at an even speed.
  static let linearMotion = Rule(
    id: "linear-motion",
    summary: "What moves from place to place does not move at an even speed.",
    explanation: """
      Nothing with weight starts and stops at once: a linear movement looks mechanical. Use a spring, or a \
      curve that slows down. What only changes colour or opacity (role effects) and what turns in the \
      background, such as a spinner (role ambient), may be linear: give it that role.
      """,
    severity: .warning,
    good: [
      #"{"name": "fade", "kind": "tween", "curve": "linear", "duration": 0.2, "role": "effects"}"#,
      #"""
      {"name": "spinner", "kind": "clip", "loops": true, "role": "ambient", "initial": {"rotation": 0}, "tracks": [
        {"property": "rotation", "keyframes": [{"type": "linear", "to": 360, "duration": 1}]}]}
      """#,
    ],
    bad: [
      #"{"name": "slide", "kind": "tween", "curve": "linear", "duration": 0.3, "role": "spatial"}"#,
      #"""
      {"name": "slide", "kind": "clip", "initial": {"x": 0}, "tracks": [
        {"property": "x", "keyframes": [{"type": "linear", "to": 100, "duration": 0.3}]}]}
      """#,
    ],
    check: { subject, report in
      for index in subject.presets.indices {
        switch subject.resolution.kinds[index] {
        case .tween where !subject.traits[index].contains(.isAlias):
          guard mayMove(index, subject), subject.resolution.curves[index]?.isLinear == true else { continue }
          report.add(
            index, "it moves at an even speed and stops at once, which looks mechanical",
            hint:
              "use a curve that slows down or a spring; for a fade set --role effects, for a loop --role ambient"
          )
        case .clip where mayMove(index, subject):
          checkKeyframes(index, subject, &report)
        default:
          continue
        }
      }
    })

  private static func mayMove(_ index: Int, _ subject: ValidationSubject) -> Bool {
    let role = subject.role(index)
    return role == nil || role == .spatial
  }

  private static func checkKeyframes(_ index: Int, _ subject: ValidationSubject, _ report: inout RuleReport) {
    guard case .clip(let clip) = subject.presets[index].content, clip.driver != .progress else { return }
    for view in subject.clipTracks(index) where !view.isStill {
      for (position, segment) in view.track.segments.enumerated() {
        guard case .linear(let curve) = segment.motion, curve.isLinear, segment.startValue != segment.endValue
        else { continue }
        report.add(
          index, at: view.path(ofKeyframe: position),
          "keyframe \(position + 1) of \(view.property) moves at an even speed, which looks mechanical",
          hint: "give it a curve, or make it a cubic or spring keyframe; for a loop set --role ambient")
      }
    }
  }
}
