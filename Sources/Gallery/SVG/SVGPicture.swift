/// A picture's parts and their places, from its title to its time axis.
struct SVGPicture {
  let series: [PlotSeries]
  let options: SVGOptions

  private static let margin = 20.0
  private static let spaceAbovePanel = 30.0
  private static let spaceBelowPanels = 34.0
  private static let lowestPanel = 60.0

  func element() -> SVGElement {
    let width = Double(max(options.width, 240))
    let headerBottom = 48.0
    let legend = SVGLegend(
      series: series, target: options.target, unit: options.unit, left: Self.margin,
      width: width - 2 * Self.margin)
    let panels = panels()
    let top = headerBottom + legend.height
    let boxes = boxes(for: panels, top: top, width: width)
    let height = max(Double(options.height), (boxes.last?.bottom ?? top) + Self.spaceBelowPanels)
    let identifier = SVGDescription.identifier(options.identifier)
    let ground = SVGElement("rect", ["class": "ground", "width": "100%", "height": "100%"])
    let heading = SVGElement(
      "text", ["class": "heading", "x": SVGNumber.text(Self.margin), "y": "32"],
      // The heading's letters are a third larger than those that SVGTextSize knows.
      text: SVGTextSize.truncated(options.title, width: (width - 2 * Self.margin) * 0.75))
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": SVGNumber.text(width),
        "height": SVGNumber.text(height), "viewBox": "0 0 \(SVGNumber.text(width)) \(SVGNumber.text(height))",
        "role": "img", "aria-labelledby": "\(identifier)-title \(identifier)-desc",
      ],
      children: [
        SVGElement("title", ["id": "\(identifier)-title"], text: options.title),
        SVGElement(
          "desc", ["id": "\(identifier)-desc"], text: SVGDescription.text(of: series, options: options)),
        SVGElement("style", text: SVGStyleSheet.text), ground, heading,
      ] + legend.elements(top: headerBottom - 4) + drawn(panels, in: boxes))
  }

  private func panels() -> [PlotPanel] {
    let quantities: [Quantity] = options.showsVelocity ? [.position, .velocity] : [.position]
    return quantities.compactMap { PlotPanel(quantity: $0, series: series, target: options.target) }
  }

  /// The position gets three fifths of the height, as it is looked at more closely.
  private func boxes(for panels: [PlotPanel], top: Double, width: Double) -> [SVGBox] {
    let spaces = Double(panels.count) * Self.spaceAbovePanel + Self.spaceBelowPanels
    let free = max(Double(options.height) - top - spaces, Self.lowestPanel * 2.5)
    let shares = panels.count == 2 ? [0.6, 0.4] : [1]
    let left = gutter(of: panels, heights: shares.map { $0 * free })
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

  private func gutter(of panels: [PlotPanel], heights: [Double]) -> Double {
    let labels = zip(panels, heights).flatMap { panel, height in
      SVGPanel.valueTicks(in: panel.values, height: height).labels
    }
    return 12 + (labels.map(SVGTextSize.width(of:)).max() ?? 0).rounded(.up) + 8
  }

  private func drawn(_ panels: [PlotPanel], in boxes: [SVGBox]) -> [SVGElement] {
    guard let last = boxes.last else { return [] }
    let times = ValueRange(coveringTimes: panels.flatMap(\.times))
    let axis = SVGTimeAxis(times: times, width: last.width, axis: options.axis)
    var elements: [SVGElement] = []
    for (panel, box) in zip(panels, boxes) {
      let scale = SVGScale(box: box, times: times, values: panel.values)
      let marks = panel.quantity == .position ? SVGMarks(series: series, scale: scale) : nil
      elements += marks?.hairlines() ?? []
      elements += SVGPanel(panel: panel, scale: scale, unit: options.unit, axis: options.axis).elements(
        timeTicks: axis.ticks)
      elements += marks?.settlings() ?? []
    }
    return elements + axis.labels(below: last)
  }
}
