import MotionPhysics
import Presets

extension Rule {
  static let valueJump = Rule(
    id: "value-jump",
    summary: "A clip's value jumps only where a move keyframe says so.",
    explanation: """
      A curve that does not begin at 0 or end at 1, a vertical piece, or steps make the value jump in the \
      middle of a keyframe. On the screen that is a flash. Where a jump is meant, a move keyframe says it, \
      and every platform understands it.
      """,
    severity: .warning,
    threshold: RuleThreshold(meaning: "the largest jump, as a share of the keyframe's way", value: 0.01),
    good: [
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "linear", "to": 1.2, "duration": 0.1, "curve": "easeOut"}, {"type": "move", "to": 1}]}]}
      """#
    ],
    bad: [
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "linear", "to": 1.2, "duration": 0.1, "curve": {"points": [[0, 0], [1, 0.8]]}}]}]}
      """#,
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "linear", "to": 1.2, "duration": 0.1, "curve": {"steps": 3}}]}]}
      """#,
    ],
    check: .preset { preset, report in
      for (view, number, segment) in preset.clipSegments where segment.startValue != segment.endValue {
        guard case .linear(let curve) = segment.motion, curve.largestJump > report.threshold else { continue }
        report.add(
          preset, at: view.path(ofKeyframe: number),
          "\(view.property) jumps by \(ReadableNumber.percent(curve.largestJump)) of its way within keyframe "
            + "\(number + 1)",
          hint: "use a curve from 0 to 1 without steps, or say the jump with a move keyframe")
      }
    })
}

extension UnitCurve {
  /// The largest jump on the way from 0 to 1.
  fileprivate var largestJump: Double {
    var largest = max(abs(value(at: 0)), abs(value(at: 1) - 1))
    switch self {
    case .steps(let curve):
      largest = max(
        largest,
        1 / Double(curve.jump == .none ? curve.count - 1 : curve.count + (curve.jump == .both ? 1 : 0)))
    case .points(let curve):
      for (left, right) in zip(curve.points, curve.points.dropFirst()) where left.x == right.x {
        largest = max(largest, abs(left.y - right.y))
      }
    default:
      break
    }
    return largest
  }
}
