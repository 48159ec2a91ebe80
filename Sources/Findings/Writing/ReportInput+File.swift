extension ReportInput {
  /// The file that a finding is shown in by formats that know nothing but files: its own, else the registry's,
  /// else the name that a registry usually has.
  func file(of finding: Finding) -> String { finding.place.file ?? registryFile ?? "motionbook.db" }
}
