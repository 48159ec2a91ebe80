/// Descends to the Bezier whose largest gap is least: each step is the best one as long as gaps change in
/// proportion, within a box that grows while that proves true and shrinks where it does not.
///
/// A minimax has as many equal peaks as unknowns and one more, so that the last steps square the error, as
/// Remez's exchange does.
struct BezierDescent {
  let gap: BezierGap
  private(set) var numbers: BezierNumbers
  /// The largest gap.
  private(set) var largest: Double
  /// Half of the box's width in x; heights may change twice as much.
  private var radius = 0.1

  init(gap: BezierGap, from start: BezierNumbers, largest: Double) {
    self.gap = gap
    numbers = start
    self.largest = largest
  }

  /// The peaks where it has come to.
  var peaks: [GapPeak] { gap.peaks(numbers, largest: largest) }

  /// Descends until steps gain less than a share of the largest gap.
  mutating func descend(steps: Int, gain: Double) {
    var peaks = peaks
    for _ in 0..<steps where radius > 1e-4 {
      let step = MinimaxStep.best(peaks, low: low, high: high)
      let predicted = peaks.reduce(0) { max($0, $1.size(after: step)) }
      guard largest - predicted > gain * largest else { return }
      let next = (numbers + step).clamped
      let nextLargest = gap.largest(next, limit: largest)
      guard nextLargest < largest else {
        radius *= 0.25
        continue
      }
      let gained = largest - nextLargest
      radius *= gained > 0.7 * (largest - predicted) ? 2 : 0.7
      (numbers, largest) = (next, nextLargest)
      if gained < gain * largest { return }
      peaks = self.peaks
    }
  }

  private var box: BezierNumbers { BezierNumbers(1, 2, 1, 2) * radius }

  private var low: BezierNumbers {
    let box = box
    return BezierNumbers(max(-box[0], -numbers[0]), -box[1], max(-box[2], -numbers[2]), -box[3])
  }

  private var high: BezierNumbers {
    let box = box
    return BezierNumbers(min(box[0], 1 - numbers[0]), box[1], min(box[2], 1 - numbers[2]), box[3])
  }
}
