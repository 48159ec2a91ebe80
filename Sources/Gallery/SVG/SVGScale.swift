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
