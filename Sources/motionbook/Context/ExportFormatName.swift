import CommandLineKit
import Export

/// `--format` of `export`.
struct ExportFormatName: ArgumentValue {
  let format: ExportFormat

  init(argument: String) throws {
    guard let format = ExportFormats.named(argument) else { throw InvalidValue() }
    self.format = format
  }

  static var choices: [String] { ExportFormats.all.map(\.name) }
  static var typeName: String { "a format" }
  var argumentText: String { format.name }
}
