import PlainText

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
    ticks = Ticks(in: times, atMost: min(Int(saturating: width / 56), 13), over: width) { label in
      SVGTextSize.width(of: label + axis.suffix) + 12
    }
  }

  func labels(below box: SVGBox) -> [SVGElement] {
    zip(ticks.values, ticks.labels).map { tick, label in
      let text = label + axis.suffix
      // A long label at the end of the axis is moved to the left before the picture's edge cuts it.
      let rightmost = box.right + Self.overhang - SVGTextSize.width(of: text) / 2
      let x = min(box.left + times.share(of: tick) * box.width, rightmost)
      return .text(text, x: x, y: box.bottom + 20, styleClass: "quiet middle")
    }
  }
}

/// The settling times of all series, on the position panel.
struct SVGSettlings {
  let series: [PlotSeries]
  let scale: SVGScale

  private var box: SVGBox { scale.box }

  /// A triangle below the time axis and a line up to the curve's end, in the colour of the curve.
  func elements() -> [SVGElement] {
    series.enumerated().flatMap { index, one -> [SVGElement] in
      guard let time = one.shownSettlingTime, scale.times.contains(time) else { return [] }
      let x = scale.x(of: time)
      let settled = one.samples.last { $0.value.magnitude <= ValueRange.largestMagnitude }?.value
      let color = SVGStyleSheet.colorClass(index)
      let triangle = "M\(x.pixels) \((box.bottom + 1).pixels)l4 7h-8z"
      let top = settled.map(scale.y(of:)) ?? box.top
      return [
        .path("M\(x.pixels) \(top.pixels)V\(box.bottom.pixels)", styleClass: "settling " + color),
        .path(triangle, styleClass: "point " + color),
      ]
    }
  }
}
