extension CheckRule {
  /// Motions that the registry knows nothing like.
  static let handWrittenUnknown = CheckRule(
    id: "hand-written-unknown",
    summary: "Every motion of the app is in the registry.",
    explanation: """
      No preset is near this motion, so nobody else can use it and nobody keeps it. Use a preset, or add one and \
      use that; where it must be so, say why: motionbook:ignore hand-written-unknown -- reason.
      """,
    severity: .error,
    check: { subject, report in
      subject.forEachSite { file, site, verdict in
        guard case .unknown(let match) = verdict else { return }
        var message = "no preset is near \(MatchText.motion(site))"
        var hint = AddCommand.text(site) ?? "add a preset for it"
        if let match {
          message += "; \(MatchText.nearest(match))"
          if match.distance < worthProposing {
            let use = subject.symbols.symbol(match.preset, on: site.platform)
            hint = "use \(use?.use ?? match.preset), or \(hint)"
          }
        }
        report.add(file, site, message: message, hint: hint, match: match)
      }
    })
}

/// The distance from which on a preset is too far away to be a replacement: half as far again as the groups of a
/// survey are wide.
private let worthProposing = 0.3
