/// What a panel shows of a motion over time.
enum Quantity {
  case position
  case velocity

  func value(of sample: PlotSample) -> Double {
    switch self {
    case .position: sample.value
    case .velocity: sample.velocity
    }
  }

  func heading(unit: String?, axis: PlotAxis) -> String {
    switch self {
    case .position: unit.map { "position, \($0)" } ?? "position"
    case .velocity: "velocity, " + (unit.map { "\($0) " } ?? "") + axis.rate
    }
  }

  /// The stretches of a series that can be drawn: a number that is not finite ends one, so that a gap stays
  /// visible.
  func stretches(of series: PlotSeries) -> [[PlotPoint]] {
    var stretches: [[PlotPoint]] = []
    var current: [PlotPoint] = []
    for sample in series.samples {
      let point = PlotPoint(time: sample.time, value: value(of: sample))
      if point.isDrawable {
        current.append(point)
      } else if !current.isEmpty {
        stretches.append(current)
        current = []
      }
    }
    if !current.isEmpty { stretches.append(current) }
    return stretches
  }
}
