/// Draws motions over time as text for a terminal.
package enum TerminalPlot {
  /// A panel with the position and one with the velocity of all series, one time axis, and a legend.
  ///
  /// Lines end without spaces and are never wider than `options.width` columns. Samples that are not finite
  /// leave a gap. The text ends with a line feed; it is empty for a width of 0.
  package static func render(_ series: [PlotSeries], options: PlotOptions) -> String {
    guard options.width > 0 else { return "" }
    let lines = TerminalPicture(series: series, options: options).lines()
    return lines.map { $0.rendered(limit: options.width, usesColor: options.usesColor) + "\n" }.joined()
  }
}

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
    let heading = panel.quantity.heading(axis: options.axis)
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
    series.enumerated().compactMap { index, one in
      one.shownSettlingTime.map {
        TimeAxisMark(time: $0, glyph: style.settlingGlyph(of: index), color: style.curves[index].color)
      }
    }
  }
}

/// How the rows of a plot are shared out.
struct PlotLayout {
  let positionRows: Int
  let velocityRows: Int

  private static let fewestPositionRows = 6
  private static let fewestVelocityRows = 4

  /// The panels get what the lines around them leave of the height: the position three fifths, as it is
  /// looked at more closely.
  init(height: Int, otherRows: Int, showsVelocity: Bool) {
    let axes = showsVelocity ? 5 : 3
    let free = height - otherRows - axes
    guard showsVelocity else {
      positionRows = max(Self.fewestPositionRows, free)
      velocityRows = 0
      return
    }
    let velocity = max(Self.fewestVelocityRows, free * 2 / 5)
    velocityRows = velocity
    positionRows = max(Self.fewestPositionRows, free - velocity)
  }
}
