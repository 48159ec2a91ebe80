import Gallery
import Testing

@Suite("A terminal plot of anything")
struct TerminalPlotPropertyTests {
  private static func options(_ hostile: inout HostileSeries, width: Int) -> PlotOptions {
    let targets: [Double?] = [nil, 1, 0, -3, .nan, 1e308]
    return PlotOptions(
      width: width, height: hostile.below(60), usesColor: hostile.below(2) == 0,
      usesBraille: hostile.below(2) == 0, showsVelocity: hostile.below(3) > 0,
      target: targets[hostile.below(targets.count)],
      title: hostile.below(2) == 0 ? nil : HostileSeries.names[hostile.below(HostileSeries.names.count)])
  }

  @Test("never has a line wider than the terminal, nor spaces at its end", arguments: 0..<150)
  func width(seed: Int) {
    var hostile = HostileSeries(seed: UInt64(seed))
    let width = seed % 5 == 0 ? seed / 5 : 30 + hostile.below(270)
    let options = Self.options(&hostile, width: width)
    let plot = TerminalPlot.render(hostile.series(), options: options)
    for line in plot.split(separator: "\n", omittingEmptySubsequences: false) {
      let plain = TerminalColumns.withoutColors(String(line))
      #expect(TerminalColumns.count(plain) <= width, "\(plain)")
      #expect(!plain.hasSuffix(" "))
    }
  }

  @Test("is 7-bit in ASCII mode, whatever the names are", arguments: 0..<60)
  func ascii(seed: Int) {
    var hostile = HostileSeries(seed: UInt64(seed) &+ 1000)
    var options = Self.options(&hostile, width: 80)
    options.usesBraille = false
    let plot = TerminalPlot.render(hostile.series(), options: options)
    #expect(plot.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("has no control characters but line feeds without colour", arguments: 0..<60)
  func controlCharacters(seed: Int) {
    var hostile = HostileSeries(seed: UInt64(seed) &+ 2000)
    var options = Self.options(&hostile, width: 80)
    options.usesColor = false
    let plot = TerminalPlot.render(hostile.series(), options: options)
    let controls = plot.unicodeScalars.filter { scalar in
      scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
    }
    #expect(controls.isEmpty)
  }

  @Test("ends each coloured line with the terminal's own colour", arguments: [30, 80, 300])
  func colorEnds(width: Int) {
    let options = PlotOptions(width: width, usesColor: true)
    let plot = TerminalPlot.render(SpringSamples.beforeAndAfter, options: options)
    for line in plot.split(separator: "\n") where line.contains("\u{1B}") {
      #expect(line.hasSuffix("\u{1B}[39m"))
    }
  }
}
