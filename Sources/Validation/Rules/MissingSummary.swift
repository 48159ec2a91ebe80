import Presets

extension Rule {
  static let missingSummary = Rule(
    id: "missing-summary",
    summary: "Every preset says when to use it.",
    explanation: """
      Whoever looks for a motion reads the summaries, in the list, in exported code and in the tokens. One \
      sentence on when to use the preset is enough.
      """,
    severity: .note,
    good: [
      #"{"name": "fast", "kind": "duration", "duration": 0.15, "summary": "For feedback under the finger."}"#
    ],
    bad: [#"{"name": "fast", "kind": "duration", "duration": 0.15}"#],
    check: .preset { preset, report in
      guard preset.typed.summary == nil, preset.typed.deprecated == nil else { return }
      report.add(
        preset, "nothing says when to use it",
        hint: "motionbook tweak \(preset.name) --summary \"When to use it.\"")
    })
}
