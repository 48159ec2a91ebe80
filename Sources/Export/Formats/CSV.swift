import Presets

extension ExportFormat {
  /// A table for spreadsheets.
  ///
  /// CSV has no comments: a line with what made it would be read as a preset. `--check` tells whether it is stale.
  static let csv = ExportFormat(
    name: "csv",
    summary: "A CSV table of the presets for spreadsheets (RFC 4180), safe from formulas.",
    example: "motionbook export --format csv -o motion.csv",
    kinds: Set(Kind.allCases),
    fileName: "motion.csv",
    isData: true,
    write: { input, output in
      try output.text("motion.csv") { text in
        try text.line(CSVTable.record(CSVTable.columns))
        try input.forEach { try text.line(CSVTable.record(of: PresetRow($0))) }
      }
    })
}
