/// The lines of a plot, from its title to its legend.
struct TerminalPicture {
  let series: [PlotSeries]
  let options: PlotOptions
  private let style: TerminalStyle

  init(series: [PlotSeries], options: PlotOptions) {
    self.series = series
    self.options = options
    style = TerminalStyle(curveCount: series.count, options: options)
  }

  func lines() -> [StyledLine] {
    let title = options.title.map { [StyledLine(style.shown($0, columns: options.width))] } ?? []
    let legend = TerminalLegend(series: series, style: style, options: options).lines()
    let panels = panels(otherRows: title.count + legend.count)
    guard !panels.isEmpty else { return title + [StyledLine("no samples to draw")] + legend }
    let times = ValueRange(coveringTimes: panels.flatMap(\.panel.times))
    let gutter = (panels.map(\.axis.columns).max() ?? 0) + 1
    // One column stays free on the right: some terminals wrap after a character in the last one.
    let columns = max(2, options.width - gutter - 2)
    let timeAxis = TimeAxis(times: times, columns: columns, glyphs: style.glyphs, axis: options.axis)
    let body = panels.flatMap { lines in
      [headingLine(of: lines.panel)] + lines.lines(times: times, gutter: gutter, columns: columns) + [
        timeAxis.baseLine(gutter: gutter, marks: lines.panel.quantity == .position ? marks() : [])
      ]
    }
    return title + body + [timeAxis.labelLine(gutter: gutter)] + legend
  }

  private func headingLine(of panel: PlotPanel) -> StyledLine {
    let heading = panel.quantity.heading(unit: options.unit, axis: options.axis)
    return StyledLine(style.shown(heading, columns: options.width), color: .quiet)
  }

  private func panels(otherRows: Int) -> [PanelLines] {
    let layout = PlotLayout(
      height: options.height, otherRows: otherRows, showsVelocity: options.showsVelocity)
    let wanted: [(Quantity, Int)] = [(.position, layout.positionRows), (.velocity, layout.velocityRows)]
    return wanted.filter { $0.1 > 0 }.compactMap { quantity, rows in
      PlotPanel(quantity: quantity, series: series, target: options.target).map {
        PanelLines(panel: $0, rows: rows, style: style)
      }
    }
  }

  private func marks() -> [TimeAxisMark] {
    series.enumerated().flatMap { index, one in
      let color = style.curves[index].color
      let marks = one.shownMarks.map {
        TimeAxisMark(time: $0.time, glyph: style.glyphs.mark, sharedGlyph: style.glyphs.mark, color: color)
      }
      guard let settlingTime = one.shownSettlingTime else { return marks }
      let settling = TimeAxisMark(
        time: settlingTime, glyph: style.settlingGlyph(of: index), sharedGlyph: style.glyphs.settling,
        color: color)
      return marks + [settling]
    }
  }
}
