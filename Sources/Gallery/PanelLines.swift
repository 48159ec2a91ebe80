/// The rows of one panel between its heading and its time axis.
struct PanelLines {
  let panel: PlotPanel
  let rows: Int
  let style: TerminalStyle
  /// The labels on the left, by row.
  private let labels: [Int: String]

  init(panel: PlotPanel, rows: Int, style: TerminalStyle) {
    self.panel = panel
    self.rows = rows
    self.style = style
    let dotRows = DotCanvas.dotsDown(usesBraille: style.usesBraille) * rows
    let scale = DotScale(
      times: ValueRange(coveringTimes: []), values: panel.values, columns: 1, rows: dotRows,
      reference: panel.reference)
    let ticks = Ticks(in: scale.values, atMost: max(2, rows / 2))
    labels = Dictionary(
      zip(ticks.values.map { scale.row(of: $0) * rows / dotRows }, ticks.labels),
      uniquingKeysWith: { first, _ in first })
  }

  var labelColumns: Int { labels.values.map(\.count).max() ?? 0 }

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
    guard let label = labels[row] else {
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

/// Draws the curves and the reference line of a panel on a canvas.
struct PanelPainter {
  let panel: PlotPanel
  let scale: DotScale
  let styles: [CurveStyle]

  func paint(on canvas: inout DotCanvas) {
    for (index, stretches) in panel.curves.enumerated() {
      for stretch in stretches { paint(stretch, curve: index, on: &canvas) }
    }
    paintReference(on: &canvas)
  }

  private func paint(_ stretch: [PlotPoint], curve: Int, on canvas: inout DotCanvas) {
    guard let first = stretch.first.map(scale.dot(of:)) else { return }
    // An ASCII curve has its own glyph; gaps would only make it harder to follow.
    let dash = canvas.usesBraille ? styles[curve].dash : .solid
    var current = first
    var count = 0
    canvas.set(first, curve: curve)
    for point in stretch.dropFirst() {
      for dot in current.line(to: scale.dot(of: point)) {
        count += 1
        if dash.draws(dot: count) { canvas.set(dot, curve: curve) }
        current = dot
      }
    }
  }

  private func paintReference(on canvas: inout DotCanvas) {
    guard let reference = panel.reference, scale.values.contains(reference) else { return }
    let y = scale.row(of: reference)
    for x in stride(from: 0, to: canvas.dotColumns, by: canvas.usesBraille ? 3 : 2) {
      canvas.setBehind(Dot(x: x, y: y))
    }
  }
}

/// Finds a free cell beside each curve for the letter that names it, as far from the other curves as there
/// is.
struct CurveLetters {
  let canvas: DotCanvas

  /// Farther than this a letter is not easier to tell apart, and the first such place is taken.
  private static let farEnough = 6
  /// Nearer than this to another curve a letter could be taken for that curve's.
  private static let nearest = 3

  /// The cell of each curve's letter; none where curves run so close that a letter would name the wrong one.
  func cells(curves: Range<Int>) -> [Int: Int] {
    var cells: [Int: Int] = [:]
    for curve in curves {
      cells[curve] = bestCell(for: curve, taken: Set(cells.values))
    }
    return cells
  }

  private func bestCell(for curve: Int, taken: Set<Int>) -> Int? {
    var best: (cell: Int, distance: Int)?
    for candidate in (canvas.cellsByCurve[curve] ?? []).flatMap(freeNeighbours(of:)) {
      let distance = distanceToOthers(from: candidate, curve: curve, taken: taken)
      if distance >= Self.nearest, distance > best?.distance ?? 0 { best = (candidate, distance) }
      if distance >= Self.farEnough { break }
    }
    return best?.cell
  }

  private func freeNeighbours(of cell: Int) -> [Int] {
    let column = cell % canvas.columns
    var neighbours: [Int] = []
    if column > 0 { neighbours.append(cell - 1) }
    if column < canvas.columns - 1 { neighbours.append(cell + 1) }
    neighbours += [cell - canvas.columns, cell + canvas.columns]
    return neighbours.filter { canvas.dots.indices.contains($0) && canvas.dots[$0] == 0 }
  }

  /// In columns, to the nearest cell of another curve or with another letter; a row is about as high as two
  /// columns are wide. Looks no farther than is far enough.
  private func distanceToOthers(from cell: Int, curve: Int, taken: Set<Int>) -> Int {
    let column = cell % canvas.columns
    let row = cell / canvas.columns
    var nearest = Self.farEnough
    for y in max(0, row - 2)...min(canvas.rows - 1, row + 2) {
      for x in max(0, column - 5)...min(canvas.columns - 1, column + 5) {
        let other = y * canvas.columns + x
        guard taken.contains(other) || canvas.curvesByCell[other].contains(where: { $0 != curve }) else {
          continue
        }
        nearest = min(nearest, max(abs(x - column), 2 * abs(y - row)))
      }
    }
    return nearest
  }
}
