import Presets

extension Rule {
  static let danglingReference = Rule(
    id: "dangling-reference",
    summary: "Every preset that is mentioned exists.",
    explanation: """
      A base, an alias's target, a curve, a duration, a keyframe's spring or a reduced partner that does not \
      exist leaves the preset without a motion. Mostly the name is misspelt, or the preset was renamed in \
      another branch.
      """,
    severity: .error, isStyle: false, isRequired: true,
    good: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "sheet", "kind": "spring", "base": "snappy", "duration": 0.5}
      """#
    ],
    bad: [
      #"{"name": "sheet", "kind": "spring", "base": "snapy", "duration": 0.5}"#,
      #"{"name": "press", "kind": "alias", "of": "snappy"}"#,
      #"{"name": "sheet", "kind": "spring", "duration": 0.5, "reduced": "fade"}"#,
    ],
    check: .preset { preset, report in
      for fault in preset.faults {
        guard case .missing(let name, let path, _) = fault,
          !report.subject.unreadNames.contains(name.text)
        else { continue }
        let suggestion = report.suggestion(for: name)
        report.add(
          preset, at: path, fault.message,
          hint: suggestion ?? "correct the name there, or add a preset that has it")
      }
    })
}
