/// The four numbers of a cubic Bezier timing curve, to calculate with: x1, y1, x2, y2.
typealias BezierNumbers = SIMD4<Double>

extension SIMD4<Double> {
  /// x of both control points cut off at 0 and 1.
  var clamped: BezierNumbers {
    BezierNumbers(Swift.min(Swift.max(self[0], 0), 1), self[1], Swift.min(Swift.max(self[2], 0), 1), self[3])
  }

  /// Rounded to multiples of one part in so many.
  func rounded(to parts: Double) -> BezierNumbers { (self * parts).rounded(.toNearestOrAwayFromZero) / parts }
}

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

/// The best Bezier of few decimals near the best one of all.
struct BezierRounding {
  private let gap: BezierGap
  private let numbers: BezierNumbers
  private let peaks: [GapPeak]

  /// How many of the candidates, the best as far as gaps change in proportion, are looked at closely.
  private static let tries = 4

  /// Steps of up to one unit, each way or not at all, in each of the four numbers.
  private static let shifts: [BezierNumbers] = (0..<81).map { index in
    var shift = BezierNumbers.zero
    var digits = index
    for unknown in 0..<4 {
      shift[unknown] = Double(digits % 3) - 1
      digits /= 3
    }
    return shift
  }

  init(_ descent: BezierDescent) {
    gap = descent.gap
    numbers = descent.numbers
    peaks = descent.peaks
  }

  /// The best numbers that are multiples of one part in so many, and their largest gap.
  func best(parts: Double) -> (numbers: BezierNumbers, largest: Double) {
    let center = numbers.rounded(to: parts)
    var candidates: [(numbers: BezierNumbers, largest: Double)] = []
    candidates.reserveCapacity(Self.tries + 1)
    for shift in Self.shifts {
      let next = center + shift / parts
      guard next[0] >= 0, next[0] <= 1, next[2] >= 0, next[2] <= 1 else { continue }
      let largest = guess(
        next - numbers, limit: candidates.count < Self.tries ? .infinity : candidates[Self.tries - 1].largest)
      candidates.insert((next, largest), ofLeast: Self.tries) { $0.largest }
    }
    var best = (numbers: center.clamped, largest: Double.infinity)
    for candidate in candidates {
      let next = candidate.numbers.rounded(to: parts)
      let largest = gap.largest(next, limit: best.largest)
      if largest < best.largest { best = (next, largest) }
    }
    return best
  }

  private func guess(_ step: BezierNumbers, limit: Double) -> Double {
    var largest = 0.0
    for peak in peaks {
      largest = max(largest, peak.size(after: step))
      if largest >= limit { return largest }
    }
    return largest
  }
}

/// The step of a Bezier's four numbers within a box that makes the largest of its peaks least, if they changed
/// in proportion: a linear programme, solved by the simplex method on its dual.
///
/// Chebyshev approximation so: Barrodale and Phillips, "An improved algorithm for discrete Chebyshev linear
/// approximation", 1975. The dual has five rows only, and a basis to begin with: the largest peak, and the sides of
/// the box that it pushes the step against.
struct MinimaxStep {
  /// Something that the step must respect, as a column of the dual: a peak, or a side of the box.
  private struct Column {
    let step: BezierNumbers
    let size: Double
    let cost: Double

    @inline(__always)
    func violation(_ step: BezierNumbers, _ largest: Double) -> Double {
      let parts = self.step * step
      return cost - largest * size + ((parts[0] + parts[1]) + (parts[2] + parts[3]))
    }
  }

  /// A row of the inverse of the basis, and the cost of its column.
  private struct Row {
    var step: BezierNumbers
    var size: Double
    var cost: Double
  }

  private var columns: [Column] = []
  private var rows: [Row] = []

  /// More exchanges than any step took; what there is by then is a step too.
  private static let mostExchanges = 40

  /// The step.
  /// - Parameters:
  ///   - low: the box's lower sides, 0 or less.
  ///   - high: its upper sides, 0 or more.
  static func best(_ peaks: [GapPeak], low: BezierNumbers, high: BezierNumbers) -> BezierNumbers {
    var programme = MinimaxStep(peaks, low: low, high: high)
    for _ in 0..<mostExchanges where programme.exchange() {}
    let (step, _) = programme.solution
    return step.clamped(lowerBound: low, upperBound: high)
  }

  private init(_ peaks: [GapPeak], low: BezierNumbers, high: BezierNumbers) {
    columns.reserveCapacity(peaks.count + 8)
    for peak in peaks { columns.append(Column(step: peak.change, size: 1, cost: peak.size)) }
    for index in 0..<4 {
      var side = BezierNumbers.zero
      side[index] = 1
      columns.append(Column(step: side, size: 0, cost: -high[index]))
      columns.append(Column(step: -side, size: 0, cost: low[index]))
    }
    guard let largest = peaks.max(by: { $0.size < $1.size }) else { return }
    rows.reserveCapacity(5)
    for index in 0..<4 {
      let isRising = largest.change[index] > 0
      var side = BezierNumbers.zero
      side[index] = isRising ? -1 : 1
      rows.append(
        Row(
          step: side, size: abs(largest.change[index]), cost: isRising ? low[index] : -high[index]))
    }
    rows.append(Row(step: .zero, size: 1, cost: largest.size))
  }

  /// The step that the basis stands for, and the largest peak after it.
  private var solution: (step: BezierNumbers, largest: Double) {
    var (step, largest) = (BezierNumbers.zero, 0.0)
    for row in rows {
      step -= row.cost * row.step
      largest += row.cost * row.size
    }
    return (step, largest)
  }

  /// Takes what the step violates most into the basis; false when there is nothing.
  private mutating func exchange() -> Bool {
    let (step, largest) = solution
    var worst = 1e-9
    var place = -1
    for index in columns.indices {
      let violation = columns[index].violation(step, largest)
      if violation > worst { (worst, place) = (violation, index) }
    }
    guard place >= 0 else { return false }
    let entering = columns[place]
    var leaving: Int?
    var least = Double.infinity
    for (index, row) in rows.enumerated() {
      let share = (row.step * entering.step).sum() + row.size * entering.size
      if share > 1e-12, row.size / share < least { (least, leaving) = (row.size / share, index) }
    }
    guard let leaving else { return false }
    replace(leaving, by: entering)
    return true
  }

  private mutating func replace(_ leaving: Int, by column: Column) {
    let old = rows[leaving]
    let share = (old.step * column.step).sum() + old.size * column.size
    let new = Row(step: old.step / share, size: old.size / share, cost: column.cost)
    for index in rows.indices where index != leaving {
      let part = (rows[index].step * column.step).sum() + rows[index].size * column.size
      rows[index].step -= part * new.step
      rows[index].size -= part * new.size
    }
    rows[leaving] = new
  }
}
