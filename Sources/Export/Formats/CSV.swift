import PlainText
import Presets
import StrictJSON

extension ExportFormat {
  /// A table for spreadsheets.
  ///
  /// CSV has no comments: a line with what made it would be read as a preset. `--check` tells whether it is stale.
  static let csv = ExportFormat(
    name: "csv",
    summary: "A CSV table of the presets for spreadsheets (RFC 4180), safe from formulas.",
    example: "motionbook export --format csv -o motion.csv",
    fileName: "motion.csv",
    isData: true,
    write: { input, output in
      try output.text("motion.csv") { text in
        try text.line(CSVTable.record(CSVTable.columns))
        try input.forEach { try text.line(CSVTable.record(of: PresetRow(exported: $0))) }
      }
    })
}

/// Tables as RFC 4180 has them.
enum CSVTable {
  /// The first record. `seconds`, to the microsecond, is how long it takes, empty for what has no length, and `never` for
  /// what never settles. Behind the texts stand the numbers, in full: of a spring its perceptual duration in seconds and
  /// bounce, and its physics; of a tween its duration and its Bezier's control points; a delay in seconds.
  static let columns =
    ExportMark.tableColumns + ["seconds", "reduced", "role", "summary", "deprecated"] + PresetRow.numberNames

  static func record(of preset: PresetRow) -> String {
    let numbers = preset.numbers
    let seconds = preset.seconds.map { $0.isFinite ? DecimalText.rounded($0, decimals: 6) : "never" }
    return record(
      [
        preset.name, preset.kind, harmless(preset.motion), seconds ?? "", preset.reduced, preset.role,
        harmless(preset.summary), harmless(preset.deprecated),
      ] + PresetRow.numberNames.map { numbers[$0].map(DecimalText.plain) ?? "" })
  }

  /// Fields as a record, without the line feed behind it.
  static func record(_ fields: [String]) -> String {
    fields.map(quoted).joined(separator: ",") + "\r"
  }

  /// A text that no spreadsheet takes for a formula: an apostrophe goes before one that could be (OWASP, "CSV
  /// Injection"), however many blanks precede it. What cannot be seen is escaped, lines stay.
  static func harmless(_ text: String) -> String {
    let text = text.visibleLines.joined(separator: "\n")
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }),
      formulaSigns.contains(first)
    else {
      return text
    }
    return "'" + text
  }

  private static let formulaSigns: [Unicode.Scalar] = ["=", "+", "-", "@", "＝", "＋", "－", "＠"]

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.unicodeScalars.contains {
      $0 == "," || $0 == "\"" || $0 == "\n" || $0 == "\r" || $0 == ";"
    }
    let isPadded = field.first == " " || field.last == " "
    return needsQuotes || isPadded ? "\"\(field.replacing(each: "\"", with: "\"\""))\"" : field
  }
}
