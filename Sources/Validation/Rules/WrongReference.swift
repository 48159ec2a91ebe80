import Presets

extension Rule {
  static let wrongReference = Rule(
    id: "wrong-reference",
    summary: "Every preset that is mentioned is of the kind that is needed there.",
    explanation: """
      A base must be a spring, a tween's curve a curve and its duration a duration, a keyframe's spring a \
      spring, an animation a spring or a tween. An alias counts as what it names.
      """,
    severity: .error, isStyle: false, isRequired: true,
    good: [
      #"""
      {"name": "standard", "kind": "curve", "bezier": [0.2, 0, 0, 1]},
      {"name": "fade", "kind": "tween", "curve": "standard", "duration": 0.2, "role": "effects"}
      """#
    ],
    bad: [
      #"""
      {"name": "fast", "kind": "duration", "duration": 0.15},
      {"name": "fade", "kind": "tween", "curve": "fast", "duration": 0.2, "role": "effects"}
      """#,
      #"""
      {"name": "fast", "kind": "duration", "duration": 0.15},
      {"name": "sheet", "kind": "spring", "base": "fast", "extraBounce": 0.1}
      """#,
    ],
    check: .preset { preset, report in
      for fault in preset.faults {
        guard case .wrongKind(_, _, let wanted, let path, _) = fault else { continue }
        report.add(
          preset, at: path, fault.message,
          hint: "name \(wanted.phrase) there, or write it in place of the name")
      }
    })
}
