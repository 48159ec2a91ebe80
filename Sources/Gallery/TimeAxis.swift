import PlainText

/// The line below a panel with its ticks and marks, and the labels below that.
struct TimeAxis {
  let times: ValueRange
  let columns: Int
  let glyphs: PlotGlyphs
  let axis: PlotAxis
  private let ticks: Ticks

  /// A settling time on the axis.
  typealias Mark = (time: Double, glyph: String, color: TerminalColor?)

  init(times: ValueRange, columns: Int, glyphs: PlotGlyphs, axis: PlotAxis = .time) {
    self.times = times
    self.columns = columns
    self.glyphs = glyphs
    self.axis = axis
    // Three columns between labels, two for the unit.
    ticks = Ticks(in: times, atMost: min(columns / 8, 13), over: Double(columns)) { Double($0.count + 5) }
  }

  /// Marks win over ticks; where two fall into one column, the common glyph stands for both.
  func baseLine(gutter: Int, marks: [Mark]) -> StyledLine {
    var line = StyledLine()
    line.pad(to: gutter)
    line.append(glyphs.corner, color: .quiet)
    line.append(String(repeating: glyphs.base, count: columns), color: .quiet)
    let origin = gutter + 1
    for tick in ticks.values { line.overwrite(glyphs.baseTick, at: origin + column(of: tick), color: .quiet) }
    var marked: Set<Int> = []
    for mark in marks where times.contains(mark.time) {
      let column = column(of: mark.time)
      let isFirst = marked.insert(column).inserted
      line.overwrite(
        isFirst ? mark.glyph : glyphs.settling, at: origin + column, color: isFirst ? mark.color : nil)
    }
    return line
  }

  func labelLine(gutter: Int) -> StyledLine {
    var line = StyledLine()
    let origin = gutter + 1
    for (tick, label) in zip(ticks.values, ticks.labels) {
      let text = label + axis.suffix
      let start = max(0, min(origin + column(of: tick) - label.count / 2, origin + columns - text.count))
      guard line.columns == 0 || start > line.columns else { continue }
      line.overwrite(text, at: start, color: .quiet)
    }
    return line
  }

  private func column(of time: Double) -> Int {
    Int(saturating: (times.share(of: time) * Double(columns - 1)).rounded())
  }
}
