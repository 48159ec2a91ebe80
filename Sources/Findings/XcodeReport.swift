import PlainText

extension Report {
  /// The lines that Xcode reads from a build phase's output, one for each finding; it always has a file, since Xcode shows
  /// nothing else beside the source.
  static let xcode = Report(
    name: "xcode", summary: "lines that Xcode shows as warnings and errors of a build phase",
    example: "motionbook validate --format xcode",
    render: { input in
      input.findings.map { finding in
        let file = input.file(of: finding).loggableLine
        let place = "\(file):\(finding.place.line ?? 1):\(finding.place.column ?? 1)"
        return
          "\(place): \(finding.severity.rawValue): \(finding.headline.loggableLine) [\(finding.rule.visible)]\n"
      }.joined()
    })
}
