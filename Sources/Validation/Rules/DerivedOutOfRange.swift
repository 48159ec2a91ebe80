import Presets

extension Rule {
  static let derivedOutOfRange = Rule(
    id: "derived-out-of-range",
    summary: "A base and its adjustment make a spring.",
    explanation: """
      An extra bounce is added to the base's bounce, and the sum must stay above -1 and at most 1; a \
      duration scale multiplies the base's duration. When somebody makes the base bouncier, what derives \
      from it may leave the range.
      """,
    severity: .error, isStyle: false, isRequired: true,
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
    check: .preset { preset, report in
      guard preset.isDerived, let base = preset.parent else { return }
      for case .parameter(let error, let path, _) in preset.faults where path != "delay" {
        report.add(
          preset, at: path, "adjusted from \(base.name), its \(error.sentence)",
          hint: "change its \(path), or let it derive from another base")
      }
    })
}
