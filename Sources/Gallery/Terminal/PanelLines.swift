/// The rows of one panel between its heading and its time axis.
struct PanelLines {
  let panel: PlotPanel
  let rows: Int
  let style: TerminalStyle
  let axis: ValueAxis

  init(panel: PlotPanel, rows: Int, style: TerminalStyle) {
    self.panel = panel
    self.rows = rows
    self.style = style
    let dotRows = DotCanvas.dotsDown(usesBraille: style.usesBraille) * rows
    let scale = DotScale(
      times: ValueRange(coveringTimes: []), values: panel.values, columns: 1, rows: dotRows,
      reference: panel.reference)
    axis = ValueAxis(scale: scale, rows: rows)
  }

  func lines(times: ValueRange, gutter: Int, columns: Int) -> [StyledLine] {
    var canvas = DotCanvas(columns: columns, rows: rows, usesBraille: style.usesBraille)
    let scale = DotScale(
      times: times, values: panel.values, columns: canvas.dotColumns, rows: canvas.dotRows,
      reference: panel.reference)
    PanelPainter(panel: panel, scale: scale, styles: style.curves).paint(on: &canvas)
    let letters = lettersByCell(of: canvas)
    return (0..<rows).map { row in
      var line = axisStart(row: row, gutter: gutter)
      for cell in row * columns..<(row + 1) * columns {
        if let letter = letters[cell] {
          line.append(letter)
        } else {
          append(cell: cell, of: canvas, to: &line)
        }
      }
      return line
    }
  }

  private func lettersByCell(of canvas: DotCanvas) -> [Int: String] {
    guard style.usesLetters else { return [:] }
    let cells = CurveLetters(canvas: canvas).cells(curves: style.curves.indices)
    return Dictionary(cells.map { ($0.value, String(style.curves[$0.key].letter)) }, uniquingKeysWith: min)
  }

  private func axisStart(row: Int, gutter: Int) -> StyledLine {
    var line = StyledLine()
    guard let label = axis.labelsByRow[row] else {
      line.pad(to: gutter)
      line.append(style.glyphs.axis, color: .quiet)
      return line
    }
    line.pad(to: gutter - 1 - label.count)
    line.append(label + " " + style.glyphs.axisTick, color: .quiet)
    return line
  }

  private func append(cell: Int, of canvas: DotCanvas, to line: inout StyledLine) {
    guard let character = canvas.braille(of: cell) else { return line.append(" ") }
    let owner = canvas.owner(of: cell).map { style.curves[$0] }
    let text = style.usesBraille ? String(character) : owner.map { String($0.glyph) } ?? "."
    line.append(text, color: owner?.color ?? .quiet)
  }
}
