import CommandLineKit
import Export
import Findings
import MotionPhysics
import PlainText
import Presets

/// A time of the command line: `0.4`, `0.4s`, `400ms`.
struct Time: ArgumentValue {
  let seconds: Double

  init(argument: String) throws { seconds = try Seconds.parse(argument) }

  static var typeName: String { "a time" }
}

extension Bounds {
  /// Refuses a number of an option that is out of the range.
  func check(_ number: Double?, option: String) throws {
    guard let number, !contains(number) else { return }
    throw UsageError("\(option) is \(DecimalText.exact(number)), and must be \(allowed)")
  }
}

/// `--format` of commands that report findings.
struct ReportFormat: ArgumentValue {
  let report: Report

  init(argument: String) throws {
    guard let report = Reports.all.first(where: { $0.name == argument }) else { throw InvalidValue() }
    self.report = report
  }

  static var choices: [String] { Reports.all.map(\.name) }
  static var typeName: String { "a format" }
}

/// `--format` of `export`.
struct ExportFormatName: ArgumentValue {
  let format: ExportFormat

  init(argument: String) throws {
    guard let format = ExportFormats.named(argument) else { throw InvalidValue() }
    self.format = format
  }

  static var choices: [String] { ExportFormats.all.map(\.name) }
  static var typeName: String { "a format" }
}

extension Kind: ArgumentValue {}
extension Role: ArgumentValue {}
