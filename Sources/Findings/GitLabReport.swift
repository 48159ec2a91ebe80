import StrictJSON

extension Report {
  /// GitLab's code quality report: docs.gitlab.com/ci/testing/code_quality
  static let gitlab = Report(
    name: "gitlab", summary: "a code quality report, which GitLab shows in merge requests",
    example: "motionbook validate --format gitlab > gl-code-quality-report.json",
    render: { input in
      var writer = JSONWriter()
      writer.array { writer in
        for finding in input.findings { writer.codeQualityIssue(finding, in: input) }
      }
      return writer.text
    })
}

extension JSONWriter {
  fileprivate mutating func codeQualityIssue(_ finding: Finding, in input: ReportInput) {
    object { writer in
      writer.member("description", finding.headline)
      writer.member("check_name", finding.rule)
      writer.member("fingerprint", finding.fingerprint(from: input.root))
      writer.member("severity", finding.severity.codeQualityName)
      writer.object("location") { writer in
        writer.member("path", input.root.path(of: input.file(of: finding)))
        writer.object("lines") { $0.member("begin", finding.place.line ?? 1) }
      }
    }
  }
}

extension Severity {
  fileprivate var codeQualityName: String {
    switch self {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
