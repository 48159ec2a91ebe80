import PlainText

/// One pair of axes of a picture with the curves of all series.
struct SVGPanel {
  let panel: PlotPanel
  let scale: SVGScale
  let axis: PlotAxis
  /// Its title; nil is the name of the quantity.
  var title: String?

  private var box: SVGBox { scale.box }

  func elements(timeTicks: Ticks) -> [SVGElement] {
    [heading()] + grid(timeTicks: timeTicks) + [frame()] + reference() + curves()
  }

  /// As many ticks as leave 28 pixels between their labels.
  static func valueTicks(in values: ValueRange, height: Double) -> Ticks {
    Ticks(in: values, atMost: max(2, Int(saturating: height / 28)))
  }

  /// The room on the left of panels for the labels of their ticks.
  static func gutter(_ panels: [(values: ValueRange, height: Double)]) -> Double {
    let labels = panels.flatMap { valueTicks(in: $0.values, height: $0.height).labels }
    return 12 + (labels.map(SVGTextSize.width(of:)).max() ?? 0).rounded(.up) + 8
  }

  private func heading() -> SVGElement {
    let heading = title ?? panel.quantity.heading(axis: axis)
    return .text(
      SVGTextSize.truncated(heading, width: box.width), x: box.left, y: box.top - 7, styleClass: "quiet")
  }

  private func grid(timeTicks: Ticks) -> [SVGElement] {
    let valueTicks = Self.valueTicks(in: scale.values, height: box.height)
    let across = valueTicks.values.map { tick in
      "M\(box.left.pixels) \(scale.y(of: tick).pixels)h\(box.width.pixels)"
    }
    let down = timeTicks.values.map { tick in
      "M\(scale.x(of: tick).pixels) \(box.top.pixels)v\(box.height.pixels)"
    }
    let labels = zip(valueTicks.values, valueTicks.labels).map { tick, label in
      SVGElement.text(label, x: box.left - 8, y: scale.y(of: tick) + 4, styleClass: "quiet end")
    }
    return [.path((across + down).joined(), styleClass: "grid")] + labels
  }

  private func frame() -> SVGElement {
    let left = box.left.pixels
    return SVGElement(
      "path",
      [
        "class": "axis", "fill": "none",
        "d": "M\(left) \(box.top.pixels)V\(box.bottom.pixels)H\(box.right.pixels)",
      ])
  }

  private func reference() -> [SVGElement] {
    guard let reference = panel.reference, scale.values.contains(reference) else { return [] }
    let y = scale.y(of: reference).pixels
    return [.path("M\(box.left.pixels) \(y)h\(box.width.pixels)", styleClass: "target")]
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
          "class": "point " + SVGStyleSheet.colorClass(index), "cx": only.x.pixels, "cy": only.y.pixels,
          "r": "3",
        ])
    }
    return .path(path.data, styleClass: SVGStyleSheet.curveClass(index))
  }
}

/// From times and values to the pixels of a panel.
struct SVGScale {
  let box: SVGBox
  let times: ValueRange
  let values: ValueRange

  /// The share of a panel's height that stays free above and below its curves, for the width of their lines.
  static let margin = 0.05

  func point(_ point: PlotPoint) -> SVGPoint {
    SVGPoint(x: x(of: point.time), y: y(of: point.value))
  }

  func x(of time: Double) -> Double {
    box.left + times.share(of: time) * box.width
  }

  func y(of value: Double) -> Double {
    let share = Self.margin + values.share(of: value) * (1 - 2 * Self.margin)
    return box.bottom - share * box.height
  }
}

/// A rectangle of a picture, in pixels.
struct SVGBox: Equatable {
  var left: Double
  var top: Double
  var width: Double
  var height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }
}

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
