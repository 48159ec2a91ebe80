extension Report {
  /// Text for people, in the manner of a compiler.
  static let text = Report(
    name: "text", summary: "text for people, as a compiler writes it",
    example: "motionbook validate",
    render: { input in
      var writer = TextReportWriter(input)
      return input.findings.reduce(into: "") { $0 += writer.block(for: $1) } + writer.ending
    })
}
