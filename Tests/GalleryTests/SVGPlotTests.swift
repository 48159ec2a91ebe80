import Foundation
import Gallery
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A plot as SVG")
struct SVGPlotTests {
  private func isWellFormed(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    // Foundation on Linux recovers from some errors and tells of them only here.
    return parser.parse() && parser.parserError == nil
  }

  @Test("is well-formed XML whatever the names and samples are", arguments: 0..<80)
  func wellFormed(seed: Int) {
    var hostile = HostileSeries(seed: UInt64(seed) &+ 3000)
    let options = SVGOptions(
      width: hostile.below(1000), height: hostile.below(800), title: HostileSeries.names[seed % 16],
      axis: seed % 2 == 0 ? .time : .progress)
    let svg = SVGPlot.render(hostile.series(), options: options)
    #expect(isWellFormed(svg), "\(svg)")
    #expect(!svg.contains("nan") && !svg.contains("inf"))
  }

  @Test("would be found ill-formed by these tests if a name were not escaped")
  func parserIsStrict() {
    #expect(!isWellFormed("<svg><text><b>&</text></svg>"))
    #expect(!isWellFormed("<svg><text>\u{1}</text></svg>"))
    #expect(isWellFormed("<svg><text>a</text></svg>"))
  }

  @Test("shows a name with markup as it was typed")
  func escaping() {
    let svg = SVGPlot.render([SpringSamples.series("a<b & \"c\"\u{1B}")], options: SVGOptions())
    #expect(svg.contains(">a&lt;b &amp; &quot;c&quot;</text>"))
  }

  @Test("stands alone and is accessible")
  func standalone() {
    let svg = SVGPlot.render(
      SpringSamples.beforeAndAfter,
      options: SVGOptions(width: 640, height: 400, title: "sheet"))
    #expect(
      svg.hasPrefix(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400""#))
    #expect(svg.contains(#"role="img" aria-labelledby="id-plot-title id-plot-desc""#))
    #expect(
      svg.contains("data-generator=\"Made by motionbook.\">\n  <title id=\"id-plot-title\">sheet</title>"))
    #expect(svg.contains("before, which settles at 0.698 s; after, which settles at 0.649 s."))
    #expect(svg.contains("prefers-color-scheme:dark"))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test("is the same for the same values")
  func deterministic() {
    let options = SVGOptions(title: "twice")
    let first = SVGPlot.render(SpringSamples.beforeAndAfter, options: options)
    #expect(first == SVGPlot.render(SpringSamples.beforeAndAfter, options: options))
  }

  @Test("has numbers of at most two decimals")
  func decimals() {
    let svg = SVGPlot.render(SpringSamples.beforeAndAfter, options: SVGOptions())
    #expect(svg.firstMatch(of: #/d="[^"]*\.\d{3}/#) == nil)
  }

  @Test("grows with its legend and never loses its panels")
  func manySeries() throws {
    let series = (0..<60).map { SpringSamples.series("spring number \($0)", settlingTime: 0.5) }
    let svg = SVGPlot.render(series, options: SVGOptions(width: 300, height: 200))
    let height = try #require(svg.firstMatch(of: #/ height="(\d+)"/#).flatMap { Int($0.1) })
    #expect(height > 60 * 20)
    #expect(svg.components(separatedBy: "class=\"axis\"").count == 3)
  }

  @Test("draws settling marks and single points")
  func marks() {
    let series = SpringSamples.series("swipe", settlingTime: 0.8)
    let point = PlotSeries(name: "point", samples: [PlotSample(time: 0.5, value: 1, velocity: 0)])
    let svg = SVGPlot.render([series, point], options: SVGOptions())
    #expect(svg.contains("class=\"settling c0\""))
    #expect(svg.contains("<circle class=\"point c1\""))
  }
}
