/// One pair of axes of a picture with the curves of all series.
struct SVGPanel {
  let panel: PlotPanel
  let scale: SVGScale
  let unit: String?
  let axis: PlotAxis

  private var box: SVGBox { scale.box }

  func elements(timeTicks: Ticks) -> [SVGElement] {
    [heading()] + grid(timeTicks: timeTicks) + [frame()] + reference() + curves()
  }

  /// As many ticks as leave 28 pixels between their labels.
  static func valueTicks(in values: ValueRange, height: Double) -> Ticks {
    Ticks(in: values, atMost: max(2, Int(height / 28)))
  }

  private func heading() -> SVGElement {
    SVGElement(
      "text", ["class": "quiet", "x": SVGNumber.text(box.left), "y": SVGNumber.text(box.top - 7)],
      text: SVGTextSize.truncated(panel.quantity.heading(unit: unit, axis: axis), width: box.width))
  }

  private func grid(timeTicks: Ticks) -> [SVGElement] {
    let valueTicks = Self.valueTicks(in: scale.values, height: box.height)
    let across = valueTicks.values.map { tick in
      "M\(SVGNumber.text(box.left)) \(SVGNumber.text(scale.y(of: tick)))h\(SVGNumber.text(box.width))"
    }
    let down = timeTicks.values.map { tick in
      "M\(SVGNumber.text(scale.x(of: tick))) \(SVGNumber.text(box.top))v\(SVGNumber.text(box.height))"
    }
    let labels = zip(valueTicks.values, valueTicks.labels).map { tick, label in
      SVGElement(
        "text",
        [
          "class": "quiet end", "x": SVGNumber.text(box.left - 8),
          "y": SVGNumber.text(scale.y(of: tick) + 4),
        ], text: label)
    }
    return [SVGElement("path", ["class": "grid", "d": (across + down).joined()])] + labels
  }

  private func frame() -> SVGElement {
    let left = SVGNumber.text(box.left)
    return SVGElement(
      "path",
      [
        "class": "axis", "fill": "none",
        "d": "M\(left) \(SVGNumber.text(box.top))V\(SVGNumber.text(box.bottom))H\(SVGNumber.text(box.right))",
      ])
  }

  private func reference() -> [SVGElement] {
    guard let reference = panel.reference, scale.values.contains(reference) else { return [] }
    let y = SVGNumber.text(scale.y(of: reference))
    return [
      SVGElement(
        "path", ["class": "target", "d": "M\(SVGNumber.text(box.left)) \(y)h\(SVGNumber.text(box.width))"])
    ]
  }

  private func curves() -> [SVGElement] {
    panel.curves.enumerated().flatMap { index, stretches in
      stretches.map { stretch in curve(stretch.map(scale.point(_:)), index: index) }
    }
  }

  private func curve(_ points: [SVGPoint], index: Int) -> SVGElement {
    let path = SVGPath(simplifying: points)
    if path.points.count == 1, let only = path.points.first {
      return SVGElement(
        "circle",
        [
          "class": "point " + SVGStyleSheet.colorClass(index), "cx": SVGNumber.text(only.x),
          "cy": SVGNumber.text(only.y), "r": "3",
        ])
    }
    return SVGElement("path", ["class": SVGStyleSheet.curveClass(index), "d": path.data])
  }
}
