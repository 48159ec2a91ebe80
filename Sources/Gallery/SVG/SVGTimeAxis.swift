/// The ticks that the panels share and the labels below the last of them.
struct SVGTimeAxis {
  let times: ValueRange
  let ticks: Ticks
  private let axis: PlotAxis

  /// How far a label may reach beyond the panel's right end, in pixels.
  private static let overhang = 18.0

  init(times: ValueRange, width: Double, axis: PlotAxis) {
    self.times = times
    self.axis = axis
    var ticks = Ticks(in: times, atMost: max(2, min(Int(width / 56), 13)))
    while ticks.values.count > 2,
      Self.longestLabel(of: ticks, axis) + 12 > ticks.step.size / times.span * width
    {
      let coarser = Ticks(in: times, step: ticks.step.coarser)
      guard coarser.values.count >= 2 else { break }
      ticks = coarser
    }
    self.ticks = ticks
  }

  func labels(below box: SVGBox) -> [SVGElement] {
    zip(ticks.values, ticks.labels).map { tick, label in
      let text = label + axis.suffix
      // A long label at the end of the axis is moved to the left before the picture's edge cuts it.
      let rightmost = box.right + Self.overhang - SVGTextSize.width(of: text) / 2
      let x = min(box.left + times.share(of: tick) * box.width, rightmost)
      return SVGElement(
        "text",
        ["class": "quiet middle", "x": SVGNumber.text(x), "y": SVGNumber.text(box.bottom + 20)], text: text)
    }
  }

  private static func longestLabel(of ticks: Ticks, _ axis: PlotAxis) -> Double {
    ticks.labels.map { SVGTextSize.width(of: $0 + axis.suffix) }.max() ?? 0
  }
}
