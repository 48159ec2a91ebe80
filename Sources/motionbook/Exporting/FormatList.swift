import CommandLineKit
import Export
import Presets
import StrictJSON

/// `export --formats`
struct FormatList: CommandResult {
  func text(for console: Console) -> String {
    var table = Table()
    for format in ExportFormats.all {
      let isAll = format.kinds.count == Kind.allCases.count
      let kinds = isAll ? "all kinds" : Self.kinds(of: format).map(\.plural).joined(separator: ", ")
      let options =
        format.options.isEmpty ? "" : "; " + format.options.map { "--\($0.rawValue)" }.joined(separator: " ")
      table.add([format.name, "\(format.summary) (\(kinds)\(options))"])
    }
    return table.text
  }

  func write(to writer: inout JSONWriter) {
    writer.array("formats") { writer in
      for format in ExportFormats.all {
        writer.object { writer in
          writer.member("name", format.name)
          writer.member("summary", format.summary)
          writer.member("kinds", Self.kinds(of: format).map(\.rawValue))
          writer.member("options", format.options.map { "--\($0.rawValue)" })
          writer.member("example", format.example)
        }
      }
    }
  }

  private static func kinds(of format: ExportFormat) -> [Kind] { Kind.allCases.filter(format.kinds.contains) }
}
