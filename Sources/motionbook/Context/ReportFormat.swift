import CommandLineKit
import Findings

/// `--format` of commands that report findings.
struct ReportFormat: ArgumentValue {
  let report: Report

  init(argument: String) throws {
    guard let report = Reports.all.first(where: { $0.name == argument }) else { throw InvalidValue() }
    self.report = report
  }

  init(_ report: Report) { self.report = report }

  static var choices: [String] { Reports.all.map(\.name) }
  static var typeName: String { "a format" }
  var argumentText: String { report.name }
}
