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
