import MotionPhysics
import Presets

extension Rule {
  /// Springs that swing too far.
  static let bounceExaggerated = Rule(
    id: "bounce-exaggerated",
    summary: "Springs of interface elements do not bounce too much.",
    explanation: """
      Above a bounce of 0.4 an element visibly swings past its target and back. Apple's guidance on springs \
      (WWDC23, session 10158) calls that exaggerated for interface elements: people wait for it to come to \
      rest. Keep such springs for rare moments, and say so with an exception.
      """,
    severity: .warning, threshold: RuleThreshold(meaning: "the largest allowed bounce", value: 0.4),
    good: [#"{"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.4}"#],
    bad: [
      #"{"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.55}"#,
      #"{"name": "toast", "kind": "spring", "mass": 1, "stiffness": 600, "damping": 15}"#,
    ],
    check: { subject, report in
      // A bounce that a person typed as the limit in another system's parameters misses it by a rounding
      // error.
      let limit = report.threshold + 1e-9
      for index in subject.presets.indices {
        if let shape = subject.ownSpring(index) {
          guard shape.bounce > limit, report.examines(index) else { continue }
          let hint =
            "keep it at \(ReadableNumber.text(report.threshold)) or less, or allow it: \(report.allowing(index))"
          report.add(index, message(shape), hint: hint)
        } else if subject.presets[index].kind == .clip {
          checkKeyframes(index, limit, subject, &report)
        }
      }
    })

  private static func message(_ shape: SpringShape) -> String {
    "bounce is \(ReadableNumber.text(shape.bounce)): it swings \(ReadableNumber.percent(shape.overshoot)) past its "
      + "target, which looks exaggerated on interface elements"
  }

  /// Springs that are presets are reported there; these are written in their keyframe.
  private static func checkKeyframes(
    _ index: Int, _ limit: Double, _ subject: ValidationSubject, _ report: inout RuleReport
  ) {
    guard case .clip(let clip) = subject.presets[index].content else { return }
    for (trackIndex, track) in clip.tracks.enumerated() {
      for (position, keyframe) in track.keyframes.enumerated() {
        guard case .spring(_, .inline(let typed)?, _) = keyframe.motion,
          case .standalone(let parameters) = typed.parameters, let spring = try? parameters.spring(),
          spring.bounce > limit
        else { continue }
        report.add(
          index, at: "tracks[\(trackIndex)].keyframes[\(position)].spring",
          message(SpringShape(duration: spring.duration, bounce: spring.bounce)),
          hint:
            "keep it at \(ReadableNumber.text(report.threshold)) or less, or allow it: \(report.allowing(index))"
        )
      }
    }
  }
}
