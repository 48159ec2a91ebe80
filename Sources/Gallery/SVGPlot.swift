/// How a plot as SVG looks.
package struct SVGOptions: Sendable, Equatable {
  /// Width in CSS pixels; at least 240.
  package var width: Int
  /// Height in CSS pixels to aim for. A long legend makes the picture higher instead of its panels too low.
  package var height: Int
  /// The title above the plot, also the picture's accessible name.
  package var title: String
  /// Where the dashed target line is, in units of the value: 1 for a unit motion, nil for none.
  package var target: Double?
  /// The quantity on the horizontal axis.
  package var axis: PlotAxis

  /// Options for a picture of so many pixels.
  package init(
    width: Int = 720, height: Int = 480, title: String = "Motion", target: Double? = 1, axis: PlotAxis = .time
  ) {
    self.width = width
    self.height = height
    self.title = title
    self.target = target
    self.axis = axis
  }
}

/// Draws motions over time as a picture that stands alone.
package struct SVGPlot {
  private let series: [PlotSeries]
  private let options: SVGOptions

  private static let margin = SVGStyleSheet.margin
  private static let spaceAbovePanel = 30.0
  private static let spaceBelowPanels = 34.0
  private static let lowestPanel = 60.0

  /// A panel with the position and one with the velocity of all series, one time axis, and a legend.
  ///
  /// The same values make the same bytes. Text may hold any characters: it is escaped, and what XML does
  /// not allow is left out. Samples that are not finite leave a gap.
  package static func render(_ series: [PlotSeries], options: SVGOptions) -> String {
    SVGPlot(series: series, options: options).element().rendered()
  }

  private func element() -> SVGElement {
    let width = Double(max(options.width, 240))
    let headerBottom = 48.0
    let legend = SVGLegend(
      series: series, target: options.target, left: Self.margin, width: width - 2 * Self.margin)
    let panels = panels()
    let top = headerBottom + legend.height
    let boxes = boxes(for: panels, top: top, width: width)
    let height = max(Double(options.height), (boxes.last?.bottom ?? top) + Self.spaceBelowPanels)
    return .picture(
      width: width, height: height, identifier: "id-plot", title: options.title, summary: summary,
      children: legend.elements(top: headerBottom - 4) + drawn(panels, in: boxes))
  }

  private func panels() -> [PlotPanel] {
    [.position, .velocity].compactMap { PlotPanel(quantity: $0, series: series, target: options.target) }
  }

  /// The position gets three fifths of the height, as it is looked at more closely.
  private func boxes(for panels: [PlotPanel], top: Double, width: Double) -> [SVGBox] {
    let spaces = Double(panels.count) * Self.spaceAbovePanel + Self.spaceBelowPanels
    let free = max(Double(options.height) - top - spaces, Self.lowestPanel * 2.5)
    let shares = panels.count == 2 ? [0.6, 0.4] : [1]
    let left = SVGPanel.gutter(zip(panels, shares).map { ($0.values, $1 * free) })
    var boxes: [SVGBox] = []
    var bottom = top
    for (_, share) in zip(panels, shares) {
      let box = SVGBox(
        left: left, top: bottom + Self.spaceAbovePanel, width: width - left - Self.margin,
        height: (free * share).rounded())
      boxes.append(box)
      bottom = box.bottom
    }
    return boxes
  }

  private func drawn(_ panels: [PlotPanel], in boxes: [SVGBox]) -> [SVGElement] {
    guard let last = boxes.last else { return [] }
    let times = ValueRange(coveringTimes: panels.flatMap(\.times))
    let axis = SVGTimeAxis(times: times, width: last.width, axis: options.axis)
    var elements: [SVGElement] = []
    for (panel, box) in zip(panels, boxes) {
      let scale = SVGScale(box: box, times: times, values: panel.values)
      elements += SVGPanel(panel: panel, scale: scale, axis: options.axis).elements(timeTicks: axis.ticks)
      if panel.quantity == .position { elements += SVGSettlings(series: series, scale: scale).elements() }
    }
    return elements + axis.labels(below: last)
  }

  /// The accessible description.
  private var summary: String {
    guard !series.isEmpty else { return "No curves." }
    let curves = series.map { one in
      one.shownSettlingTime.map { "\(one.name), which settles at \(PlotText.seconds($0))" } ?? one.name
    }
    return "Position and velocity over \(options.axis.words) of \(curves.joined(separator: "; "))."
  }
}
