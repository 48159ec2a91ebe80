import CommandLineKit
import Findings

/// How findings are printed and judged: the same for a registry and for an app.
struct FindingOptions: Options {
  @Option(help: "How to report.", placeholder: "format", name: "format") var typedFormat: ReportFormat?
  @OptionGroup var jsonOption: JSONOption
  @Flag(help: "Let warnings fail too.") var strict = false
  @Option(help: "Fail when there are more warnings.", placeholder: "number") var maxWarnings: Int?

  /// Whether one JSON document is asked for.
  var isJSON: Bool { jsonOption.json || typedFormat?.report.name == "json" }

  func validate() throws {
    if jsonOption.json, let name = typedFormat?.report.name, name != "json" {
      throw UsageError("--json and --format \(name) cannot both be given")
    }
    if let maxWarnings, maxWarnings < 0 {
      throw UsageError("--max-warnings is \(maxWarnings), and must be 0 or more")
    }
  }

  /// Prints a report to stdout.
  func print(_ input: ReportInput, on console: Console) {
    let name = jsonOption.json ? "json" : typedFormat?.report.name ?? "text"
    for report in Reports.all where report.name == name { report.write(input) { console.outBytes($0) } }
  }

  /// Ends with 1 when there is more than is allowed.
  func judge(_ summary: FindingSummary) throws {
    let tooMany = maxWarnings.map { summary.warnings > $0 } ?? false
    if summary.errors > 0 || tooMany || (strict && summary.warnings > 0) { throw ExitCode(1) }
  }
}
