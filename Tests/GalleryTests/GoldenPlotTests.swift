import Gallery
import TestSupport
import Testing

@Suite("Plots stay as they were looked at")
struct GoldenPlotTests {
  @Test("in braille: two springs, before and after")
  func braille() throws {
    let options = PlotOptions(width: 72, height: 26, title: "sheet.present")
    try Golden.expect(
      TerminalPlot.render(SpringSamples.beforeAndAfter, options: options),
      equals: "before-and-after.braille.txt")
  }

  @Test("in ASCII: two springs, before and after")
  func ascii() throws {
    let options = PlotOptions(width: 72, height: 26, usesBraille: false, title: "sheet.present")
    try Golden.expect(
      TerminalPlot.render(SpringSamples.beforeAndAfter, options: options),
      equals: "before-and-after.ascii.txt")
  }
}
