import Testing

@testable import Gallery

@Suite("The curves of a panel")
struct PanelPainterTests {
  private struct Painted {
    let panel: PlotPanel
    let scale: DotScale
    let canvas: DotCanvas
  }

  private func painted(_ series: [PlotSeries], columns: Int, rows: Int, usesBraille: Bool) throws -> Painted {
    let panel = try #require(PlotPanel(quantity: .position, series: series, target: 1))
    var canvas = DotCanvas(columns: columns, rows: rows, usesBraille: usesBraille)
    let scale = DotScale(
      times: ValueRange(coveringTimes: panel.times), values: panel.values, columns: canvas.dotColumns,
      rows: canvas.dotRows, reference: 1)
    let options = PlotOptions(usesColor: true, usesBraille: usesBraille)
    let style = TerminalStyle(curveCount: series.count, options: options)
    PanelPainter(panel: panel, scale: scale, styles: style.curves).paint(on: &canvas)
    return Painted(panel: panel, scale: scale, canvas: canvas)
  }

  @Test("set the dot of every sample", arguments: [10, 33, 120, 290], [true, false])
  func everySample(columns: Int, usesBraille: Bool) throws {
    let painted = try painted(
      SpringSamples.beforeAndAfter, columns: columns, rows: 12, usesBraille: usesBraille)
    for point in painted.panel.curves.flatMap({ $0 }).flatMap({ $0 }) {
      #expect(painted.canvas.isSet(painted.scale.dot(of: point)))
    }
  }

  @Test("have no holes where they are steep", arguments: [true, false])
  func noHoles(usesBraille: Bool) throws {
    let jump = [(0.0, 0.0), (0.5, 0.0), (0.5, 1.0), (1.0, 1.0)]
    let samples = jump.map { PlotSample(time: $0.0, value: $0.1, velocity: 0) }
    let painted = try painted(
      [PlotSeries(name: "jump", samples: samples)], columns: 20, rows: 10, usesBraille: usesBraille)
    let column = painted.scale.column(of: 0.5)
    for y in 0..<painted.canvas.dotRows { #expect(painted.canvas.isSet(Dot(x: column, y: y))) }
  }

  @Test("rise above the target line where they overshoot by half a per cent")
  func overshoot() throws {
    let series = [SpringSamples.series("snappy", dampingRatio: 0.85)]
    let highest = try #require(series[0].samples.map(\.value).max())
    #expect(highest > 1.005 && highest < 1.008)
    let painted = try painted(series, columns: 60, rows: 10, usesBraille: true)
    #expect(painted.scale.row(of: highest) < painted.scale.row(of: 1))
    #expect(painted.scale.row(of: 1) > 0)
  }

  @Test("leave a gap where a sample is not finite")
  func gap() throws {
    let values = [0, 0, .nan, 1, 1]
    let samples = values.enumerated().map { PlotSample(time: Double($0), value: $1, velocity: 0) }
    let series = [PlotSeries(name: "gap", samples: samples)]
    #expect(Quantity.position.stretches(of: series[0]).map(\.count) == [2, 2])
    let painted = try painted(series, columns: 41, rows: 10, usesBraille: false)
    #expect(!painted.canvas.isSet(Dot(x: 20, y: 5)))
  }

  @Test("take turns where they run together, so that none hides the others")
  func turns() throws {
    let samples = SpringSamples.samples(duration: 0.5, dampingRatio: 0.7, until: 1)
    let twice = [PlotSeries(name: "a", samples: samples), PlotSeries(name: "b", samples: samples)]
    let painted = try painted(twice, columns: 40, rows: 10, usesBraille: true)
    let owners = painted.canvas.dots.indices.compactMap { painted.canvas.owner(of: $0) }
    #expect(Set(owners) == [0, 1])
  }
}
