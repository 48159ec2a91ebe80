import Gallery
import Testing

@Suite("A terminal plot")
struct TerminalPlotTests {
  private func lines(_ series: [PlotSeries], _ options: PlotOptions) -> [Substring] {
    TerminalPlot.render(series, options: options).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test("names its quantities")
  func headings() {
    let plain = lines(SpringSamples.beforeAndAfter, PlotOptions())
    #expect(plain.contains("position") && plain.contains("velocity, per second"))
    let overProgress = lines(SpringSamples.beforeAndAfter, PlotOptions(axis: .progress))
    #expect(overProgress.contains("velocity, over the whole progress"))
  }

  @Test("leaves the velocity out when asked to")
  func positionOnly() {
    let plot = TerminalPlot.render(SpringSamples.beforeAndAfter, options: PlotOptions(showsVelocity: false))
    #expect(!plot.contains("velocity"))
  }

  @Test("fills the height it is given", arguments: [24, 30, 50])
  func height(rows: Int) {
    let options = PlotOptions(height: rows, title: "title")
    // The text ends with a line feed, so the last part is empty.
    #expect(lines(SpringSamples.beforeAndAfter, options).count - 1 == rows)
  }

  @Test("shows a settling time on the axis and in the legend")
  func settling() throws {
    let plot = lines([SpringSamples.series("bouncy", settlingTime: 0.5)], PlotOptions(width: 60))
    let axis = try #require(plot.first { $0.contains("└") })
    let column = try #require(axis.firstIndex(of: "▲"))
    #expect(axis.distance(from: axis.startIndex, to: column) == 32)
    #expect(plot.contains("━━ bouncy  ▲ settles at 0.5 s"))
  }

  @Test("says nothing about settling where there is nothing to say", arguments: [nil, Double.infinity, .nan])
  func neverSettles(settlingTime: Double?) {
    let series = [SpringSamples.series("ambient", settlingTime: settlingTime)]
    #expect(!TerminalPlot.render(series, options: PlotOptions()).contains("settles"))
  }

  @Test("keeps the settling time when a long name is cut", arguments: [30, 40, 80])
  func longNames(width: Int) {
    let series = [SpringSamples.series(String(repeating: "long-name.", count: 20), settlingTime: 0.818)]
    let plot = TerminalPlot.render(series, options: PlotOptions(width: width))
    #expect(plot.contains("…"))
    #expect(plot.contains("0.818 s"))
  }

  @Test("draws each curve in its own glyph in ASCII, and says which")
  func glyphs() {
    let plot = lines(SpringSamples.beforeAndAfter, PlotOptions(usesBraille: false))
    #expect(plot.contains("** before  * settles at 0.698 s"))
    #expect(plot.contains("++ after   + settles at 0.649 s"))
  }

  @Test("names curves by letters beside them in braille without colour")
  func letters() {
    let options = PlotOptions(usesColor: false)
    let plot = lines(SpringSamples.beforeAndAfter, options)
    let curves = plot.filter { $0.contains("│") || $0.contains("┤") }.joined()
    #expect(curves.contains("A") && curves.contains("B"))
    let one = TerminalPlot.render([SpringSamples.beforeAndAfter[0]], options: options)
    #expect(!one.contains("A"))
  }

  @Test("repeats colours with another dash beyond its palette")
  func manyCurves() {
    let series = (0..<8).map { SpringSamples.series("\($0)", dampingRatio: 0.2 + 0.05 * Double($0)) }
    let plot = TerminalPlot.render(series, options: PlotOptions(usesColor: true))
    #expect(plot.contains("\u{1B}[38;5;33m━━ \u{1B}[39m0"))
    #expect(plot.contains("\u{1B}[38;5;33m╍╍ \u{1B}[39m6"))
  }

  @Test("draws a constant, and a single sample")
  func degenerate() {
    let point = PlotSample(time: 0, value: 3, velocity: 0)
    let options = PlotOptions(width: 40, usesBraille: false, target: nil)
    let constant = [point, PlotSample(time: 1, value: 3, velocity: 0)]
    #expect(
      TerminalPlot.render([PlotSeries(name: "x", samples: constant)], options: options)
        .contains("3 +***********************************\n"))
    #expect(
      TerminalPlot.render([PlotSeries(name: "x", samples: [point])], options: options).contains("3 +*\n"))
  }

  @Test("says so when there is nothing to draw")
  func nothing() {
    let empty = [PlotSeries(name: "empty", samples: [PlotSample(time: 0, value: .nan, velocity: .nan)])]
    #expect(lines(empty, PlotOptions()).contains("no samples to draw"))
    #expect(lines([], PlotOptions()).contains("no samples to draw"))
    #expect(TerminalPlot.render(empty, options: PlotOptions(width: 0)).isEmpty)
  }
}
