extension Report {
  /// Text for people, in the manner of a compiler.
  static let text = Report(
    name: "text", summary: "text for people, as a compiler writes it",
    example: "motionbook validate",
    render: { input in
      let writer = TextReportWriter(input: input)
      return input.findings.map(writer.block).joined() + writer.ending
    })
}
