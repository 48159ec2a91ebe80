import PlainText
import Presets

extension ExportFormat {
  static let markdown = ExportFormat(
    name: "markdown",
    summary: "A Markdown table of the presets, for people.",
    example: "motionbook export --format markdown -o MOTION.md",
    fileName: "motion.md",
    write: { input, output in
      try output.text("motion.md") { text in
        for line in GeneratedHeader.lines { try text.line(CommentStyle.markup.line(line)) }
        try text.line()
        try text.line(MarkdownTable.row(MarkdownTable.columns))
        try text.line(MarkdownTable.row(MarkdownTable.columns.map { _ in "---" }))
        try input.forEach { try text.line(MarkdownTable.row(of: PresetRow(exported: $0))) }
      }
    })
}

/// Tables in GitHub Flavored Markdown.
enum MarkdownTable {
  static let columns = ["Name", "Kind", "Motion", "Course", "Takes", "With less motion", "Role", "Summary"]

  static func row(of preset: PresetRow) -> String {
    row([
      "`\(preset.name)`", preset.kind, escaped(preset.motion), preset.picture,
      preset.seconds.map { $0.isFinite ? DecimalText.seconds($0) : "never settles" } ?? "",
      preset.reduced.isEmpty || preset.reduced == "none" ? preset.reduced : "`\(preset.reduced)`",
      preset.role,
      summary(of: preset),
    ])
  }

  /// Cells, already escaped, as a row.
  static func row(_ cells: [String]) -> String {
    "|" + cells.map { $0.isEmpty ? " " : " \($0) " }.joined(separator: "|") + "|"
  }

  /// A text on one line, in which nothing is a sign of Markdown, a tag or an entity (GFM 6.1 and 4.10).
  static func escaped(_ text: String) -> String {
    let safe = text.split(whereSeparator: \.isNewline).joined(separator: " ").visible
    var escaped = ""
    for scalar in safe.unicodeScalars {
      switch scalar {
      case "&", "<", ">": escaped += String(scalar).xmlEscaped
      case "\\", "`", "*", "_", "[", "]", "|", "~", "#", "!": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func summary(of preset: PresetRow) -> String {
    let deprecation =
      switch preset.deprecated {
      case "": ""
      case "yes": "**Deprecated.**"
      default: "**Deprecated:** \(escaped(preset.deprecated))"
      }
    return [escaped(preset.summary), deprecation].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
