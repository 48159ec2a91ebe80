/// The round numbers along an axis: multiples of 1, 2 or 5 times a power of ten.
struct Ticks: Equatable {
  let values: [Double]
  let step: DecimalStep

  /// The finest ticks in a range that are at most `limit` many; but always two, or an axis would have no
  /// scale.
  init(in range: ValueRange, atMost limit: Int) {
    var ticks = Ticks(in: range, step: DecimalStep(atLeast: range.span / Double(max(limit - 1, 1))))
    while ticks.values.count < 2 {
      ticks = Ticks(in: range, step: ticks.step.finer)
    }
    self = ticks
  }

  init(in range: ValueRange, step: DecimalStep) {
    self.step = step
    // A hair of tolerance: 0.3 / 0.1 is not 3 in binary, and the tick at the very end would be lost.
    let first = (range.lower / step.size - 1e-9).rounded(.up)
    let last = (range.upper / step.size + 1e-9).rounded(.down)
    var values: [Double] = []
    var index = first
    while index <= last {
      values.append(step.multiple(index))
      index += 1
    }
    self.values = values
  }

  var labels: [String] { values.map { step.label(of: $0) } }
}
