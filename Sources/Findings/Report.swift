/// A rendering of findings, chosen with `--format`.
public struct Report: Sendable {
  /// The name behind `--format`.
  public let name: String
  /// What the format is for, in one sentence.
  public let summary: String
  /// A command that writes the format where it is used.
  public let example: String
  /// The whole report, ended by a newline.
  public let render: @Sendable (_ input: ReportInput) -> String
}
