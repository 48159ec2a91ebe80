import PlainText

/// Draws motions over time as text for a terminal.
package struct TerminalPlot {
  private let series: [PlotSeries]
  private let options: PlotOptions
  private let style: TerminalStyle

  /// A panel with the position and one with the velocity of all series, one time axis, and a legend.
  ///
  /// Lines end without spaces and are never wider than `options.width` columns. Samples that are not finite
  /// leave a gap. The text ends with a line feed; it is empty for a width of 0.
  package static func render(_ series: [PlotSeries], options: PlotOptions) -> String {
    guard options.width > 0 else { return "" }
    let style = TerminalStyle(curveCount: series.count, options: options)
    return TerminalPlot(series: series, options: options, style: style).lines()
      .map { $0.rendered(limit: options.width, usesColor: options.usesColor) + "\n" }.joined()
  }

  private func lines() -> [StyledLine] {
    let title = options.title.map { [StyledLine(style.shown($0, columns: options.width))] } ?? []
    let legend = TerminalLegend(series: series, style: style, options: options).lines()
    let panels = panels(otherRows: title.count + legend.count)
    guard !panels.isEmpty else { return title + [StyledLine("no samples to draw")] + legend }
    let times = ValueRange(coveringTimes: panels.flatMap(\.panel.times))
    let gutter = (panels.map(\.labelColumns).max() ?? 0) + 1
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

  /// The panels get what the lines around them leave of the height: the position three fifths, as it is looked at more
  /// closely.
  private func panels(otherRows: Int) -> [PanelLines] {
    let axes = options.showsVelocity ? 5 : 3
    let free = options.height - otherRows - axes
    let velocityRows = options.showsVelocity ? max(4, free * 2 / 5) : 0
    let wanted: [(Quantity, Int)] = [(.position, max(6, free - velocityRows)), (.velocity, velocityRows)]
    return wanted.filter { $0.1 > 0 }.compactMap { quantity, rows in
      PlotPanel(quantity: quantity, series: series, target: options.target).map {
        PanelLines(panel: $0, rows: rows, style: style)
      }
    }
  }

  private func marks() -> [TimeAxis.Mark] {
    series.enumerated().compactMap { index, one in
      one.shownSettlingTime.map { ($0, style.settlingGlyph(of: index), style.curves[index].color) }
    }
  }
}

/// The meaning of the curves and the dotted line, one line each.
struct TerminalLegend {
  let series: [PlotSeries]
  let style: TerminalStyle
  let options: PlotOptions

  private static let gap = 2
  /// A name is never cut below this for the sake of its settling time.
  private static let shortestName = 8

  func lines() -> [StyledLine] {
    let room = options.width - keyColumns - 1
    let notes = settlingNotes(room: room)
    let widestNote = notes.map(\.count).max() ?? 0
    let limit = max(min(Self.shortestName, room), room - (widestNote == 0 ? 0 : widestNote + Self.gap))
    let names = series.map { style.shown($0.name, columns: limit) }
    let widest = names.map(DisplayWidth.columns(of:)).max() ?? 0
    return series.indices.map { index in
      curveLine(index, name: names[index], nameColumns: widest, note: notes[index])
    } + targetLines()
  }

  private var keyColumns: Int { style.usesLetters ? 4 : 2 }

  private func curveLine(_ index: Int, name: String, nameColumns: Int, note: String) -> StyledLine {
    let curve = style.curves[index]
    var line = StyledLine()
    if style.usesLetters { line.append("\(curve.letter) ") }
    let key = options.usesBraille ? curve.dash.key : String(repeating: curve.glyph, count: 2)
    line.append(key + " ", color: curve.color)
    line.append(name)
    guard !note.isEmpty else { return line }
    line.pad(to: keyColumns + 1 + nameColumns + Self.gap)
    line.append(note, color: .quiet)
    return line
  }

  /// In words, or only the mark and the time where words would leave no room for the names.
  private func settlingNotes(room: Int) -> [String] {
    let notes = series.enumerated().map { index, one in
      one.shownSettlingTime.map { (style.settlingGlyph(of: index), PlotText.seconds($0)) }
    }
    let inWords = notes.map { $0.map { "\($0) settles at \($1)" } ?? "" }
    let widest = inWords.map(\.count).max() ?? 0
    if widest + Self.gap + Self.shortestName * 2 <= room { return inWords }
    return notes.map { $0.map { "\($0) \($1)" } ?? "" }
  }

  private func targetLines() -> [StyledLine] {
    guard let target = options.target, target.isFinite else { return [] }
    var line = StyledLine()
    line.pad(to: keyColumns - 2)
    let text = "\(style.glyphs.referenceKey) target \(DecimalText.exact(target))"
    line.append(style.shown(text, columns: options.width - keyColumns + 2), color: .quiet)
    return [line]
  }
}
