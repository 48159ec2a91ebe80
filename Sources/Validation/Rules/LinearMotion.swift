import MotionPhysics
import Presets

extension Rule {
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
    check: .preset { preset, report in
      guard preset.role == nil || preset.role == .spatial else { return }
      if case .tween(let curve, _, _)? = preset.ownMotion, curve.isLinear {
        report.add(
          preset, "it moves at an even speed and stops at once, which looks mechanical",
          hint:
            "use a curve that slows down or a spring; for a fade set --role effects, for a loop --role ambient"
        )
      }
      guard case .clip(_, let driver, _) = preset.motion, driver != .progress else { return }
      for (view, number, segment) in preset.clipSegments {
        guard case .linear(let curve) = segment.motion, curve.isLinear,
          segment.startValue != segment.endValue, !view.isStill
        else { continue }
        report.add(
          preset, at: view.path(ofKeyframe: number),
          "keyframe \(number + 1) of \(view.property) moves at an even speed, which looks mechanical",
          hint: "give it a curve, or make it a cubic or spring keyframe; for a loop set --role ambient")
      }
    })
}

extension UnitCurve {
  /// Whether the curve goes as time goes.
  fileprivate var isLinear: Bool {
    switch self {
    case .linear: true
    case .bezier(let curve): curve.x1 == curve.y1 && curve.x2 == curve.y2
    case .points(let curve): curve.points.allSatisfy { abs($0.x - $0.y) < 1e-9 }
    default: false
    }
  }
}
