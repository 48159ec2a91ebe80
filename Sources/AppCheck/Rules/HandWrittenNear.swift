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
        let code = subject.symbols.code(match, at: site, in: file.path)
        report.add(
          file, site, message: MatchText.played(site, match) + MatchText.difference(match),
          hint: MatchText.hint(
            match, code, from: subject.symbols.origin(match, at: site, in: file.path), at: site),
          match: match,
          replacement: subject.symbols.replacement(match, at: site, in: file.path))
      }
    })
}
