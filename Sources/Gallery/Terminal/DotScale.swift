/// From times and values to the dots of a canvas.
struct DotScale {
  let times: ValueRange
  let values: ValueRange
  let columns: Int
  let rows: Int
  /// The value of the reference line. What differs from it visibly never lies on its row.
  let reference: Double?

  /// A difference from the reference line of this many dots is shown as a whole one. Less would draw a
  /// spring's last thousandths as overshoot; more would hide an overshoot of half a per cent, which people
  /// do see.
  static let visibleDots = 0.125

  init(times: ValueRange, values: ValueRange, columns: Int, rows: Int, reference: Double?) {
    self.times = times
    self.columns = columns
    self.rows = rows
    self.reference = reference
    self.values = Self.withRoom(around: reference, in: values, rows: rows)
  }

  func dot(of point: PlotPoint) -> Dot {
    Dot(x: column(of: point.time), y: row(of: point.value))
  }

  func column(of time: Double) -> Int {
    Int((times.share(of: time) * Double(columns - 1)).rounded())
  }

  /// Counted from the top.
  func row(of value: Double) -> Int {
    let height = values.share(of: value) * Double(rows - 1)
    guard let reference, values.contains(reference) else { return rows - 1 - Int(height.rounded()) }
    let referenceHeight = values.share(of: reference) * Double(rows - 1)
    var nearest = Int(height.rounded())
    if nearest == Int(referenceHeight.rounded()) {
      if height - referenceHeight >= Self.visibleDots { nearest += 1 }
      if referenceHeight - height >= Self.visibleDots { nearest -= 1 }
    }
    return rows - 1 - min(max(nearest, 0), rows - 1)
  }

  /// Moves an end of the range outwards where the curves pass the reference line by less than a dot.
  private static func withRoom(around reference: Double?, in range: ValueRange, rows: Int) -> ValueRange {
    guard let reference, range.contains(reference), rows > 4 else { return range }
    let dots = Double(rows - 1)
    var lower = range.lower
    var upper = range.upper
    let above = range.share(of: upper) - range.share(of: reference)
    let below = range.share(of: reference)
    if above * dots >= visibleDots, above * dots < 1 { upper = reference + (reference - lower) / (dots - 1) }
    if below * dots >= visibleDots, below * dots < 1 { lower = reference - (upper - reference) / (dots - 1) }
    return ValueRange(lower: lower, upper: upper)
  }
}
