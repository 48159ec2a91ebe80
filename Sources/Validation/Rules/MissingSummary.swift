extension Rule {
  /// Presets that do not say when to use them.
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
    check: { subject, report in
      for index in subject.presets.indices {
        let traits = subject.traits[index]
        guard !traits.contains(.hasSummary), !traits.contains(.isDeprecated), report.examines(index) else {
          continue
        }
        report.add(
          index, "nothing says when to use it",
          hint: "motionbook tweak \(subject.presets[index].name) --summary \"When to use it.\"")
      }
    })
}
