import CommandLineKit
import Export
import Presets
import StrictJSON

/// `export --formats`
enum FormatList {
  static func print(on console: Console, asJSON: Bool) {
    if asJSON { return console.outBytes(json.utf8) }
    var table = Table()
    for format in ExportFormats.all {
      let isAll = format.kinds.count == Kind.allCases.count
      let kinds = isAll ? "all kinds" : kinds(of: format).map(\.plural).joined(separator: ", ")
      let options =
        format.options.isEmpty ? "" : "; " + format.options.map { "--\($0.rawValue)" }.joined(separator: " ")
      table.add([format.name, "\(format.summary) (\(kinds)\(options))"])
    }
    console.out(table.text)
  }

  private static func kinds(of format: ExportFormat) -> [Kind] { Kind.allCases.filter(format.kinds.contains) }

  private static var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.array("formats") { writer in
        for format in ExportFormats.all {
          writer.object { writer in
            writer.member("name", format.name)
            writer.member("summary", format.summary)
            writer.member("kinds", kinds(of: format).map(\.rawValue))
            writer.member("options", format.options.map { "--\($0.rawValue)" })
            writer.member("example", format.example)
          }
        }
      }
    }
    return writer.text
  }
}
