extension CheckRule {
  /// Motions that are nearly a preset's.
  static let handWrittenNear = CheckRule(
    id: "hand-written-near",
    summary: "No motion is nearly a preset's.",
    explanation: """
      The motion differs from a preset by less than people mean when they choose another one, and by enough to be \
      felt where both are seen: a drift, not a decision. Use the preset, or make a preset of it. How near is near \
      is set for springs and for tweens in the project file, check.thresholds.
      """,
    severity: .error,
    check: { subject, report in
      subject.forEachSite { file, site, verdict in
        guard case .near(let match) = verdict else { return }
        report.propose(
          match, for: site, in: file, subject.symbols,
          message: MatchText.played(site, match) + MatchText.difference(match), waits: false)
      }
    })
}
