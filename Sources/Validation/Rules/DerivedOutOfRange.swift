extension Rule {
  /// Adjustments that lead out of what a spring can be.
  static let derivedOutOfRange = Rule(
    id: "derived-out-of-range",
    summary: "A base and its adjustment make a spring.",
    explanation: """
      An extra bounce is added to the base's bounce, and the sum must stay above -1 and at most 1; a \
      duration scale multiplies the base's duration. When somebody makes the base bouncier, what derives \
      from it may leave the range.
      """,
    severity: .error, isStyle: false,
    good: [
      #"""
      {"name": "bouncy", "kind": "spring", "duration": 0.5, "bounce": 0.3},
      {"name": "toast", "kind": "spring", "base": "bouncy", "extraBounce": 0.1}
      """#
    ],
    bad: [
      #"""
      {"name": "bouncy", "kind": "spring", "duration": 0.5, "bounce": 0.3},
      {"name": "toast", "kind": "spring", "base": "bouncy", "extraBounce": 0.8}
      """#
    ],
    check: { subject, report in
      for fault in subject.resolution.faults {
        guard case .adjusted(let error) = fault.reason else { continue }
        let base = subject.presets[Int(subject.resolution.parents[fault.preset])].name
        report.add(
          fault.preset, at: fault.path, "adjusted from \(base), its \(error.sentence)",
          hint: "change its \(fault.path), or let it derive from another base")
      }
    })
}
