import MotionPhysics
import Presets

extension Rule {
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
    check: .preset { preset, report in
      // A bounce that a person typed as the limit in another system's parameters misses it by a rounding
      // error.
      let limit = report.threshold + 1e-9
      for (path, spring) in ownSprings(of: preset) where spring.bounce > limit {
        report.add(
          preset, at: path,
          "bounce is \(ReadableNumber.text(spring.bounce)): it swings "
            + "\(ReadableNumber.percent(spring.overshoot())) past its target, which looks exaggerated on interface elements",
          hint:
            "keep it at \(ReadableNumber.text(report.threshold)) or less, or allow it: \(report.allowing(preset))"
        )
      }
    })

  /// The spring that a preset is, or those that are written in a clip's keyframes: ones that are presets are reported
  /// there.
  private static func ownSprings(of preset: ResolvedPreset) -> [(path: String, spring: Spring)] {
    if case .spring(let spring, _)? = preset.ownMotion { return [("", spring)] }
    var springs: [(path: String, spring: Spring)] = []
    guard preset.typed.kind == .clip else { return springs }
    preset.typed.content.forEachAnimation { animation, path in
      if case .standalone(let parameters)? = animation.spring?.parameters,
        let spring = try? parameters.spring()
      {
        springs.append((path, spring))
      }
    }
    return springs
  }
}
