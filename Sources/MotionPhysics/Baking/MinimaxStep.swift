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
