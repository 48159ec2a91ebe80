/// Draws many small panels over one time as a picture that stands alone: the properties of a motion, each in its own
/// unit, or several motions beside one another.
package struct SVGPanels {
  /// The curves of a panel, and its title; nil where the names of the curves say it.
  package typealias Group = (heading: String?, series: [PlotSeries])

  private let groups: [Group]
  private let columns: Int
  private let options: SVGOptions

  /// The panels in rows, all with the same time. With a target they all go from 0 to it and have one range of values,
  /// so that they can be compared; else each has its own.
  ///
  /// - Parameter columns: The panels in a row, as far as there is room for them.
  package static func render(_ groups: [Group], columns: Int, options: SVGOptions) -> String {
    SVGPanels(groups: groups, columns: columns, options: options).element().rendered()
  }

  private static let margin = SVGStyleSheet.margin
  private static let headerBottom = 48.0
  private static let panelHeight = 120.0
  private static let spaceAbove = 40.0
  private static let spaceBelow = 34.0
  private static let narrowest = 200.0

  private func element() -> SVGElement {
    let width = Double(max(options.width, 240))
    let drawn = groups.compactMap { group in
      PlotPanel(quantity: .position, series: group.series, target: options.target).map { (group, $0) }
    }
    let times = ValueRange(coveringTimes: drawn.flatMap { $0.1.times })
    let shared =
      options.target == nil
      ? nil : ValueRange(covering: drawn.flatMap { [$0.1.values.lower, $0.1.values.upper] })
    let room = Int(max(1, ((width - Self.margin) / Self.narrowest).rounded(.down)))
    let columns = max(1, min(self.columns, room, max(drawn.count, 1)))
    let cell = (width - Self.margin) / Double(columns)
    let step = Self.spaceAbove + Self.panelHeight + Self.spaceBelow
    // One for all, so that the same moment stands below itself.
    let gutter = SVGPanel.gutter(drawn.map { (shared ?? $0.1.values, Self.panelHeight) })
    var elements: [SVGElement] = []
    for (index, (group, panel)) in drawn.enumerated() {
      let box = SVGBox(
        left: (Double(index % columns) * cell).rounded() + gutter,
        top: Self.headerBottom + Double(index / columns) * step + Self.spaceAbove,
        width: (cell - gutter - (columns == 1 ? 0 : 12)).rounded(), height: Self.panelHeight)
      let scale = SVGScale(box: box, times: times, values: shared ?? panel.values)
      elements += self.elements(of: group, panel, in: box, scale)
    }
    let rows = (drawn.count + columns - 1) / columns
    return .picture(
      width: width, height: Self.headerBottom + Double(max(rows, 1)) * step, identifier: "id-plot",
      title: options.title, summary: summary, children: elements)
  }

  private func elements(
    of group: Group, _ panel: PlotPanel, in box: SVGBox, _ scale: SVGScale
  ) -> [SVGElement] {
    let axis = SVGTimeAxis(times: scale.times, width: box.width, axis: options.axis)
    let drawn = SVGPanel(
      panel: panel, scale: scale, axis: options.axis, title: group.heading ?? Self.heading(of: group.series)
    )
    .elements(timeTicks: axis.ticks)
    // Curves of one panel that a heading does not tell apart have their names beside it.
    var names: [SVGElement] = []
    if group.heading == nil, group.series.count > 1 {
      let legend = SVGLegend(series: group.series, target: nil, left: box.left, width: box.width)
      names = legend.elements(top: box.top - 4 - legend.height)
    }
    return drawn + names + SVGSettlings(series: group.series, scale: scale).elements()
      + axis.labels(below: box)
  }

  /// The name of the only curve; several have a legend.
  private static func heading(of series: [PlotSeries]) -> String {
    series.count == 1 ? series[0].name : ""
  }

  private var summary: String {
    let names = groups.flatMap { group in group.heading.map { [$0] } ?? group.series.map(\.name) }
    return names.isEmpty ? "No curves." : "Over \(options.axis.words): \(names.joined(separator: "; "))."
  }
}
