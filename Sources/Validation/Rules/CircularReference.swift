extension Rule {
  /// Presets that are made from themselves.
  static let circularReference = Rule(
    id: "circular-reference",
    summary: "No preset is made from itself, directly or through others.",
    explanation: """
      Bases and aliases that come back to where they started say nothing: there is no number to begin with. \
      Give one of the presets on the way round values of its own.
      """,
    severity: .error, isStyle: false,
    good: [
      #"""
      {"name": "snappy", "kind": "spring", "duration": 0.4, "bounce": 0.15},
      {"name": "press", "kind": "alias", "of": "snappy"}
      """#
    ],
    bad: [
      #"""
      {"name": "press", "kind": "alias", "of": "tap"},
      {"name": "tap", "kind": "alias", "of": "press"}
      """#,
      #"{"name": "sheet", "kind": "spring", "base": "sheet", "duration": 0.4}"#,
    ],
    check: { subject, report in
      for fault in subject.resolution.faults {
        guard case .cycle(let members, let start) = fault.reason else { continue }
        let shown = min(members.count, mostShown)
        var way = (0...shown).map { subject.presets[members[(start + $0) % members.count]].name.text }
        if shown < members.count { way.append("… (\(members.count) presets)") }
        report.add(
          fault.preset, at: fault.path, "it is made from itself: " + way.joined(separator: " -> "),
          hint: "give one of them values of its own instead of \"\(fault.path)\"")
      }
    })

  private static let mostShown = 5
}
