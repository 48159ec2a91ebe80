import MotionPhysics
import Presets

extension Rule {
  static let springKeyframeCut = Rule(
    id: "spring-keyframe-cut",
    summary: "A spring keyframe lasts until its spring has settled.",
    explanation: """
      A spring keyframe with a duration is cut off there, wherever the value is, and the next keyframe \
      starts from that place: the value named in the keyframe is not reached. Leave the duration out, and \
      the spring settles; or give it more time. To cut it on purpose, so that the next keyframe takes over \
      the speed, allow it.
      """,
    severity: .warning,
    threshold: RuleThreshold(
      meaning: "the largest share of its way that a spring may still have to go", value: 0.02),
    good: [
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "spring", "to": 1.2, "spring": {"duration": 0.3}}, {"type": "spring", "to": 1}]}]}
      """#
    ],
    bad: [
      #"""
      {"name": "pop", "kind": "clip", "initial": {"scale": 1}, "tracks": [{"property": "scale", "keyframes": [
        {"type": "spring", "to": 1.2, "duration": 0.1, "spring": {"duration": 0.3}}, {"type": "spring", "to": 1}]}]}
      """#
    ],
    check: .preset { preset, report in
      for (view, number, segment) in preset.clipSegments {
        guard case .spring(let spring, let target) = segment.motion else { continue }
        let way = (target - segment.startValue).norm
        guard way > 0 else { continue }
        // A spring may pass its target at full speed just then: the speed counts as the way it is worth.
        let left = (target - segment.endValue).norm / way
        let speed = segment.endVelocity.norm / spring.angularFrequency / way
        let rest = (left * left + speed * speed).squareRoot()
        guard rest > report.threshold else { continue }
        report.add(
          preset, at: view.path(ofKeyframe: number),
          "the spring of \(view.property) is cut after \(ReadableNumber.seconds(segment.duration)), "
            + "\(ReadableNumber.percent(left)) of the way from where it leads",
          hint: "leave the duration out so that it settles, or allow it: \(report.allowing(preset))")
      }
    })
}
