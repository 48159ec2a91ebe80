import MotionPhysics

/// Rows for all bounces, each made when it is first asked for.
struct SpringTable {
  private var rows: [SpringRow?] = Array(repeating: nil, count: Int(1.8 / SpringRow.step) + 2)

  /// The features of a spring.
  mutating func features(_ shape: SpringShape) -> MotionFeatures? {
    guard SpringRow.bounces.contains(shape.bounce), shape.delay == 0,
      let (below, above, share) = neighbours(shape.bounce)
    else { return shape.spring.map { MotionFeatures($0, delay: shape.delay) } }
    return MotionFeatures(
      halfTime: shape.duration * (below.halfTime + (above.halfTime - below.halfTime) * share),
      overshoot: below.overshoot + (above.overshoot - below.overshoot) * share,
      later: below.later + (above.later - below.later) * share)
  }

  /// The distance of two springs that are near to one another; nil where only the exact one tells.
  ///
  /// - Parameter limit: Beyond it any larger number will do.
  mutating func distance(
    _ first: SpringShape, _ second: SpringShape, limit: Double = .infinity
  ) -> Double? {
    let middle = (first.bounce + second.bounce) / 2
    guard SpringRow.bounces.contains(middle), let row = row(Int((position(of: middle)).rounded())) else {
      return nil
    }
    let duration = (first.duration * second.duration).squareRoot()
    // The logarithm of the durations' ratio, by the first term of its series in the difference over the mean.
    let ratio = 2 * (first.duration - second.duration) / (first.duration + second.duration)
    return row.gap(
      duration: ratio, bounce: first.bounce - second.bounce, delay: (first.delay - second.delay) / duration,
      limit: limit)
  }

  private func position(of bounce: Double) -> Double {
    (bounce - SpringRow.bounces.lowerBound) / SpringRow.step
  }

  private mutating func neighbours(_ bounce: Double) -> (SpringRow, SpringRow, Double)? {
    let position = position(of: bounce)
    let index = Int(position)
    guard let below = row(index), let above = row(index + 1) else { return nil }
    return (below, above, position - Double(index))
  }

  private mutating func row(_ index: Int) -> SpringRow? {
    if let row = rows[index] { return row }
    rows[index] = SpringRow(bounce: SpringRow.bounces.lowerBound + Double(index) * SpringRow.step)
    return rows[index]
  }
}
