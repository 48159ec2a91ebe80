/// One pair of axes with the curves of all series.
struct PlotPanel {
  let quantity: Quantity
  let values: ValueRange
  let curves: [[[PlotPoint]]]
  /// The target, or no velocity.
  let reference: Double?

  /// Nil when no series has anything to draw.
  init?(quantity: Quantity, series: [PlotSeries], target: Double?) {
    self.quantity = quantity
    curves = series.map { quantity.stretches(of: $0) }
    reference = quantity == .velocity ? 0 : target.flatMap { $0.isFinite ? $0 : nil }
    let drawn = curves.flatMap { $0.flatMap { $0.map(\.value) } }
    guard !drawn.isEmpty, let values = ValueRange(covering: drawn + (reference.map { [$0] } ?? [])) else {
      return nil
    }
    self.values = values
  }

  var times: [Double] { curves.flatMap { $0.flatMap { $0.map(\.time) } } }
}

/// The quantity of a motion that a panel shows over time.
enum Quantity {
  case position
  case velocity

  func value(of sample: PlotSample) -> Double {
    switch self {
    case .position: sample.value
    case .velocity: sample.velocity
    }
  }

  func heading(axis: PlotAxis) -> String {
    switch self {
    case .position: "position"
    case .velocity: "velocity, \(axis.rate)"
    }
  }

  /// The stretches of a series that can be drawn: a number that is not finite ends one, so that a gap stays
  /// visible.
  func stretches(of series: PlotSeries) -> [[PlotPoint]] {
    let points = series.samples.map { PlotPoint(time: $0.time, value: value(of: $0)) }
    return points.split { !$0.isDrawable }.map(Array.init)
  }
}

/// One point of a curve, before it is placed on a canvas.
struct PlotPoint: Equatable {
  var time: Double
  var value: Double

  var isDrawable: Bool {
    time.magnitude <= ValueRange.largestMagnitude && value.magnitude <= ValueRange.largestMagnitude
  }
}
