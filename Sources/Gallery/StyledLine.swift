import PlainText

/// One line of a terminal, column by column.
struct StyledLine {
  private struct Cell {
    /// Empty behind a character that is two columns wide.
    var text: String
    var color: TerminalColor?
  }

  private var cells: [Cell] = []

  init() {}

  init(_ text: String, color: TerminalColor? = nil) {
    append(text, color: color)
  }

  var columns: Int { cells.count }

  mutating func append(_ text: String, color: TerminalColor? = nil) {
    for scalar in text.unicodeScalars {
      let columns = DisplayWidth.columns(of: scalar)
      if columns == 0 {
        guard let last = cells.indices.last(where: { !cells[$0].text.isEmpty }) else { continue }
        cells[last].text.unicodeScalars.append(scalar)
      } else {
        cells.append(Cell(text: String(scalar), color: color))
        cells.append(contentsOf: repeatElement(Cell(text: "", color: color), count: columns - 1))
      }
    }
  }

  mutating func pad(to columns: Int) {
    guard columns > cells.count else { return }
    cells.append(contentsOf: repeatElement(Cell(text: " ", color: nil), count: columns - cells.count))
  }

  /// Writes text of narrow characters over what is there.
  mutating func overwrite(_ text: String, at column: Int, color: TerminalColor? = nil) {
    pad(to: column + text.unicodeScalars.count)
    for (offset, scalar) in text.unicodeScalars.enumerated() {
      cells[column + offset] = Cell(text: String(scalar), color: color)
    }
  }

  /// The text without spaces at its end, cut at `limit` columns.
  func rendered(limit: Int, usesColor: Bool) -> String {
    var visible = cells.prefix(max(0, limit))
    if visible.count < cells.count, cells[visible.count].text.isEmpty { visible.removeLast() }
    while visible.last?.text == " " { visible.removeLast() }
    var text = ""
    var current: TerminalColor?
    for cell in visible {
      if usesColor, cell.text != " ", cell.color != current {
        text += cell.color?.start ?? TerminalColor.end
        current = cell.color
      }
      text += cell.text
    }
    return current == nil ? text : text + TerminalColor.end
  }
}

/// A colour of xterm's palette of 256, which does not change with a terminal's theme.
struct TerminalColor: Equatable {
  let code: Int

  /// After Okabe and Ito's palette, whose colours stay apart for colour-blind people, in tones that can be
  /// read on black and on white: blue, orange, green, purple, gold, red. https://jfly.uni-koeln.de/color/
  static let curves = [33, 208, 36, 170, 178, 160].map { TerminalColor(code: $0) }

  /// For axes and reference lines.
  static let quiet = TerminalColor(code: 244)

  var start: String { "\u{1B}[38;5;\(code)m" }
  static let end = "\u{1B}[39m"
}
