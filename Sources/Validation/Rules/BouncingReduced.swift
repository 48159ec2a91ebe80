extension Rule {
  /// Replacements that move as much as what they replace.
  static let bouncingReduced = Rule(
    id: "bouncing-reduced",
    summary: "A reduced partner does not bounce itself.",
    explanation: """
      Who asks for less motion must not get another bounce. A reduced partner is a fade, a smooth spring, or \
      none.
      """,
    severity: .warning,
    good: [
      #"""
      {"name": "fade", "kind": "tween", "curve": "easeInOut", "duration": 0.2, "role": "effects"},
      {"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.3, "reduced": "fade"}
      """#
    ],
    bad: [
      #"""
      {"name": "hop", "kind": "spring", "duration": 0.3, "bounce": 0.2, "reduced": "none"},
      {"name": "toast", "kind": "spring", "duration": 0.5, "bounce": 0.3, "reduced": "hop"}
      """#
    ],
    check: { subject, report in
      for index in subject.presets.indices {
        let partner = Int(subject.resolution.reduced[index])
        guard partner >= 0, report.examines(index) else { continue }
        let overshoot = subject.overshoot(partner)
        guard overshoot >= SpringShape.visibleOvershoot else { continue }
        report.add(
          index, at: "reduced",
          "\(subject.presets[partner].name) replaces it when a person asks for less motion, and swings "
            + "\(ReadableNumber.percent(overshoot)) past its target itself",
          hint: "name a fade or a smooth spring instead, or none")
      }
    })
}
