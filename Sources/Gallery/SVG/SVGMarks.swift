/// The settling times and other marks of all series, on the position panel.
struct SVGMarks {
  let series: [PlotSeries]
  let scale: SVGScale

  private var box: SVGBox { scale.box }

  /// Behind the curves: a hairline for each mark, with its words where they do not run into those before.
  func hairlines() -> [SVGElement] {
    var elements: [SVGElement] = []
    var freeFrom = box.left
    for mark in series.flatMap(\.shownMarks).sorted(by: { $0.time < $1.time })
    where scale.times.contains(mark.time) {
      let x = scale.x(of: mark.time)
      elements.append(line(at: x, from: box.top, styleClass: "mark"))
      let label = SVGTextSize.truncated(mark.label, width: box.width / 3)
      let width = SVGTextSize.width(of: label)
      guard x >= freeFrom, x + 4 + width <= box.right else { continue }
      freeFrom = x + 12 + width
      elements.append(
        SVGElement(
          "text", ["class": "quiet", "x": SVGNumber.text(x + 4), "y": SVGNumber.text(box.bottom - 8)],
          text: label))
    }
    return elements
  }

  /// A triangle below the time axis and a line up to the curve's end, in the colour of the curve.
  func settlings() -> [SVGElement] {
    series.enumerated().flatMap { index, one -> [SVGElement] in
      guard let time = one.shownSettlingTime, scale.times.contains(time) else { return [] }
      let x = scale.x(of: time)
      let settled = one.samples.last { $0.value.magnitude <= PlotPoint.largestMagnitude }?.value
      let color = SVGStyleSheet.colorClass(index)
      let triangle = "M\(SVGNumber.text(x)) \(SVGNumber.text(box.bottom + 1))l4 7h-8z"
      return [
        line(at: x, from: settled.map(scale.y(of:)) ?? box.top, styleClass: "settling " + color),
        SVGElement("path", ["class": "point " + color, "d": triangle]),
      ]
    }
  }

  private func line(at x: Double, from top: Double, styleClass: String) -> SVGElement {
    SVGElement(
      "path",
      [
        "class": styleClass,
        "d": "M\(SVGNumber.text(x)) \(SVGNumber.text(top))V\(SVGNumber.text(box.bottom))",
      ])
  }
}
