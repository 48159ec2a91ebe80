extension CheckRule {
  /// Motions that a preset has already.
  static let handWrittenEqual = CheckRule(
    id: "hand-written-equal",
    summary: "No motion is written by hand that the registry has.",
    explanation: """
      The numbers are those of a preset: nobody sees a difference now, but when the preset is tweaked this place \
      stays behind. Use what the export generates; check --fix does it where it is safe. A note as long as no export \
      of the app holds the preset: then there is nothing yet that could be used.
      """,
    severity: .warning,
    check: { subject, report in
      subject.forEachSite { file, site, verdict in
        guard case .equal(let match) = verdict else { return }
        report.propose(
          match, for: site, in: file, subject.symbols,
          message: "\(MatchText.motion(site, match)) is \(match.name)\(MatchText.delay(site, match))",
          waits: true)
      }
    })
}
