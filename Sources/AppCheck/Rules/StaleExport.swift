extension CheckRule {
  /// Exports that are not what the registry says now.
  static let staleExport = CheckRule(
    id: "stale-export",
    summary: "The exports in the app are what the registry says.",
    explanation: """
      The registry was changed and the file was not written again, or the file was edited by hand: the app moves \
      in another way than the registry says. Write it again with export --all.
      """,
    severity: .error,
    check: { subject, report in
      for export in subject.staleExports {
        report.add(
          path: export.path, subject: "export",
          message: export.isMissing
            ? "the export does not exist" : "the export is not what the registry says",
          hint: "write it with motionbook export --all")
      }
    })
}
