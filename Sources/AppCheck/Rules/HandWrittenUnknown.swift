import AppScan

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
        guard case .unknown(let match, let halves) = verdict else { return }
        var message = "no preset is near \(MatchText.motion(site, match))"
        if let words = MatchText.halves(halves) { message += "; \(words)" }
        var hint =
          AddCommand.text(site, match?.part, halves, isPreset: subject.registry.isPreset)
          ?? "add a preset for it"
        if let match {
          message += "; \(MatchText.nearest(match))"
          if subject.isWorthProposing(match, for: site) {
            hint = "use \(subject.symbols.code(match, at: site, in: file.path) ?? match.name), or \(hint)"
          }
        }
        report.add(file, site, message: message, hint: hint, match: match)
      }
    })
}

extension CheckSubject {
  /// Whether a preset that is not near a motion may still be what was meant: it is of the same family, and at most twice
  /// as far away as what is near.
  fileprivate func isWorthProposing(_ match: MotionMatch, for site: Site) -> Bool {
    guard let motion = site.motion else { return false }
    return match.isSpring == motion.isSpring && match.distance < 2 * thresholds[motion]
  }
}
