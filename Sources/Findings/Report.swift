/// A rendering of findings, chosen with `--format`.
package struct Report: Sendable {
  /// The name behind `--format`.
  package let name: String
  /// What the format is for, in one sentence.
  package let summary: String
  /// A command that writes the format where it is used.
  package let example: String
  /// Writes the report part by part, the last one ended by a newline: a long one never stands in memory whole.
  package let write: @Sendable (_ input: ReportInput, _ part: ([UInt8]) -> Void) -> Void

  init(
    name: String, summary: String, example: String,
    write: @escaping @Sendable (_ input: ReportInput, _ part: ([UInt8]) -> Void) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.example = example
    self.write = write
  }

  /// A report that is made in one piece.
  init(
    name: String, summary: String, example: String,
    render: @escaping @Sendable (_ input: ReportInput) -> String
  ) {
    self.init(name: name, summary: summary, example: example) { input, part in part(Array(render(input).utf8))
    }
  }

  /// The whole report.
  package func render(_ input: ReportInput) -> String {
    var bytes: [UInt8] = []
    write(input) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
