import Foundation
import Gallery
import Testing

/// Compares plots with the files in `Golden/`. `RECORD_GOLDEN=1` rewrites the files, and fails so that it
/// is not left on.
@Suite("Plots stay as they were looked at")
struct GoldenPlotTests {
  private func compare(_ text: String, with name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Golden")
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); run again without RECORD_GOLDEN")
    } else {
      #expect(try text == String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test("in braille: two springs, before and after")
  func braille() throws {
    let options = PlotOptions(width: 72, height: 26, title: "sheet.present")
    try compare(
      TerminalPlot.render(SpringSamples.beforeAndAfter, options: options),
      with: "before-and-after.braille.txt")
  }

  @Test("in ASCII: two springs, before and after")
  func ascii() throws {
    let options = PlotOptions(width: 72, height: 26, usesBraille: false, title: "sheet.present")
    try compare(
      TerminalPlot.render(SpringSamples.beforeAndAfter, options: options), with: "before-and-after.ascii.txt")
  }
}
