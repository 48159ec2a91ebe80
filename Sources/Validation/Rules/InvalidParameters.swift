import Presets

extension Rule {
  static let invalidParameters = Rule(
    id: "invalid-parameters",
    summary: "Every key is known, every value of its type, and every number in its range.",
    explanation: """
      A preset that breaks this makes no motion, and nothing can be exported from it. The registry itself \
      refuses such presets; this rule tells them in JSON files, each with its line. Write durations above 0 \
      and in seconds, bounces above -1 and at most 1, and the parameters of one system only. A registry that \
      an older version wrote may hold a number that is out of its range now: docs/ranges.md lists them all.
      """,
    severity: .error, isStyle: false, isRequired: true,
    good: [#"{"name": "card", "kind": "spring", "duration": 0.5, "bounce": 0.3}"#],
    bad: [
      #"{"name": "card", "kind": "spring", "duration": -0.5}"#,
      #"{"name": "card", "kind": "spring", "duration": 0.5, "bounce": 1.5}"#,
      #"{"name": "card", "kind": "spring", "stiffness": 170, "friction": 26}"#,
      #"{"name": "card", "kind": "spring", "duration": "fast", "bonce": 0.2}"#,
    ],
    check: .preset { preset, report in
      for fault in preset.faults {
        switch fault {
        case .parameter(let error, let path, _) where !preset.isDerived || path == "delay":
          report.add(preset, at: path, error.sentence, hint: "write a number in the range")
        case .excess(let excess, _) where excess.path != "name":
          report.add(
            preset, at: excess.path, excess.message, hint: "shorten it, or make several presets of it")
        default: break
        }
      }
    })
}
