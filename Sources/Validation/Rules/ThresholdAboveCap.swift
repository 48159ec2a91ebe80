import MotionPhysics
import Presets

extension Rule {
  static let thresholdAboveCap = Rule(
    id: "threshold-above-cap",
    summary: "A morph's gesture can reach the progress above which it finishes.",
    explanation: """
      A release finishes a morph when the progress is above the threshold, and the progress never goes above \
      the cap. With a threshold at the cap or above it every gesture is cancelled, however far the finger goes. \
      Where the release is projected, a flick goes on beyond the cap and can finish.
      """,
    severity: .error,
    isStyle: false,
    good: [
      #"""
      {"name": "dive", "kind": "morph", "reduced": "none", "present": {"animation": {"duration": 0.5}},
        "elements": [{"name": "cell", "properties": {"scale": {"from": 1, "to": 2}}}],
        "interactive": {"axis": "up", "distance": 320, "cap": 0.9, "threshold": 0.1,
          "finish": {"duration": 0.4}, "cancel": {"duration": 0.3}}}
      """#,
      #"""
      {"name": "flick", "kind": "morph", "reduced": "none", "present": {"animation": {"duration": 0.5}},
        "elements": [{"name": "cell", "properties": {"scale": {"from": 1, "to": 2}}}],
        "interactive": {"axis": "up", "distance": 320, "cap": 0.4, "threshold": 0.5, "projection": 0.998,
          "finish": {"duration": 0.4}, "cancel": {"duration": 0.3}}}
      """#,
    ],
    bad: [
      #"""
      {"name": "dive", "kind": "morph", "reduced": "none", "present": {"animation": {"duration": 0.5}},
        "elements": [{"name": "cell", "properties": {"scale": {"from": 1, "to": 2}}}],
        "interactive": {"axis": "up", "distance": 320, "cap": 0.4, "threshold": 0.5,
          "finish": {"duration": 0.4}, "cancel": {"duration": 0.3}}}
      """#
    ],
    check: .preset { preset, report in
      guard case .morph(let morph)? = preset.ownMotion, let gesture = morph.interaction,
        gesture.threshold >= gesture.cap, gesture.projection == 0
      else { return }
      report.add(
        preset, at: "interactive.threshold",
        "it finishes above \(ReadableNumber.percent(gesture.threshold)), and its gesture ends at "
          + "\(ReadableNumber.percent(gesture.cap)): it can never finish",
        hint: "lower the threshold, or raise the cap")
    })
}
