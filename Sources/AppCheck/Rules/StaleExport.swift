extension CheckRule {
  /// Exports that are not what the registry says now.
  static let staleExport = CheckRule(
    id: "stale-export",
    summary: "The exports in the app are what the registry says.",
    explanation: """
      The registry was changed and the file was not written again, or the file was edited by hand: the app moves \
      in another way than the registry says. Write it again with export --all. An export that .motionbook.json no \
      longer lists stays as it was for ever: remove it, or list it.
      """,
    severity: .error,
    check: { subject, report in
      for export in subject.staleExports {
        if export.state == .unlisted {
          report.add(
            path: export.path, subject: "export",
            message: "an export made this file, and none of .motionbook.json writes it any more",
            hint: "remove it, or list it there", upTo: .warning)
          continue
        }
        report.add(
          path: export.path, subject: "export",
          message: export.state == .missing
            ? "the export does not exist" : "the export is not what the registry says",
          hint: "write it with motionbook export --all")
      }
    })
}
