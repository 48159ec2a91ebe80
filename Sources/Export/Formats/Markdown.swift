import Presets

extension ExportFormat {
  /// A table for people.
  static let markdown = ExportFormat(
    name: "markdown",
    summary: "A Markdown table of the presets, for people.",
    example: "motionbook export --format markdown -o MOTION.md",
    kinds: Set(Kind.allCases),
    fileName: "motion.md",
    write: { input, output in
      try output.text("motion.md") { text in
        for line in GeneratedHeader.lines { try text.line(CommentStyle.markup.line(line)) }
        try text.line()
        try text.line(MarkdownTable.row(MarkdownTable.columns))
        try text.line(MarkdownTable.row(MarkdownTable.columns.map { _ in "---" }))
        try input.forEach { try text.line(MarkdownTable.row(of: PresetRow($0))) }
      }
    })
}
